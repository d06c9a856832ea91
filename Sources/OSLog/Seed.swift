// Seed of the module OSLog.

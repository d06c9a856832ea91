// Seed of the module AppIntents.

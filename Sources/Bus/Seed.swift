// Seed of the module Bus.

// Seed of the module AppGroups.

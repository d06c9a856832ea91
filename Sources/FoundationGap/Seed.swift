// Seed of the module FoundationGap.

// Seed of the module Combine.

// Seed of the module ControlHost.

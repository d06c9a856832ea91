// Seed of the module ControlProtocol.

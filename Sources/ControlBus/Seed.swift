// Seed of the module ControlBus.

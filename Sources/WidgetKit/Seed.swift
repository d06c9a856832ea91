// Seed of the module WidgetKit.

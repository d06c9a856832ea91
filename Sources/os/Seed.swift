// Seed of the module os.

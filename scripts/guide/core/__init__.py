"""What every other folder stands on: faults told, files read and written whole, YAML, commands, processes."""

"""Many games between bots: reproducible, on all cores, with figures that say how sure they are."""

"""Cards as data: files, their phrases (E-14), what is wrong with them, and the rows that the rules read."""

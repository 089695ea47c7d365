"""Interpreted engines run on plain lists; mypyc reads packed.pyi instead and emits native arrays."""

vec = list

"""Fourfold: tactical card games on one kernel. Cards are sleeves; a secret is a face in a sleeve."""

__version__ = "0.1.0"

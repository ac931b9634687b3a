"""Devices."""
from parts import *

"""Controls."""
from parts import *

@_exported public import os

// One module on Linux: everything is declared in `os`.
@_exported public import os

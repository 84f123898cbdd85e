"""SQLAlchemy's asynchronous engine without its ORM, which its package imports too: that would be a tenth of a start."""

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
else:
    PACKAGE = "sqlalchemy.ext.asyncio"
    is_there = PACKAGE in sys.modules
    if not is_there:
        sys.modules[PACKAGE] = module_from_spec(find_spec(PACKAGE))  # its __init__ has not run
    try:
        engine = import_module(f"{PACKAGE}.engine")
    finally:
        if not is_there:
            del sys.modules[PACKAGE]  # who imports it later gets the whole package, with the same classes
    AsyncEngine, create_async_engine = engine.AsyncEngine, engine.create_async_engine

__all__ = ["AsyncEngine", "create_async_engine"]

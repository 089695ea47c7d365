"""One source, two worlds: compile the hot modules with mypyc where that is possible, and do without where it is not.

FOURFOLD_PURE=1 builds the pure wheel. An editable install never compiles, so the checkout stays interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/fourfold")

# Never compiled, wherever they stand. packed.py is the interpreted half of a pair whose other half is packed.pyi:
# compiling it would cost three quarters of the speed without a word.
INTERPRETED = frozenset(
    {"__init__.py", "packed.py", "draw.py", "scene.py", "stats.py"}
    | {"catalog.py", "deckfacts.py", "deckfile.py", "deckmaker.py", "decktool.py", "deckwords.py", "odds.py"}
)


def hot_modules() -> list[str]:
    """The kernel, the top level of every game's folder, and the bots."""
    found = [path for pattern in ("kernel/*.py", "games/*/*.py", "bots/*.py") for path in PACKAGE.glob(pattern)]
    return sorted(str(path) for path in found if path.name not in INTERPRETED and path.parent.name != "tests")


def extensions() -> list[Extension]:
    building = {"build", "build_ext", "bdist_wheel"} & set(sys.argv)
    if not building or os.environ.get("FOURFOLD_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("fourfold: mypyc is not here, building the pure package", file=sys.stderr)
        return []
    compiled: list[Extension] = mypycify(hot_modules(), opt_level="3", group_name="fourfold")  # one group: +20 % speed
    for extension in compiled:
        extension.optional = True  # without a C compiler the package is pure, not broken
        # The list is shared by all of them. A compiler newer than ours may warn of more; that is no reason to give up.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-Wno-error"]
    return compiled


class AllOrNothing(build_ext):
    """Half a group cannot be imported: if one extension failed, none goes into the wheel; nor does one left over."""

    def run(self) -> None:
        super().run()
        expected = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        complete = all(path.exists() for path in expected)
        if not complete:
            print("fourfold: the C build failed, building the package without it", file=sys.stderr)
        for library in Path(self.build_lib).rglob("*.so"):
            if not complete or library.resolve() not in {path.resolve() for path in expected}:
                library.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})

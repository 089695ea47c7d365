"""The command line."""

from importlib.util import find_spec
from typing import Annotated

import typer

from fourfold import __version__

app = typer.Typer(rich_markup_mode=None, no_args_is_help=True, add_completion=False)


def world() -> str:
    """Which of the two worlds this installation is: asked of the kernel's file, without importing it."""
    kernel = find_spec("fourfold.kernel.state")
    return "compiled" if kernel and kernel.origin and not kernel.origin.endswith(".py") else "interpreted"


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fourfold {__version__} ({world()})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say the version and the world.")
    ] = False,
) -> None:
    """Tactical card games."""


def main() -> None:
    app()

"""`python -m fourfold` is `fourfold`."""

from fourfold.cli.main import main

if __name__ == "__main__":
    main()

"""`python -m ciphergen` is `gen`."""

from ciphergen.cli.main import main

if __name__ == "__main__":
    main()

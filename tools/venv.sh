#!/bin/sh
# Makes the environment .venv with the python given (default python3), or says in a sentence what is missing.
set -eu

python=${1:-python3}

fail() {
    echo "roundtable: $*" >&2
    exit 1
}

# An environment that was left half made, or whose Python is gone, is made again.
if .venv/bin/python -m pip --version >/dev/null 2>&1; then
    exit 0
fi

command -v "$python" >/dev/null 2>&1 ||
    fail "there is no '$python' here; install Python 3.11 or newer, or name one with 'make PYTHON=/path/to/python3'."

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "'$python' is $("$python" -V 2>&1); Python 3.11 or newer is needed: name one with 'make PYTHON=...'."

# Debian and Ubuntu ship Python without ensurepip; it comes with a package named after the version.
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
        echo "roundtable: this Python cannot make environments yet; installing $package."
        export DEBIAN_FRONTEND=noninteractive
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package"; } </dev/null ||
            fail "apt-get could not install $package; install it by hand, then run make again."
    else
        fail "this Python cannot make environments: install its venv module" \
            "(on Debian or Ubuntu 'sudo apt-get install $package'), then run make again."
    fi
fi

"$python" -m venv --clear .venv

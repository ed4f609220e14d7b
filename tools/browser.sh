#!/bin/sh
# Sees to the browser and the fonts that the browser tests need; says in a sentence what is missing where it can't.
set -eu

packages="chromium fonts-noto-core fonts-urw-base35"

have() {
    command -v chromium >/dev/null 2>&1 && [ -d /usr/share/fonts/truetype/noto ] && [ -d /usr/share/fonts/opentype/urw-base35 ]
}

fail() {
    echo "roundtable: $*" >&2
    exit 1
}

if have; then
    exit 0
fi
sudo=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "the browser tests need these Debian packages: $packages."
    sudo=sudo
fi
command -v apt-get >/dev/null 2>&1 || fail "the browser tests need Chromium, and the Noto and URW fonts; install them by hand."
echo "roundtable: installing what the browser tests need: $packages."
export DEBIAN_FRONTEND=noninteractive
{ $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends $packages; } </dev/null >/dev/null ||
    fail "apt-get could not install $packages; install them by hand, then run make again."
have || fail "the packages $packages are installed, but Chromium or the fonts are not where they were expected."

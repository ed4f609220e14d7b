#!/bin/sh
# Sees to the browser and the fonts that the browser tests need; says in a sentence what is missing where it can't.
# Chromium's headless shell needs a third less of the machine than the whole Chromium, which will do where there is no shell.
set -eu

shell="chromium-headless-shell"
fonts="fonts-noto-core fonts-urw-base35"

have() {
    command -v "$1" >/dev/null 2>&1
}

fonts_there() {
    [ -d /usr/share/fonts/truetype/noto ] && [ -d /usr/share/fonts/opentype/urw-base35 ]
}

fail() {
    echo "roundtable: $*" >&2
    exit 1
}

install() {
    $sudo apt-get install -y -qq --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}

if have $shell && fonts_there; then
    exit 0
fi
enough() {
    { have $shell || have chromium; } && fonts_there
}
sudo=
if [ "$(id -u)" -ne 0 ]; then
    have sudo || { enough && exit 0; } || fail "the browser tests need these Debian packages: chromium $fonts."
    sudo=sudo
fi
have apt-get || { enough && exit 0; } || fail "the browser tests need Chromium, and the Noto and URW fonts; install them by hand."
echo "roundtable: installing what the browser tests need: $shell $fonts."
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq </dev/null >/dev/null 2>&1 || true
install $shell $fonts || install chromium $fonts || true
enough || fail "apt-get could not install chromium $fonts; install them by hand, then run make again."

#!/usr/bin/env bash
# Installs Debian's packages whose commands are missing. Each argument names a package, and after a
# colon the commands of which one is enough: `firefox-esr:firefox-esr,firefox`.
set -uo pipefail
missing=()
for wanted in "$@"; do
  package=${wanted%%:*}
  found=no
  for command in $(tr ',' ' ' <<<"${wanted#*:}"); do
    # A command may be a path with a pattern.
    if command -v "$command" >/dev/null || compgen -G "$command" >/dev/null; then found=yes; fi
  done
  [ "$found" = yes ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt-get update -qq >"$log" 2>&1 &&
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1 || {
  tail -n 20 "$log"
  echo "Debian's packages could not be installed: ${missing[*]}"
  exit 1
}

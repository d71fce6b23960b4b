#!/bin/bash
# `onPostgresql.sh COMMAND…` runs the command with TEST_DATABASE_URL, the address of a PostgreSQL
# that is started for it and stopped after it. Ends with the command's status.
set -eu
postgres="$(dirname "$0")/postgres.sh"
folder=$(mktemp -d)
chmod 755 "$folder"
trap 'bash "$postgres" stop "$folder/postgres"; rm -rf "$folder"' EXIT
TEST_DATABASE_URL=$(FSYNC=off bash "$postgres" start "$folder/postgres")
export TEST_DATABASE_URL
"$@"

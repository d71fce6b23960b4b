#!/bin/bash
# A temporary PostgreSQL cluster for tests: `postgres.sh start FOLDER` makes it and prints only its
# URL on standard output; `postgres.sh stop FOLDER` stops it and removes the folder; `postgres.sh
# crash FOLDER` kills it with -9 and starts it again at the same URL. With FSYNC=off it does not wait
# for the disk: a killed process loses nothing by that, a power cut would.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 2 ] || fail "usage: $0 start|stop|crash FOLDER"
action=$1
folder=$2
PATH=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1):$PATH
bin=$(dirname "$(command -v initdb)") ||
  fail 'No PostgreSQL server found (Debian: apt-get install postgresql).'

# PostgreSQL refuses to run as root.
as_owner() {
  if [ "$(id -u)" -eq 0 ]; then su postgres -s /bin/sh -c "$1"; else sh -c "$1"; fi >&2
}

run_cluster() {
  as_owner "cd '$folder' && '$bin/pg_ctl' -D cluster -l log -w -o '$options' start"
}

start() {
  mkdir -m 700 "$folder"
  folder=$(cd "$folder" && pwd)
  [ "$(id -u)" -ne 0 ] || chown postgres "$folder"
  as_owner "'$bin/initdb' -D '$folder/cluster' -U postgres -A trust -E UTF8 --locale=C.UTF-8"
  # Another program may have the port.
  for _ in 1 2 3 4 5; do
    port=$((20000 + RANDOM % 12000))
    options="-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=${FSYNC:-on}"
    if run_cluster; then
      echo "$options" >"$folder/options"
      echo "postgresql://postgres@127.0.0.1:$port/postgres"
      return
    fi
  done
  fail "$(cat "$folder/log")"
}

stop() {
  as_owner "cd '$folder' && '$bin/pg_ctl' -D cluster -m immediate -w stop" || true
  rm -rf "$folder"
}

crash() {
  main=$(head -n 1 "$folder/cluster/postmaster.pid")
  others=$(grep -ls "^PPid:[[:space:]]*$main\$" /proc/[0-9]*/status | cut -d / -f 3)
  for process in $main $others; do kill -9 "$process" 2>/dev/null || true; done
  # Where nobody buries the dead, it would pass for running.
  rm "$folder/cluster/postmaster.pid" "$folder"/.s.PGSQL.*.lock
  options=$(cat "$folder/options")
  run_cluster
}

case $action in
  start) start ;;
  stop | crash)
    [ -d "$folder/cluster" ] || fail "$folder holds no cluster."
    folder=$(cd "$folder" && pwd)
    $action
    ;;
  *) fail "There is no $action." ;;
esac

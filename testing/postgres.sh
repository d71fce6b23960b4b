#!/bin/sh
# A temporary PostgreSQL cluster for tests: `postgres.sh start FOLDER` makes it and prints only its
# URL on standard output; `postgres.sh stop FOLDER` stops it and removes the folder; `postgres.sh
# crash FOLDER` kills it with -9 and starts it again at the same URL. With FSYNC=off it does not wait
# for the disk: a killed process loses nothing by that, a power cut would.
set -eu

usage() {
  echo "usage: $0 start|stop|crash FOLDER" >&2
  exit 2
}

[ $# -eq 2 ] || usage
action=$1
folder=$2

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || echo ./missing)")
[ -x "$bin/initdb" ] || {
  echo "No PostgreSQL server found (Debian: apt-get install postgresql)." >&2
  exit 1
}

free_port="const server = require('node:net').createServer()
server.listen(0, '127.0.0.1', () => { console.log(server.address().port); server.close() })"

# PostgreSQL refuses to run as root.
as_owner() {
  if [ "$(id -u)" -eq 0 ]; then su postgres -s /bin/sh -c "$1"; else sh -c "$1"; fi
}

run_cluster() {
  as_owner "cd '$folder' && '$bin/pg_ctl' -D cluster -l log -w -o '$options' start" >&2
}

start() {
  [ ! -e "$folder" ] || {
    echo "$folder exists already." >&2
    exit 1
  }
  mkdir -m 700 "$folder"
  folder=$(cd "$folder" && pwd)
  [ "$(id -u)" -ne 0 ] || chown postgres "$folder"
  as_owner "'$bin/initdb' -D '$folder/cluster' -U postgres -A trust -E UTF8 --locale=C.UTF-8" >&2
  # The port was free a moment ago; another program may have taken it since.
  for try in 1 2 3 4 5; do
    port=$(node -e "$free_port")
    options="-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=${FSYNC:-on}"
    if run_cluster; then
      echo "$options" >"$folder/options"
      echo "postgresql://postgres@127.0.0.1:$port/postgres"
      return
    fi
  done
  cat "$folder/log" >&2
  exit 1
}

enter_cluster() {
  [ -d "$folder/cluster" ] || {
    echo "$folder holds no cluster." >&2
    exit 1
  }
  folder=$(cd "$folder" && pwd)
}

stop() {
  enter_cluster
  as_owner "cd '$folder' && '$bin/pg_ctl' -D cluster -m immediate -w stop" >&2 || true
  rm -rf "$folder"
}

crash() {
  enter_cluster
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
  stop) stop ;;
  crash) crash ;;
  *) usage ;;
esac

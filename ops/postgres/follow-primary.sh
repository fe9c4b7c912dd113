#!/bin/sh
# Starts a streaming replica with the primary's command line. If the data folder is empty, first copies the primary as the user postgres.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 0700 "$PGDATA"
  until PGPASSWORD="$REPLICATION_PASSWORD" gosu postgres pg_basebackup -h primary -U replicator -D "$PGDATA" -R -X stream -C -S replica; do
    echo 'waiting for the primary' >&2
    sleep 2
  done
fi
exec docker-entrypoint.sh "$@" -c hot_standby_feedback=on -c max_standby_streaming_delay=1s

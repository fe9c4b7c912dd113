#!/bin/sh
# Starts a streaming replica with the primary's command line. If the data folder is empty, first copies the primary as the user postgres.
set -eu
export PGHOST="${PRIMARY_HOST:-primary}" PGUSER=replicator PGPASSWORD="$REPLICATION_PASSWORD"

copy_primary() {
  # What a copy that was interrupted has left. Its slot would let the primary keep its log, and pg_basebackup refuses to create it again; a
  # slot that another replica reads cannot be dropped.
  rm -rf "$PGDATA.copy"
  gosu postgres psql -q "dbname=postgres replication=true" -c 'DROP_REPLICATION_SLOT replica' 2>/dev/null || true
  gosu postgres pg_basebackup -D "$PGDATA.copy" -R -X stream -C -S replica
}

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres "$(dirname "$PGDATA")"
  until copy_primary; do
    echo 'no copy of the primary yet: trying again' >&2
    sleep 2
  done
  # Under its name only once it is complete.
  rm -rf "$PGDATA"
  mv "$PGDATA.copy" "$PGDATA"
fi
unset PGHOST PGUSER PGPASSWORD
exec docker-entrypoint.sh "$@" -c hot_standby_feedback=on -c max_standby_streaming_delay=1s

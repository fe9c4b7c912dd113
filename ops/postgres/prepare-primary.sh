#!/bin/sh
# Run once by the PostgreSQL image, in an empty data folder: creates the roles of the mall and the replication role of the replica.
set -eu
psql -v ON_ERROR_STOP=1 -v owner_password="$MALL_OWNER_PASSWORD" -v app_password="$MALL_APP_PASSWORD" \
  -v office_password="$MALL_OFFICE_PASSWORD" -U "$POSTGRES_USER" -d postgres -f /ops/roles.sql
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d postgres <<'SQL'
create role replicator login replication password :'password';
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"

#!/bin/sh
# Run once by the image of PostgreSQL, as its superuser, in an empty server: a login that owns the tables, one that owns nothing and is
# bound by row level security, and one that reads everything for backups and can restore them into a scratch database.
set -eu
secrets=${SECRETS:-/run/secrets}
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=owner="$(cat "$secrets/owner_password")" \
  --set=web="$(cat "$secrets/web_password")" \
  --set=backup="$(cat "$secrets/backup_password")" <<'SQL'
create role quietprint_app nologin noinherit nobypassrls;
create role quietprint_owner login createrole password :'owner';
grant quietprint_app to quietprint_owner with admin option;
create role quietprint_web login password :'web' in role quietprint_app;
create role quietprint_backup login bypassrls createdb password :'backup' in role pg_read_all_data, quietprint_app;
create database quietprint owner quietprint_owner;
revoke all on database quietprint from public;
grant connect on database quietprint to quietprint_web, quietprint_backup;
SQL

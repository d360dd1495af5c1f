#!/bin/bash
# A service owns its database, cannot connect to another one, and has no rights on the cluster. Passwords come from the
# environment; PostgreSQL keeps them hashed.
set -eu

make_database() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set "name=$1" --set "password=$2" --username postgres --dbname postgres <<'SQL'
CREATE ROLE :"name" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
}

make_database booking "$BOOKING_DATABASE_PASSWORD"
make_database calendar "$CALENDAR_DATABASE_PASSWORD"
make_database crm_email "$CRM_EMAIL_DATABASE_PASSWORD"
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --command 'REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC'

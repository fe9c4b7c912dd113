-- Creates the roles and the database of docs/operations.md with psql, with a password for each login:
--   psql -v owner_password=… -v app_password=… -v office_password=… -f ops/postgres/roles.sql postgres
create role mall_owner login password :'owner_password';
create role mall_app login noinherit password :'app_password';
create role mall_office login noinherit password :'office_password';
create role mall_search nologin;
create role mall_auditor nologin;
create role mall_backup nologin;
alter role mall_app set statement_timeout = '10s';
alter role mall_app set idle_in_transaction_session_timeout = '15s';
alter role mall_app set plan_cache_mode = 'force_generic_plan';
alter role mall_office set statement_timeout = '10s';
alter role mall_office set idle_in_transaction_session_timeout = '15s';
alter role mall_office set plan_cache_mode = 'force_custom_plan';
grant mall_app, mall_search, mall_auditor to mall_owner with admin option;
grant mall_backup to mall_owner with admin true, inherit false, set true;
grant mall_owner to current_user;
create database mall owner mall_owner encoding 'UTF8';
revoke connect, temporary on database mall from public;
grant connect on database mall to mall_app, mall_office, mall_backup;

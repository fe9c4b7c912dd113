-- Roles, what every table is protected by, and the malls. Tenant tables lead with mall_id, and row-level security compares it with the
-- transaction's setting app.mall_id: a query that forgets its mall finds nothing.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

do $$
begin
  -- The role the application works as; it owns nothing.
  if not exists (select from pg_roles where rolname = 'mall_app') then create role mall_app nologin; end if;
  -- The role behind the search functions, the only door to the search index.
  if not exists (select from pg_roles where rolname = 'mall_search') then create role mall_search nologin; end if;
  -- The role that a backup reads as: every row of every table, and nothing else. It needs no BYPASSRLS, which managed services do not
  -- grant: each table with row-level security has a policy that names it.
  if not exists (select from pg_roles where rolname = 'mall_backup') then create role mall_backup nologin; end if;
end $$;
grant mall_app, mall_search to current_user;
-- The owner may become it, yet does not see all malls as itself.
grant mall_backup to current_user with inherit false, set true;
grant usage on schema public to mall_app, mall_search;
-- Whether the database is at the newest migration is asked by the application too.
grant select on schema_migration to mall_app;

create function current_mall_id() returns int
  language sql stable
  return nullif(current_setting('app.mall_id', true), '')::int;

-- Binds a tenant table to the transaction's mall, its owner included, and gives the application the privileges named and no others.
create function protect_tenant_table(tenant_table regclass, privileges text) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_mall on %s using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
  if privileges <> '' then execute format('grant %s on %s to mall_app', privileges, tenant_table); end if;
end $$;
revoke execute on function protect_tenant_table(regclass, text) from public;

-- Of the job queue; its tables are in the next migration.
create schema pgboss;

-- Opens every table to the backup. Called after each migration (migrate.ts), so no later table can be forgotten.
create function grant_backup_access() returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  bound_table text;
begin
  grant usage on schema public, pgboss to mall_backup;
  grant select on all tables in schema public, pgboss to mall_backup;
  grant select on all sequences in schema public, pgboss to mall_backup;
  for bound_table in
    select c.oid::regclass::text from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'p') and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup_reads')
  loop
    execute format('create policy backup_reads on %s for select to mall_backup using (true)', bound_table);
  end loop;
end $$;
revoke execute on function grant_backup_access() from public;

-- R waits for the operator, Y approved, N rejected (R4.04).
create domain approval_state as text check (value in ('R', 'Y', 'N'));
-- Who moved something from one state to the next.
create domain actor as text check (value in ('MEMBER', 'OPERATOR', 'SYSTEM'));

create table mall (
  mall_id int primary key,
  -- The names are those of addresses beside the malls; a browser takes /kmcertverification for /kmcertVerification.
  mall_url text not null unique check (
    mall_url ~ '^[a-z][a-z0-9-]{1,30}$'
    and mall_url not in ('m', 'tid', 'pg', 'email', 'api', 'assets', 'images', 'admin', 'kmcertverification')
  ),
  name text not null,
  title text not null,
  sales_type text not null check (sales_type in ('GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON')),
  style text not null check (style in ('A', 'B', 'C', 'D', 'E')),
  is_mobile boolean not null default true,
  is_login_open boolean not null default false,
  is_marketing boolean not null default false,
  -- The member whose tokens a marketing mall hands to every visitor (spec 1).
  guest_member_no bigint,
  has_dormancy boolean not null default true,
  needs_approval boolean not null default false,
  slogan text not null default '',
  logo text not null,
  footer_logo text not null,
  footer_logo_link text not null default '',
  mobile_certificate_image text not null default '',
  mobile_certificate_link text not null default '',
  customer_phone text not null,
  email text not null,
  center_opens_at text not null check (center_opens_at ~ '^[0-2][0-9][0-5][0-9]$'),
  center_closes_at text not null check (center_closes_at ~ '^[0-2][0-9][0-5][0-9]$'),
  company text not null,
  representative_name text not null,
  business_number text not null,
  registration_number text not null default '',
  sales_permit_number text not null,
  address text not null,
  delivery_fee int not null default 3000 check (delivery_fee >= 0),
  free_delivery_from int not null default 50000 check (free_delivery_from >= 0),
  -- Added to each delivery group that costs freight when it goes to an island or a far region.
  remote_surcharge int not null default 3000 check (remote_surcharge >= 0),
  -- An account takes its deposit until the end of the day, so many days after the order; the stock is kept as long.
  deposit_days int not null default 1 check (deposit_days between 1 and 14),
  -- The most that all members of the mall together may owe, won; null: no such limit.
  account_limit bigint check (account_limit >= 0),
  -- How much of the shelf one member may hold without paying. Pieces of one product, at its usual price, in what a member orders and
  -- in their unpaid orders together.
  most_pieces int not null default 20 check (most_pieces between 1 and 99),
  most_unpaid_orders int not null default 5 check (most_unpaid_orders > 0),
  -- Applications for phones that are neither activated nor ended; each holds a phone.
  most_open_applications int not null default 3 check (most_open_applications > 0)
);
grant select on mall to mall_app;

-- Every instance of the API keeps the malls in memory and reads them again when told that one changed.
create function notify_mall_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('mall_changed', '');
  return null;
end $$;
create trigger notify_mall_changed after insert or update or delete or truncate on mall
  for each statement execute function notify_mall_changed();

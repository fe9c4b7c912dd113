-- The back office: its role, what it reads across malls, and who of the staff moved something. Staff read many malls in one query; each write
-- stays in one mall, bound by the policy own_mall as the shop's are.

do $$
begin
  -- The role that the office works as; it owns nothing.
  if not exists (select from pg_roles where rolname = 'mall_office') then create role mall_office nologin; end if;
end $$;

-- What the office does not read across malls, and why. A table that is closed has no policy office_read, yet is open in the one mall that
-- the office writes in, as it is to the shop; a column that is closed is read by the office nowhere.
comment on table legal_archive is 'Closed to the office: what the law keeps of who has left is opened record by record.';
comment on table refresh_token is 'Closed to the office: who has one is signed in as its member.';
comment on table account_link is 'Closed to the office: who follows one sets a password or an address.';
comment on table certification is 'Closed to the office: holds who somebody has proved to be, and the secrets of their browser.';
comment on table tid_request is 'Closed to the office: holds the secrets of a sign-in that is under way.';
comment on table application_draft is 'Closed to the office: nobody has sent it yet, and it holds who they have proved to be.';
comment on column member.password_hash is 'Closed to the office: passwords are guessed from it.';
comment on column member.person_hash is 'Closed to the office: it is the same for a person in every mall.';
comment on column tid_link.subject_hash is 'Closed to the office: it is the same for a person in every mall.';
comment on column application.ci_hash is 'Closed to the office: it is the same for a person in every mall.';
comment on column payment_attempt.webhook_secret is 'Closed to the office: who knows it can tell of a deposit that was never made.';

-- Whether a table (place 0) or one of its columns is closed to the office.
create function is_closed_to_office(relation oid, place int) returns boolean
  language sql stable
  return coalesce(col_description(relation, place) like 'Closed to the office: %', false);

-- Who may read `relation` reads so much of it: the whole of it, or its open columns and the number of the transaction that wrote the row last.
create function columns_open_to_office(relation oid) returns text
  language sql stable
  return (
    select case when bool_or(is_closed_to_office(relation, attnum)) then
      format('(xmin, %s)', string_agg(quote_ident(attname), ', ' order by attnum) filter (where not is_closed_to_office(relation, attnum)))
      else '' end
    from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped);

-- Gives the office all that the application may do, so that the shop's use cases work for it inside a mall, and opens every tenant table to its
-- reading across malls. Called after each migration (migrate.ts), so no later table can be forgotten.
create function grant_office_access() returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  statement text;
begin
  for statement in
    with relation as (
      select oid, oid::regclass as name, relacl, case relkind when 'S' then 'sequence' else 'table' end as kind,
        exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_mall') and not is_closed_to_office(oid, 0) as is_open,
        columns_open_to_office(oid) as columns
      from pg_class c
      where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'S')
    ), of_application as (
      select name, kind, columns, privilege_type as privilege
      from relation, aclexplode(relacl) where grantee = 'mall_app'::regrole
    )
    select format('grant usage on schema %s to mall_office', n.oid::regnamespace)
    from pg_namespace n, aclexplode(nspacl) where grantee = 'mall_app'::regrole
    union all
    select format('grant %s on %s %s to mall_office', privilege, kind, name)
    from of_application where privilege <> 'SELECT' or columns = ''
    union all
    select format('grant %s (%I) on %s to mall_office', privilege_type, attname, attrelid::regclass)
    from pg_attribute, aclexplode(attacl) where grantee = 'mall_app'::regrole
    union all
    select format('grant execute on function %s to mall_office', p.oid::regprocedure)
    from pg_proc p, aclexplode(proacl) where grantee = 'mall_app'::regrole
    union all
    select format('grant select on %s to mall_office', name) from relation where is_open and columns = ''
    union all
    select format('revoke select on %1$s from mall_office; grant select %2$s on %1$s to mall_office', name, columns)
    from relation where columns <> ''
    union all
    -- Both settings are read once a statement, not once a row; one that was once made local reads '' afterwards.
    select format(
      $policy$
        create policy office_read on %s for select to mall_office using (
          (select current_setting('app.office_all', true) = 'on')
          or mall_id = any ((select nullif(current_setting('app.office_malls', true), '')::int[])::int[]))
      $policy$, name)
    from relation where is_open and not exists (select from pg_policy where polrelid = relation.oid and polname = 'office_read')
  loop
    execute statement;
  end loop;
end $$;
revoke execute on function grant_office_access() from public;

-- Who of the staff moved it; empty for members, the system and commands.
alter table order_event add column staff_no bigint;
alter table claim_event add column staff_no bigint;
alter table application_event add column staff_no bigint;
alter table subscription_application_event add column staff_no bigint;

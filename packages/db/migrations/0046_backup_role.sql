-- The role that a backup reads as: every row of every table, and nothing else. It needs no BYPASSRLS, which managed services do not
-- grant: each table with row-level security has a policy that names it.

do $$
begin
  if not exists (select from pg_roles where rolname = 'mall_backup') then create role mall_backup nologin; end if;
  -- The owner may become it, yet does not see all malls as itself.
  execute format('grant mall_backup to %I with inherit false, set true', current_user);
end $$;

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

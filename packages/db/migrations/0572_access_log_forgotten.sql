-- The log of who saw whose personal data is kept for two years, and no longer: it names members. It goes by whole seals, and of a seal that is
-- forgotten the hash stays, on which the next one is built.
-- breaks: nothing; the right to create that the auditor gets and loses here is needed for this migration alone.

alter table seal add column forgotten_at timestamptz;
grant update (row_numbers, row_hashes, forgotten_at) on seal to mall_auditor;
grant delete on privacy_access to mall_auditor;

-- Forgets the oldest seals of the log with their rows, until so many rows are gone; returns how many. Nothing goes before the database's own
-- clock says two years, and neither a seal that its rows do not agree with nor anything after it: that is for whoever looks into it.
create function forget_access(before timestamptz, most int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  one seal;
  gone int;
  total int := 0;
begin
  -- As sealing: one at a time.
  perform pg_advisory_xact_lock(20261124);
  for one in
    select * from seal where log = 'privacy_access' and forgotten_at is null and sealed_at < least(before, now() - interval '2 years')
    order by seal_no
  loop
    exit when total >= most or exists (
      select from unnest(one.row_numbers, one.row_hashes) as s (number, row_hash)
      full join log_rows('privacy_access', one.from_xid, one.before_xid) f on f.row_no = s.number
      where s.row_hash is distinct from f.row_hash);
    delete from privacy_access where xid >= one.from_xid and xid < one.before_xid;
    get diagnostics gone = row_count;
    update seal set row_numbers = '{}', row_hashes = '{}', forgotten_at = clock_timestamp()
      where log = 'privacy_access' and seal_no = one.seal_no;
    total := total + gone;
  end loop;
  return total;
end $$;
comment on function forget_access(timestamptz, int) is
  'Runs as mall_auditor: the log is closed to all others. Takes away what is older than two years and as it was sealed, and returns a count alone.';

-- As before (0015), and of a forgotten seal: it is old enough, and nothing is where its rows were.
create or replace function verify_logs() returns table (log text, seals int, row_count bigint, sealed_at timestamptz, fault text, seal_no int, row_no bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
#variable_conflict use_variable
declare
  one seal;
  last_seal seal;
begin
  foreach log in array array['staff_audit', 'privacy_access'] loop
    seals := 0; row_count := 0; sealed_at := null; fault := null; seal_no := null; row_no := null; last_seal := null;
    for one in select s.* from seal s where s.log = verify_logs.log order by s.seal_no loop
      if one.seal_no <> seals + 1 or one.from_xid <> coalesce(last_seal.before_xid, '0')
        or one.forgotten_at is null and one.hash <> seal_hash(coalesce(last_seal.hash, ''), one)
        or one.forgotten_at is not null and (log <> 'privacy_access' or one.sealed_at > now() - interval '2 years')
      then fault := 'SEAL';
      else
        select case when f.row_hash is null then 'DELETED' when s.row_hash is null then 'ADDED' else 'CHANGED' end,
          coalesce(s.number, f.row_no) into fault, row_no
        from unnest(one.row_numbers, one.row_hashes) as s (number, row_hash)
        full join log_rows(log, one.from_xid, one.before_xid) f on f.row_no = s.number
        where s.row_hash is distinct from f.row_hash order by 2 limit 1;
      end if;
      if fault is not null then seal_no := one.seal_no; exit; end if;
      seals := seals + 1; row_count := row_count + one.row_count; sealed_at := one.sealed_at; last_seal := one;
    end loop;
    return next;
  end loop;
end $$;

revoke execute on function forget_access(timestamptz, int) from public;
grant execute on function forget_access(timestamptz, int) to mall_app;
grant create on schema public to mall_auditor;
alter function forget_access(timestamptz, int) owner to mall_auditor;
revoke create on schema public from mall_auditor;

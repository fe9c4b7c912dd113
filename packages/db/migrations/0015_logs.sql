-- The office's logs: how they are read, written by operators' commands, and sealed. Nobody but mall_auditor's functions can read them.

alter table seal
  add column row_numbers bigint[] not null,
  -- One hash a row, so that the first row that was tampered with can be named.
  add column row_hashes bytea[] not null;
create index staff_audit_unsealed on staff_audit (xid);
create index privacy_access_unsealed on privacy_access (xid);
grant insert on seal to mall_auditor;

-- The rows of a log that transactions of these numbers wrote, each with the hash over all that it says.
create function log_rows(of_log text, from_xid xid8, before_xid xid8) returns table (row_no bigint, row_hash bytea)
  language sql stable set search_path = public, pg_temp
  as $$
  select audit_no, sha256(convert_to(jsonb_build_array(audit_no, happened_at at time zone 'UTC', staff_no, operator, session_no, address,
    of_mall_id, action, subject, changes, reason, case_no, run_no, request_id, xid)::text, 'UTF8'))
  from staff_audit where of_log = 'staff_audit' and xid >= from_xid and xid < before_xid
  union all
  select access_no, sha256(convert_to(jsonb_build_array(access_no, happened_at at time zone 'UTC', staff_no, session_no, address, device,
    of_mall_id, task, subjects, fields, place, filter, reason, contact_no, request_id, xid)::text, 'UTF8'))
  from privacy_access where of_log = 'privacy_access' and xid >= from_xid and xid < before_xid
$$;

-- The hash of a seal, over the hash of the one before.
create function seal_hash(hash_before bytea, of_seal seal) returns bytea
  language sql stable set search_path = public, pg_temp
  return sha256(
    hash_before
    || convert_to(jsonb_build_array(of_seal.log, of_seal.seal_no, of_seal.sealed_at at time zone 'UTC', of_seal.from_xid,
      of_seal.before_xid, of_seal.row_count, of_seal.row_numbers)::text, 'UTF8')
    || (select coalesce(string_agg(row_hash, ''::bytea order by place), ''::bytea)
      from unnest(of_seal.row_hashes) with ordinality as t (row_hash, place)));

-- Closes the rows of all transactions that have ended; the answer says how many.
create function seal_logs() returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  of_log text;
  last_seal seal;
  new_seal seal;
  total int := 0;
begin
  -- One at a time, in all processes together.
  perform pg_advisory_xact_lock(20261124);
  foreach of_log in array array['staff_audit', 'privacy_access'] loop
    select * into last_seal from seal where log = of_log order by seal_no desc limit 1;
    -- Whatever began before this number has ended: none of its rows is still to come.
    select of_log, coalesce(last_seal.seal_no, 0) + 1, clock_timestamp(), coalesce(last_seal.before_xid, '0'),
      pg_snapshot_xmin(pg_current_snapshot()) into new_seal.log, new_seal.seal_no, new_seal.sealed_at, new_seal.from_xid, new_seal.before_xid;
    select count(*), array_agg(row_no order by row_no), array_agg(row_hash order by row_no)
      into new_seal.row_count, new_seal.row_numbers, new_seal.row_hashes
      from log_rows(of_log, new_seal.from_xid, new_seal.before_xid);
    continue when new_seal.row_count = 0;
    new_seal.hash := seal_hash(coalesce(last_seal.hash, ''), new_seal);
    insert into seal select new_seal.*;
    total := total + new_seal.row_count;
  end loop;
  return total;
end $$;
comment on function seal_logs() is
  'Runs as mall_auditor: nobody else reads the logs or writes a seal. Seals what has ended, once, and returns a count alone.';

-- For each log how far it is sealed, and the first row that is not as it was sealed: CHANGED, DELETED or ADDED; SEAL where a seal itself
-- was changed or is missing.
create function verify_logs() returns table (log text, seals int, row_count bigint, sealed_at timestamptz, fault text, seal_no int, row_no bigint)
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
        or one.hash <> seal_hash(coalesce(last_seal.hash, ''), one)
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
comment on function verify_logs() is
  'Runs as mall_auditor: nobody else reads the logs. Tells how far they are as they were sealed, and the number of the first row that is not.';

-- The newest rows of the audit before `before`, by whatever is asked: staff, malls, actions, subject, since, until.
create function read_audit(asked jsonb, before bigint, most int) returns setof staff_audit
  language sql stable security definer set search_path = public, pg_temp
  as $$
  select * from staff_audit
  where (before is null or audit_no < before)
    and (asked -> 'staff' is null or staff_no = any (array(select jsonb_array_elements_text(asked -> 'staff')::bigint)))
    and (asked -> 'malls' is null or of_mall_id = any (array(select jsonb_array_elements_text(asked -> 'malls')::int)))
    and (asked -> 'actions' is null or action = any (array(select jsonb_array_elements_text(asked -> 'actions'))))
    and (asked -> 'subjects' is null or subject = any (array(select jsonb_array_elements_text(asked -> 'subjects'))))
    and (asked -> 'since' is null or happened_at >= (asked ->> 'since')::timestamptz)
    and (asked -> 'until' is null or happened_at < (asked ->> 'until')::timestamptz)
  order by audit_no desc limit most
$$;
comment on function read_audit(jsonb, bigint, int) is
  'Runs as mall_auditor: the log is closed to all others. Reads it page by page; the route names whose rows the caller may see.';

-- The same of the access log: staff, malls, tasks, member (whose data was shown), since, until.
create function read_privacy_access(asked jsonb, before bigint, most int) returns setof privacy_access
  language sql stable security definer set search_path = public, pg_temp
  as $$
  select * from privacy_access
  where (before is null or access_no < before)
    and (asked -> 'staff' is null or staff_no = any (array(select jsonb_array_elements_text(asked -> 'staff')::bigint)))
    and (asked -> 'malls' is null or of_mall_id = any (array(select jsonb_array_elements_text(asked -> 'malls')::int)))
    and (asked -> 'tasks' is null or task = any (array(select jsonb_array_elements_text(asked -> 'tasks'))))
    and (asked -> 'member' is null or subjects @> array[(asked ->> 'member')::bigint])
    and (asked -> 'since' is null or happened_at >= (asked ->> 'since')::timestamptz)
    and (asked -> 'until' is null or happened_at < (asked ->> 'until')::timestamptz)
  order by access_no desc limit most
$$;
comment on function read_privacy_access(jsonb, bigint, int) is
  'Runs as mall_auditor: the log is closed to all others. Reads it page by page; the route names whose rows the caller may see.';

-- What an operator's command has changed, in the transaction of its change and in the mall that is bound to it.
create function note_operator_act(operator text, action text, subject text, reason text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
  insert into staff_audit (happened_at, operator, of_mall_id, action, subject, reason)
  values (clock_timestamp(), operator, current_mall_id(), action, subject, reason)
$$;
comment on function note_operator_act(text, text, text, text) is
  'Runs as its owner: commands sign in as the shop does, which the log is closed to. Adds a row that names no staff, and returns nothing.';

revoke execute on function log_rows(text, xid8, xid8), seal_hash(bytea, seal), seal_logs(), verify_logs(), read_audit(jsonb, bigint, int),
  read_privacy_access(jsonb, bigint, int), note_operator_act(text, text, text, text) from public;
grant execute on function log_rows(text, xid8, xid8), seal_hash(bytea, seal) to mall_auditor;
-- The job and the commands run as the shop does.
grant execute on function seal_logs(), note_operator_act(text, text, text, text) to mall_app;
grant execute on function verify_logs(), read_audit(jsonb, bigint, int), read_privacy_access(jsonb, bigint, int) to mall_office;

-- Making it the owner takes the right to create in its schema for a moment.
grant create on schema public to mall_auditor;
alter function seal_logs() owner to mall_auditor;
alter function verify_logs() owner to mall_auditor;
alter function read_audit(jsonb, bigint, int) owner to mall_auditor;
alter function read_privacy_access(jsonb, bigint, int) owner to mall_auditor;
revoke create on schema public from mall_auditor;

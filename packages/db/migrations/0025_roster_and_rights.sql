-- Who works for a mall's company, what persons ask for by their rights, the opening of an archived record, and the monthly review.

-- A roster of employees. Of who has not joined only number, department and keyed hashes are kept, and nothing once their invitation has run out.
create table roster_entry (
  mall_id int not null references mall,
  entry_no int generated always as identity,
  employee_no text not null check (employee_no <> ''),
  department text not null default '',
  -- Keyed hashes of what joining compares; empty for what the sheet does not say, and once somebody has joined.
  name_hash text not null default '',
  birth_hash text not null default '',
  email_hash text not null default '',
  hired_on date,
  -- From this hour on they have no access.
  leaves_at timestamptz,
  member_no bigint,
  added_at timestamptz not null,
  invited_at timestamptz,
  -- Until when they may join; the row goes with it.
  invitation_ends_at timestamptz not null,
  primary key (mall_id, entry_no),
  unique (mall_id, employee_no),
  foreign key (mall_id, member_no) references member
);
create index roster_entry_number on roster_entry (employee_no, mall_id);
create index roster_entry_name on roster_entry (mall_id, name_hash) where member_no is null;
create index roster_entry_leaving on roster_entry (mall_id, leaves_at) where leaves_at is not null;
create unique index roster_entry_member on roster_entry (mall_id, member_no) where member_no is not null;
select protect_tenant_table('roster_entry', 'select, insert, update, delete');

-- What a person asks for: all that is held of them, a correction, or erasure. It is to be answered within ten days.
create table privacy_request (
  mall_id int not null references mall,
  request_no int generated always as identity,
  member_no bigint not null,
  kind text not null check (kind in ('COPY', 'CORRECT', 'ERASE')),
  -- Words of the person, and the answer; empty once they have left.
  detail text not null default '',
  answer text not null default '',
  opened_at timestamptz not null,
  opened_by bigint not null references staff,
  due_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED')),
  answered_at timestamptz,
  answered_by bigint references staff,
  primary key (mall_id, request_no),
  foreign key (mall_id, member_no) references member,
  check ((state = 'OPEN') = (answered_at is null))
);
-- The same is asked once at a time.
create unique index privacy_request_once on privacy_request (mall_id, member_no, kind) where state = 'OPEN';
create index privacy_request_due on privacy_request (due_at, mall_id, request_no) where state = 'OPEN';
create index privacy_request_newest on privacy_request (opened_at desc, mall_id desc, request_no desc);
select protect_tenant_table('privacy_request', 'select, update (detail, answer)');
grant insert, update on privacy_request to mall_office;

-- All that is held of a member in the mall that is bound: the rows that name them, and those that hang on such a row, without what is closed
-- to the office (0010).
create function copy_of_member(of_member bigint) returns table (of_table text, content jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  one record;
begin
  for one in
    with tenant as (
      select c.oid, c.relname::text as name,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'member_no' and not a.attisdropped) as is_own,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and is_closed_to_office(c.oid, a.attnum)) as closed
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not is_closed_to_office(c.oid, 0)
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_mall')),
    child as (
      -- By their first reference to a table that names the member.
      select distinct on (t.oid) t.oid, p.name as parent,
        (select string_agg(format('t.%I', a.attname), ', ' order by k.place) from unnest(f.conkey) with ordinality k (num, place)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num) as own_columns,
        (select string_agg(format('p.%I', a.attname), ', ' order by k.place) from unnest(f.confkey) with ordinality k (num, place)
          join pg_attribute a on a.attrelid = p.oid and a.attnum = k.num) as parent_columns
      from tenant t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' join tenant p on p.oid = f.confrelid and p.is_own
      where not t.is_own order by t.oid, f.oid)
    select t.name, t.closed, case
      when t.is_own then 't.member_no = $1'
      else format('(%s) in (select %s from %I p where p.mall_id = current_mall_id() and p.member_no = $1)',
        child.own_columns, child.parent_columns, child.parent) end as condition
    from tenant t left join child on child.oid = t.oid where t.is_own or child.oid is not null order by not t.is_own, t.name
  loop
    return query execute format('select %L, to_jsonb(t) - $2::text[] from %I t where t.mall_id = current_mall_id() and %s',
      one.name, one.name, one.condition) using of_member, one.closed;
  end loop;
end $$;
comment on function copy_of_member(bigint) is
  'Runs as its owner: it reads every table that names a member, of the mall that is bound and of that member alone, without secrets.';

-- One record of the archive, for who has brought a case that somebody else has approved within a day before.
create function open_archive(of_case bigint, of_staff bigint, at timestamptz) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
  select a.record from approval_case c
  join legal_archive a on a.mall_id = current_mall_id() and c.subject = format('archive %s %s', a.kind, a.reference)
  where c.case_no = of_case and c.kind = 'archive.open' and c.state = 'APPROVED' and c.made_by = of_staff
    and c.of_mall_id = current_mall_id() and c.decided_at > at - interval '24 hours'
  order by a.archive_no desc limit 1
$$;
comment on function open_archive(bigint, bigint, timestamptz) is
  'Runs as its owner: the archive is closed to everybody. Opens the one record that an approved case names, to who has brought the case.';

-- The review of a month's access log, which somebody signs who does not operate.
create table access_review (
  -- The first day of the month.
  month date primary key check (extract(day from month) = 1),
  opened_at timestamptz not null,
  signed_at timestamptz,
  signed_by bigint references staff,
  note text not null default '',
  check ((signed_at is null) = (signed_by is null))
);
create table review_finding (
  finding_no bigint generated always as identity primary key,
  month date not null references access_review,
  kind text not null check (kind in ('EXPORT', 'NIGHT', 'MANY', 'COLLEAGUE', 'UNRELATED', 'DENIED', 'NEW_PLACE')),
  staff_no bigint not null references staff,
  -- How often, and the latest time.
  times int not null,
  latest_at timestamptz not null,
  -- Days, addresses or counts; no personal value.
  detail text not null default '',
  state text not null default 'OPEN' check (state in ('OPEN', 'ASKED', 'ANSWERED', 'FINE')),
  answer text not null default '',
  decided_by bigint references staff,
  decided_at timestamptz,
  unique (month, kind, staff_no, detail)
);
grant select, insert, update on access_review to mall_office;
grant select, insert, update on review_finding to mall_office;

-- What of a month is to be looked at, prepared from the log: by staff and kind. `colleagues` are the members who are staff themselves.
create function findings_of_month(of_month date, colleagues bigint[]) returns table (
    kind text, staff_no bigint, times int, latest_at timestamptz, detail text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
  with span as (
    select of_month::timestamp at time zone 'Asia/Seoul' as since, (of_month + interval '1 month') at time zone 'Asia/Seoul' as until),
  seen as (
    select a.*, a.happened_at at time zone 'Asia/Seoul' as wall from privacy_access a, span
    where a.happened_at >= since and a.happened_at < until and a.staff_no is not null),
  shown as (select * from seen where task not in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT'))
  select 'EXPORT', s.staff_no, count(distinct s.place)::int, max(s.happened_at), '' from shown s where task = 'EXPORT' group by 2
  union all
  select 'NIGHT', s.staff_no, count(*)::int, max(s.happened_at), '' from shown s
  where extract(hour from wall) >= 22 or extract(hour from wall) < 6 or extract(isodow from wall) >= 6 group by 2
  union all
  select 'MANY', d.staff_no, d.people::int, d.latest, d.day::text from (
    select s.staff_no, wall::date as day, count(distinct person) as people, max(s.happened_at) as latest
    from shown s cross join lateral unnest(s.subjects) person group by 1, 2) d where people > 200
  union all
  select 'COLLEAGUE', s.staff_no, count(*)::int, max(s.happened_at), '' from shown s where s.subjects && colleagues group by 2
  union all
  select 'UNRELATED', s.staff_no, count(*)::int, max(s.happened_at), '' from shown s
  where task in ('UNMASK', 'LOOK_AS') and contact_no is null group by 2
  union all
  select 'DENIED', s.staff_no, count(*)::int, max(s.happened_at), '' from seen s where task = 'SIGN_IN_FAILED' group by 2 having count(*) >= 5
  union all
  select 'NEW_PLACE', s.staff_no, count(*)::int, max(s.happened_at), host(s.address) from seen s, span
  where s.task = 'SIGN_IN'
    and exists (select from privacy_access b where b.staff_no = s.staff_no and b.task = 'SIGN_IN' and b.happened_at < since)
    and not exists (select from privacy_access b
      where b.staff_no = s.staff_no and b.task = 'SIGN_IN' and b.happened_at < since and b.address = s.address)
  group by s.staff_no, s.address
$$;
comment on function findings_of_month(date, bigint[]) is
  'Runs as mall_auditor: the log is closed to all others. Tells for the monthly review who did what is to be looked at, and how often.';

revoke execute on function copy_of_member(bigint), open_archive(bigint, bigint, timestamptz), findings_of_month(date, bigint[]) from public;
grant execute on function copy_of_member(bigint), open_archive(bigint, bigint, timestamptz), findings_of_month(date, bigint[]) to mall_office;
grant create on schema public to mall_auditor;
alter function findings_of_month(date, bigint[]) owner to mall_auditor;
revoke create on schema public from mall_auditor;

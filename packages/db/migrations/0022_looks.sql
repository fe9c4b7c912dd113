-- Staff who look at a mall as one of its members: a session of the member's that only reads, for a while. The member sees it among their
-- devices, and ends it there like any other.

alter table session
  add column looked_by bigint references staff,
  -- Of the time; the shop shows it and reads nothing of the staff.
  add column look_staff_name text,
  -- The talk that it belongs to and ends with.
  add column look_contact_no bigint,
  add column look_ends_at timestamptz,
  -- SHA-256 of the code by which it passes from the office to the mall's host; gone when it has.
  add column look_code_hash bytea,
  add foreign key (mall_id, look_contact_no) references contact,
  add constraint session_look check (num_nonnulls(looked_by, look_staff_name, look_contact_no, look_ends_at) in (0, 4)),
  add constraint session_look_code check (look_code_hash is null or looked_by is not null);
create index session_look_contact on session (mall_id, look_contact_no) where looked_by is not null;
-- One at a time, in whichever mall.
create unique index session_looked_by on session (looked_by) where looked_by is not null and ended_at is null;
create unique index session_look_code_hash on session (mall_id, look_code_hash) where look_code_hash is not null;
comment on column session.look_code_hash is 'Closed to the office: who has the code sees what the member sees.';

-- LOOKED_AT: staff have opened the mall as this member.
alter table security_event drop constraint security_event_kind_check, add check (
  kind in ('REFRESH_TOKEN_REUSED', 'REFRESH_TOKEN_ELSEWHERE', 'MEMBER_BLOCKED', 'MEMBER_UNBLOCKED', 'LOOKED_AT'));

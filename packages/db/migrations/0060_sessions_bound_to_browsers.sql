-- A refresh token works only in the browser that signed in, and misuse of a session is recorded.

-- SHA-256 of the key in that browser's cookie; null for the guests of marketing malls, and for tokens from before this migration.
alter table refresh_token add column device_hash bytea;

-- What an operator needs to know about the security of accounts. Rows are only added, and hold numbers and codes, no personal data.
create table security_event (
  mall_id int not null references mall,
  event_no bigint generated always as identity,
  kind text not null check (kind in ('REFRESH_TOKEN_REUSED', 'REFRESH_TOKEN_ELSEWHERE')),
  member_no bigint,
  session_id uuid,
  happened_at timestamptz not null,
  primary key (mall_id, event_no)
);
create index security_event_newest on security_event (mall_id, happened_at desc);

alter table security_event enable row level security;
alter table security_event force row level security;
create policy own_mall on security_event using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert on security_event to mall_app;

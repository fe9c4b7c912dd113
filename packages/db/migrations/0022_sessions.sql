-- A member's sessions, by the device they run on; and what the member lets the mall send.

-- A row for each family of refresh tokens; the guest of a marketing mall has none.
create table session (
  mall_id int not null,
  session_id uuid not null,
  member_no bigint not null,
  -- As `iPhone · Safari`; empty when the browser does not say. Nothing else is kept of it.
  device_name text not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- From then on its access token is good for nothing either.
  ended_at timestamptz,
  primary key (mall_id, session_id),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index session_member on session (mall_id, member_no, last_seen_at desc);

alter table session enable row level security;
alter table session force row level security;
create policy own_mall on session using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update, delete on session to mall_app;

-- Consent to advertising by channel: each change is a row, the newest one holds. What was agreed to on joining stands in `consent`.
create table marketing_consent (
  mall_id int not null,
  member_no bigint not null,
  change_no bigint generated always as identity,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  is_agreed boolean not null,
  -- The version that was shown; null where none was, as behind the link of a mail.
  term_no int references term_version,
  source text not null check (source in ('MY_SHOP', 'MAIL_LINK')),
  changed_at timestamptz not null,
  primary key (mall_id, change_no),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index marketing_consent_member on marketing_consent (mall_id, member_no, change_no desc);

alter table marketing_consent enable row level security;
alter table marketing_consent force row level security;
create policy own_mall on marketing_consent using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert on marketing_consent to mall_app;

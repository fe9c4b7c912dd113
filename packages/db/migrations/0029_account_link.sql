-- Links in mails, which prove who opens them.

-- A link in a mail counts once, until it expires, and only while the member has the address it was sent to.
create table account_link (
  mall_id int not null,
  link_id uuid not null,
  member_no bigint not null,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'WAKE', 'RESET_PASSWORD')),
  email_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (mall_id, link_id),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index account_link_member on account_link (mall_id, member_no);

alter table account_link enable row level security;
alter table account_link force row level security;
create policy own_mall on account_link using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update, delete on account_link to mall_app;

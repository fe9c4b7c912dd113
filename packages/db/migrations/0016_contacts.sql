-- The desk: who of the staff talked to whom, what they noted, and what they promised. The shop reads none of it; where a member leaves, what
-- was written about them goes.

-- One talk with one caller. It holds numbers and codes alone and is never deleted; a correction is a talk of its own.
create table contact (
  mall_id int not null,
  contact_no bigint generated always as identity,
  staff_no bigint not null references staff,
  member_no bigint not null,
  channel text not null check (channel in ('PHONE', 'CHAT', 'EMAIL', 'VISIT')),
  -- What the caller has shown to know, which is theirs alone.
  verified text[] not null default '{}',
  began_at timestamptz not null,
  -- What it was about and what came of it, once it has ended.
  topic text check (topic in ('DELIVERY', 'CLAIM', 'WIRELESS', 'SUBSCRIPTION', 'SIGN_IN', 'MEMBER', 'OTHER')),
  result text check (result in ('ANSWERED', 'DONE', 'PASSED_ON', 'FOLLOW_UP', 'NO_ANSWER')),
  ended_at timestamptz,
  primary key (mall_id, contact_no),
  foreign key (mall_id, member_no) references member,
  check (num_nonnulls(topic, result, ended_at) in (0, 3))
);
create index contact_of_member on contact (mall_id, member_no, contact_no desc);
create index contact_of_staff on contact (staff_no) where ended_at is null;
select protect_tenant_table('contact', '');

create table memo (
  mall_id int not null,
  memo_no bigint generated always as identity,
  member_no bigint not null,
  contact_no bigint,
  staff_no bigint not null references staff,
  body text not null check (body <> ''),
  written_at timestamptz not null,
  primary key (mall_id, memo_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, contact_no) references contact
);
create index memo_of_member on memo (mall_id, member_no, memo_no desc);
select protect_tenant_table('memo', '');

create table follow_up (
  mall_id int not null,
  follow_up_no bigint generated always as identity,
  member_no bigint not null,
  contact_no bigint not null,
  -- Who promised it, until somebody else takes it over.
  owner_no bigint not null references staff,
  body text not null check (body <> ''),
  due_at timestamptz not null,
  done_at timestamptz,
  primary key (mall_id, follow_up_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, contact_no) references contact
);
create index follow_up_due on follow_up (owner_no, due_at) where done_at is null;
create index follow_up_of_member on follow_up (mall_id, member_no);
select protect_tenant_table('follow_up', '');

grant select, insert, update (verified, topic, result, ended_at) on contact to mall_office;
grant select, insert on memo to mall_office;
grant select, insert, update (owner_no, done_at) on follow_up to mall_office;
-- A member who leaves takes along what was written about them; the shop finds these rows, and cannot read them.
grant select (mall_id, member_no), delete on memo, follow_up to mall_app;

-- What a member agreed to on joining, for lists that show it.
create index consent_of_member on consent (mall_id, member_no);

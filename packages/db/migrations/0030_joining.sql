-- Joining a mall.

alter table member
  -- R4.04: R waits for the operator, Y approved, N rejected.
  add column approval text not null default 'Y' check (approval in ('R', 'Y', 'N')),
  -- What the mall asked besides, by the key of its question.
  add column answers jsonb not null default '{}';

-- One member a verified address.
create unique index member_verified_email on member (mall_id, lower(email))
  where email <> '' and email_verified_at is not null and status <> 'WITHDRAWN';
create index member_waiting on member (mall_id, joined_at) where approval = 'R';

alter table mall add column needs_approval boolean not null default false;

-- What a mall asks of who joins, besides what every mall asks.
create table join_question (
  mall_id int not null references mall,
  question_key text not null check (question_key ~ '^[a-z][A-Za-z0-9]{1,29}$'),
  label text not null,
  help text not null default '',
  is_required boolean not null,
  -- Empty where anything may be written.
  choices text[] not null default '{}',
  -- A regular expression that the whole answer must match; empty for none.
  pattern text not null default '',
  sort_order int not null,
  primary key (mall_id, question_key)
);

alter table join_question enable row level security;
alter table join_question force row level security;
create policy own_mall on join_question using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select on join_question to mall_app;

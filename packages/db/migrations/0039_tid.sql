-- Signing in with a T-ID, by OpenID Connect.

-- A sign-in that a browser has begun at the T-ID service. It counts once, for who has its key, until it expires.
create table tid_request (
  mall_id int not null references mall,
  -- Of the state that comes back in the address, and of the key that never stands in one.
  state_hash text not null collate "C",
  key_hash text not null collate "C",
  -- Whom the T-ID is to be linked to; null for a visitor who signs in.
  member_no bigint,
  -- Nonce, code verifier and return address; sealed, and gone once used.
  sealed_checks text,
  expires_at timestamptz not null,
  primary key (mall_id, state_hash),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index tid_request_expired on tid_request (mall_id, expires_at);
create index tid_request_member on tid_request (mall_id, member_no) where member_no is not null;

alter table tid_request enable row level security;
alter table tid_request force row level security;
create policy own_mall on tid_request using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update, delete on tid_request to mall_app;

-- One T-ID a member, and one member a T-ID, in each mall.
create table tid_link (
  mall_id int not null,
  member_no bigint not null,
  -- Of the number by which the service knows the person; of no use without our key.
  subject_hash text not null collate "C",
  -- The masked address of the T-ID, by which its owner knows it; empty when the service does not tell.
  account text not null,
  linked_at timestamptz not null,
  primary key (mall_id, member_no),
  unique (mall_id, subject_hash),
  foreign key (mall_id, member_no) references member on delete cascade
);

alter table tid_link enable row level security;
alter table tid_link force row level security;
create policy own_mall on tid_link using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, delete on tid_link to mall_app;

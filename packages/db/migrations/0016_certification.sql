-- Phone certification: who a browser has proved to be, for one purpose, once. Nothing in it can be read without the key of the
-- configuration, and the row is forgotten a day after it ends.

create table certification (
  mall_id int not null references mall,
  -- What the service calls it.
  certification_no text not null collate "C",
  purpose text not null check (purpose in ('SIGN_UP', 'FIND_ID', 'RESET_PASSWORD', 'APPLICATION')),
  -- The member it was begun by; null for a visitor.
  member_no bigint,
  -- OPEN: at the service. RETURNED: the service has answered. CONFIRMED: the browser that began has shown its ticket.
  state text not null check (state in ('OPEN', 'RETURNED', 'CONFIRMED', 'USED', 'FAILED')),
  -- Of the secrets that only the browser that began has.
  key_hash text not null,
  ticket_hash text,
  -- Name, birth date, phone and hashes of CI and DI; sealed, and gone once used.
  sealed_identity text,
  expires_at timestamptz not null,
  primary key (mall_id, certification_no),
  unique (mall_id, key_hash),
  foreign key (mall_id, member_no) references member on delete cascade,
  check ((sealed_identity is not null) = (state in ('RETURNED', 'CONFIRMED')))
);
create index certification_expired on certification (mall_id, expires_at);

alter table certification enable row level security;
alter table certification force row level security;
create policy own_mall on certification using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update, delete on certification to mall_app;

-- Requests of staff, under the idempotency key of the press that sent them: sent again after a lost reply they write nothing twice. Of no
-- mall, and without personal data: only calls whose reply has none take a key. Kept for a day.
create table staff_request (
  staff_no bigint not null references staff,
  request_key uuid not null,
  -- SHA-256 of the call and of what was sent with it: the same key with other content is refused.
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- What it returned; null while it is under way, and when the process ended before it had returned.
  reply jsonb,
  sent_at timestamptz not null,
  primary key (staff_no, request_key)
);
create index staff_request_sent on staff_request (sent_at);

-- What a request has written, in the transaction that wrote it: one of many for a call that does many things one by one.
create table staff_request_write (
  staff_no bigint not null,
  request_key uuid not null,
  -- The mall, the subject, and which one it was about that subject.
  what text not null,
  primary key (staff_no, request_key, what),
  foreign key (staff_no, request_key) references staff_request on delete cascade
);
grant select, insert, update, delete on staff_request to mall_office;
grant select, insert on staff_request_write to mall_office;

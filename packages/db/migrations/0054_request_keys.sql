-- What a member's request with an idempotency key asked for, so that the same key with other content is refused rather than answered
-- with what the first one made.

create table request_key (
  mall_id int not null,
  member_no bigint not null,
  request_key uuid not null,
  -- SHA-256 of the request's recognised fields in canonical order.
  content_hash bytea not null check (octet_length(content_hash) = 32),
  primary key (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member on delete cascade
);

alter table request_key enable row level security;
alter table request_key force row level security;
create policy own_mall on request_key using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
-- Deleted when its member leaves.
grant select, insert, delete on request_key to mall_app;

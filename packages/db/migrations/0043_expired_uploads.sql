-- An upload that was never ordered and whose rows are erased has a state of its own, and its content may be sent again.

alter table upload drop constraint upload_state_check;
alter table upload add constraint upload_state_check
  check (state in ('UNMAPPED', 'CHECKING', 'CHECKED', 'ORDERING', 'ORDERED', 'EXPIRED', 'DISCARDED'));
-- Of every mall: the policy would show the tables' owner none.
alter table upload no force row level security;
update upload set state = 'EXPIRED', worker_key = null
where rows_erased_at is not null and state not in ('ORDERED', 'DISCARDED');
alter table upload force row level security;
alter table upload add constraint upload_expired_check check (state <> 'EXPIRED' or rows_erased_at is not null);

drop index upload_content;
create unique index upload_content on upload (mall_id, member_no, content_hash) where state not in ('EXPIRED', 'DISCARDED');

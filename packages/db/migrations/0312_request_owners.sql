-- A request is taken back by who has sent it, while it waits; and a reviewer takes it, so that two do not look at the same one.

alter table product_request drop constraint product_request_state_check;
alter table product_request
  -- Requested, applied, sent back, or withdrawn.
  add constraint product_request_state_check check (state in ('R', 'Y', 'N', 'W')),
  add column withdrawn_at timestamptz,
  -- Who looks at it: a word among reviewers, who all may decide it.
  add column owner_no bigint references staff,
  add constraint product_request_withdrawn check ((state = 'W') = (withdrawn_at is not null)),
  add constraint product_request_owner check (owner_no is distinct from staff_no);
create index product_request_owner_waiting on product_request (owner_no, sent_at) where state = 'R';
grant update (withdrawn_at, owner_no) on product_request to mall_office;

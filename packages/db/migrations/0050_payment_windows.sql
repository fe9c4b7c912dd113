-- An order has one open window. REPLACED: another window or another payment has taken its place; it is read until the payment
-- service says how it ended. RETURNING: money, or an account open for it, that has to go back, tried until it has.
alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check
  check (state in ('OPEN', 'REPLACED', 'CONFIRMING', 'WAITING', 'DONE', 'HELD', 'RETURNING', 'FAILED', 'CANCELLED'));

alter table payment_attempt
  -- Where its window is, once the service has told.
  add column window_url text not null default '',
  -- Whether its window takes the place of the page or is a window of its own: another one comes back to another address.
  add column returns_to text not null default 'page' check (returns_to in ('page', 'popup')),
  -- The amount that the service named when it was not the amount of the attempt, won.
  add column named_amount bigint,
  -- When the recovery tried it last, whatever came of it: those that were tried longest ago are next.
  add column recovered_at timestamptz;

-- Of every mall: the policy would show the tables' owner none.
alter table payment_attempt no force row level security;
update payment_attempt a set state = 'REPLACED'
where state = 'OPEN' and exists (
  select from payment_attempt later
  where later.mall_id = a.mall_id and later.order_no = a.order_no and later.state = 'OPEN' and later.attempt_no > a.attempt_no);
alter table payment_attempt force row level security;
create unique index payment_attempt_window on payment_attempt (mall_id, order_no) where state = 'OPEN';

-- Each list of the recovery has an index that holds nothing else.
drop index payment_attempt_open;
create index payment_attempt_confirming on payment_attempt (mall_id, changed_at) where state = 'CONFIRMING';
create index payment_attempt_money on payment_attempt (mall_id, recovered_at nulls first, changed_at)
  where state in ('WAITING', 'RETURNING');
create index payment_attempt_left on payment_attempt (mall_id, recovered_at nulls first, changed_at)
  where state in ('OPEN', 'REPLACED');
create index payment_attempt_named on payment_attempt (mall_id, changed_at) where named_amount is not null;

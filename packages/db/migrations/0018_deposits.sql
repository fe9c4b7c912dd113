-- An account takes its deposit until the end of the day, so many days after the order; the stock is kept as long.
alter table mall add column deposit_days int not null default 1 check (deposit_days between 1 and 14);

-- HELD: a deposit that its order has no use for; it goes back to an account that its buyer names.
alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check
  check (state in ('OPEN', 'CONFIRMING', 'WAITING', 'DONE', 'HELD', 'FAILED', 'CANCELLED'));
create index payment_attempt_held on payment_attempt (mall_id, changed_at) where state = 'HELD';

-- A refund leaves our hands before the claim is done: from here on the claim can neither be withdrawn nor decided otherwise,
-- and whoever finds it unfinished asks the payment service again with the same key.
alter table claim add column refund_started_at timestamptz;
-- One at a time, so that each is worked out from what the ones before have left.
create unique index claim_refund_under_way on claim (mall_id, order_no)
  where refund_started_at is not null and state in ('REQUESTED', 'PICKED_UP');

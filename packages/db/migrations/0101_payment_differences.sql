-- What the nightly comparison finds stays until both sides agree or somebody has said why they may differ; and indexes of the lists of
-- deposits and of the ledger.

create table payment_difference (
  mall_id int not null references mall,
  -- A payment as the payment service names it, or an order's number: both begin with the order, which we may not know.
  name text not null collate "C",
  order_no text not null collate "C" generated always as (left(name, 16)) stored,
  -- What we hold by the ledger, and what the other side says, won.
  ledger bigint not null,
  other bigint not null check (other <> ledger),
  -- How they differ, as `npm run reconcile` says it.
  what text not null,
  found_at timestamptz not null,
  -- When a comparison found it last.
  seen_at timestamptz not null,
  agreed_at timestamptz,
  -- Who of the staff has said why; forgotten once the sums are others.
  resolved_at timestamptz,
  resolved_by bigint references staff,
  reason text not null default '',
  primary key (mall_id, name),
  check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (reason = ''))
);
create index payment_difference_order on payment_difference (mall_id, order_no);
create index payment_difference_found on payment_difference (found_at, name, mall_id);
create index payment_difference_open on payment_difference (mall_id) where agreed_at is null;
select protect_tenant_table('payment_difference', 'select, insert, update');

create index payment_event_unhandled on payment_event (mall_id, received_at) where handled_at is null;
create index cash_receipt_refused on cash_receipt (mall_id, changed_at) where failure <> '';
create index payment_entry_newest on payment_entry (happened_at, entry_no, mall_id);
create index payment_entry_found on payment_entry (order_no, mall_id);

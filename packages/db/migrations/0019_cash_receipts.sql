-- What a member wants told to the tax office of money paid in cash, and what it has been told. One row of an order: another
-- receipt after the first was cancelled has another number at the service.
create table cash_receipt (
  mall_id int not null,
  order_no text not null collate "C",
  purpose text not null check (purpose in ('INCOME_DEDUCTION', 'EXPENSE_PROOF')),
  number text not null check (number ~ '^[0-9]{10,19}$'),
  issue_no int not null default 0,
  receipt_key text,
  receipt_url text not null default '',
  -- What the receipt stands for, won.
  amount bigint not null default 0 check (amount >= 0),
  -- What the service was asked to make of it; empty once it has answered.
  asked_amount bigint check (asked_amount >= 0),
  failure text not null default '',
  -- Nothing has happened since the receipt was compared with the money that we hold.
  is_settled boolean not null default false,
  changed_at timestamptz not null,
  primary key (mall_id, order_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
create index cash_receipt_due on cash_receipt (mall_id, changed_at) where not is_settled;

alter table cash_receipt enable row level security;
alter table cash_receipt force row level security;
create policy own_mall on cash_receipt using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update on cash_receipt to mall_app;

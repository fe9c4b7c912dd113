-- Orders, their stock, payments and claims. State changes leave a history row; stock and money are ledgers that add up.

create table address (
  mall_id int not null,
  member_no bigint not null,
  address_no bigint generated always as identity,
  label text not null default '',
  recipient text not null,
  phone text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  road_address text not null,
  detail_address text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (mall_id, address_no),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index address_member on address (mall_id, member_no);
create unique index address_default on address (mall_id, member_no) where is_default;

create table mall_order (
  mall_id int not null,
  order_no text not null collate "C" check (order_no ~ '^20[0-9]{14}$'),
  member_no bigint not null,
  -- The browser's own number for this press of the button: a second one is the same order.
  request_key uuid not null,
  state text not null check (state in (
    'PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED', 'CANCELLED', 'EXPIRED')),
  orderer_name text not null,
  orderer_phone text not null,
  orderer_email text not null,
  recipient text not null,
  recipient_phone text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  road_address text not null,
  detail_address text not null default '',
  delivery_request text not null default '',
  payment_method text not null check (payment_method in ('CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY')),
  -- The tariff the order was made under: refunds are worked out by it.
  tariff jsonb not null,
  market_amount bigint not null check (market_amount >= 0),
  goods_amount bigint not null check (goods_amount >= 0),
  delivery_amount bigint not null check (delivery_amount >= 0),
  total_amount bigint not null check (total_amount = goods_amount + delivery_amount),
  -- Freight of returns and exchanges that the member bears.
  fees_charged bigint not null default 0,
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and total_amount),
  carrier text not null default '',
  invoice_no text not null default '',
  ordered_at timestamptz not null,
  -- Unpaid, the stock goes back then; a new payment attempt does not move it.
  expires_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  confirmed_at timestamptz,
  primary key (mall_id, order_no),
  unique (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member
);
create index mall_order_member on mall_order (mall_id, member_no, ordered_at desc, order_no desc);
create index mall_order_unpaid on mall_order (mall_id, expires_at) where state = 'PENDING_PAYMENT';
create index mall_order_delivered on mall_order (mall_id, delivered_at) where state = 'DELIVERED';

create table order_line (
  mall_id int not null,
  order_no text not null collate "C",
  line_no int not null,
  product_no text not null collate "C",
  option_no int not null,
  -- As it was when it was bought.
  product_name text not null,
  brand_name text not null,
  option_text text not null default '',
  image text not null,
  unit_price int not null check (unit_price >= 0),
  market_price int check (market_price >= 0),
  quantity int not null check (quantity > 0),
  -- Cancelled or returned.
  taken_back int not null default 0 check (taken_back between 0 and quantity),
  delivery_method text not null,
  has_free_delivery boolean not null,
  primary key (mall_id, order_no, line_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade,
  foreign key (product_no, option_no) references product_option
);
create index order_line_product on order_line (product_no, option_no);

create table order_event (
  mall_id int not null,
  order_no text not null collate "C",
  event_no bigint generated always as identity,
  from_state text,
  to_state text not null,
  happened_at timestamptz not null,
  -- MEMBER, OPERATOR or SYSTEM.
  actor text not null check (actor in ('MEMBER', 'OPERATOR', 'SYSTEM')),
  reason text not null default '',
  primary key (mall_id, order_no, event_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);

-- Every piece that leaves or comes back: RESERVE takes from the shelf, SELL only says that it is paid, RELEASE and RETURN put back.
create table stock_movement (
  mall_id int not null,
  movement_no bigint generated always as identity,
  order_no text not null collate "C",
  line_no int not null,
  product_no text not null collate "C",
  option_no int not null,
  kind text not null check (kind in ('RESERVE', 'SELL', 'RELEASE', 'RETURN')),
  -- What it did to the shelf.
  pieces int not null,
  happened_at timestamptz not null,
  primary key (mall_id, movement_no),
  foreign key (mall_id, order_no, line_no) references order_line,
  check ((kind = 'RESERVE' and pieces < 0) or (kind = 'SELL' and pieces = 0) or (kind in ('RELEASE', 'RETURN') and pieces > 0))
);
create index stock_movement_order on stock_movement (mall_id, order_no);

create table payment_attempt (
  mall_id int not null,
  order_no text not null collate "C",
  attempt_no int not null,
  -- The payment service's number of it, once it has one.
  payment_key text,
  method text not null,
  amount bigint not null check (amount > 0),
  -- OPEN: at the window. CONFIRMING: asked, not yet answered. WAITING: a virtual account without its deposit.
  state text not null check (state in ('OPEN', 'CONFIRMING', 'WAITING', 'DONE', 'FAILED', 'CANCELLED')),
  failure text not null default '',
  -- Card and virtual account as the service tells them, masked.
  details jsonb not null default '{}',
  -- Proves that a deposit notice is about this account.
  webhook_secret text not null default '',
  started_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mall_id, order_no, attempt_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
create unique index payment_attempt_key on payment_attempt (mall_id, payment_key) where payment_key is not null;
create index payment_attempt_open on payment_attempt (mall_id, changed_at) where state in ('OPEN', 'CONFIRMING', 'WAITING');
-- An order is paid once, whatever runs at once.
create unique index payment_attempt_done on payment_attempt (mall_id, order_no) where state in ('DONE', 'WAITING');

-- What the payment service told us by itself, each once.
create table payment_event (
  mall_id int not null references mall,
  event_id text not null,
  kind text not null,
  payment_key text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (mall_id, event_id)
);

-- Money in and out; the sum of an order is what we hold for it.
create table payment_entry (
  mall_id int not null,
  entry_no bigint generated always as identity,
  order_no text not null collate "C",
  attempt_no int not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  amount bigint not null,
  -- The payment service's key of this very transaction: an entry is written once.
  transaction_key text not null,
  happened_at timestamptz not null,
  primary key (mall_id, entry_no),
  unique (mall_id, transaction_key),
  foreign key (mall_id, order_no, attempt_no) references payment_attempt,
  check ((kind = 'PAYMENT' and amount > 0) or (kind = 'REFUND' and amount < 0))
);
create index payment_entry_order on payment_entry (mall_id, order_no);

create table claim (
  mall_id int not null,
  order_no text not null collate "C",
  claim_no int not null,
  type text not null check (type in ('CANCEL', 'EXCHANGE', 'RETURN')),
  state text not null check (state in ('REQUESTED', 'APPROVED', 'PICKED_UP', 'DONE', 'REJECTED', 'WITHDRAWN')),
  fault text not null check (fault in ('MEMBER', 'SELLER')),
  reason text not null,
  answer text not null default '',
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  return_fee bigint not null default 0 check (return_fee >= 0),
  -- Where a virtual account's money goes back to; kept only until it has.
  refund_account jsonb,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mall_id, order_no, claim_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);

create table claim_line (
  mall_id int not null,
  order_no text not null collate "C",
  claim_no int not null,
  line_no int not null,
  quantity int not null check (quantity > 0),
  primary key (mall_id, order_no, claim_no, line_no),
  foreign key (mall_id, order_no, claim_no) references claim on delete cascade,
  foreign key (mall_id, order_no, line_no) references order_line
);

create table claim_event (
  mall_id int not null,
  order_no text not null collate "C",
  claim_no int not null,
  event_no bigint generated always as identity,
  from_state text,
  to_state text not null,
  happened_at timestamptz not null,
  actor text not null check (actor in ('MEMBER', 'OPERATOR', 'SYSTEM')),
  reason text not null default '',
  primary key (mall_id, order_no, claim_no, event_no),
  foreign key (mall_id, order_no, claim_no) references claim on delete cascade
);

-- A member agrees to a version of a term, at a moment.
create table consent (
  mall_id int not null,
  member_no bigint not null,
  consent_no bigint generated always as identity,
  term_no int not null references term_version,
  order_no text collate "C",
  agreed_at timestamptz not null,
  primary key (mall_id, consent_no),
  foreign key (mall_id, member_no) references member on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['address', 'mall_order', 'order_line', 'order_event', 'stock_movement', 'payment_attempt',
    'payment_event', 'payment_entry', 'claim', 'claim_line', 'claim_event', 'consent']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
    execute format('grant select, insert on %I to mall_app', tenant_table);
  end loop;
end $$;
grant update, delete on address to mall_app;
grant update on mall_order, order_line, payment_attempt, payment_event, claim to mall_app;
-- Ledgers and histories only grow: no update, no delete.

-- The shelf: only the number of pieces, and what follows from it runs as its owner.
grant update (stock_quantity) on product_option to mall_app;
alter function refresh_sold_out(text) security definer set search_path = public, pg_temp;

-- The basket, orders, their stock, payments and claims. State changes leave a history row; stock and money are ledgers that add up:
-- ledgers and histories only grow, so the application may neither update nor delete their rows.

create domain order_state as text check (value in (
  'PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED', 'CANCELLED', 'EXPIRED'));
create domain claim_state as text check (value in ('REQUESTED', 'APPROVED', 'PICKED_UP', 'DONE', 'REJECTED', 'WITHDRAWN'));
-- RESERVE takes from the shelf, SELL only says that it is paid, RELEASE and RETURN put back.
create domain stock_movement_kind as text check (value in ('RESERVE', 'SELL', 'RELEASE', 'RETURN'));

-- The basket of a member, the same on all their devices.
create table cart_line (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  option_no int not null,
  quantity int not null check (quantity between 1 and 99),
  is_selected boolean not null default true,
  -- What one piece cost when it was put in, so that a change can be told.
  price_when_added int not null check (price_when_added >= 0),
  added_at timestamptz not null,
  -- A basket is kept for thirty days from the last touch.
  touched_at timestamptz not null,
  primary key (mall_id, member_no, product_no, option_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade,
  foreign key (product_no, option_no) references product_option on delete cascade
);
select protect_tenant_table('cart_line', 'select, insert, update, delete');

-- Lines just taken out of a basket, so that the member can put them back exactly as they were. Kept apart, so that whoever
-- reads a basket reads what is in it; cleared a few minutes later (domain/cart-life.ts).
create table removed_cart_line (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  option_no int not null,
  quantity int not null,
  is_selected boolean not null,
  price_when_added int not null,
  added_at timestamptz not null,
  removed_at timestamptz not null,
  primary key (mall_id, member_no, product_no, option_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade,
  foreign key (product_no, option_no) references product_option on delete cascade
);
select protect_tenant_table('removed_cart_line', 'select, insert, update, delete');

-- A delivery method that costs something else than the mall's usual fee; without a threshold it is never free.
create table delivery_fee (
  mall_id int not null references mall,
  delivery_method delivery_method not null,
  fee int not null check (fee >= 0),
  free_from int check (free_from >= 0),
  primary key (mall_id, delivery_method)
);
select protect_tenant_table('delivery_fee', 'select');

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
select protect_tenant_table('address', 'select, insert, update, delete');

-- Orders by spreadsheet: what was uploaded, and its rows while they are needed.
create table upload (
  mall_id int not null,
  upload_no int not null generated always as identity,
  member_no bigint not null,
  file_name text not null,
  -- Of the cells, not of the bytes: the same sheet saved again is the same upload.
  content_hash bytea not null,
  -- EXPIRED: never ordered, and its rows are erased; its content may be sent again.
  state text not null
    check (state in ('UNMAPPED', 'CHECKING', 'CHECKED', 'ORDERING', 'ORDERED', 'EXPIRED', 'DISCARDED')),
  -- Heading and field of each column, in the sheet's order.
  columns jsonb not null,
  row_count int not null check (row_count > 0),
  done_count int not null default 0,
  error_count int not null default 0,
  ordered_row_count int not null default 0,
  order_count int not null default 0,
  goods_amount bigint not null default 0,
  delivery_amount bigint not null default 0,
  -- Changes with every correction: what is ordered is what was seen.
  revision int not null default 1,
  -- Who checks or orders it now; silent for a while, another may take over.
  worker_key uuid,
  worked_at timestamptz not null,
  uploaded_at timestamptz not null,
  ordered_at timestamptz,
  rows_erased_at timestamptz,
  primary key (mall_id, upload_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  check (state <> 'EXPIRED' or rows_erased_at is not null)
);
create index upload_member on upload (mall_id, member_no, upload_no desc) where state <> 'DISCARDED';
-- The same content is ordered once, however many tabs send it.
create unique index upload_content on upload (mall_id, member_no, content_hash) where state not in ('EXPIRED', 'DISCARDED');
create index upload_erasable on upload (mall_id, worked_at) where rows_erased_at is null;
select protect_tenant_table('upload', 'select, insert, update, delete');

create table upload_row (
  mall_id int not null,
  upload_no int not null,
  -- As the sheet counts, from 1.
  row_no int not null,
  cells jsonb not null,
  issues jsonb not null default '[]',
  order_no text collate "C",
  primary key (mall_id, upload_no, row_no),
  foreign key (mall_id, upload_no) references upload on delete cascade
);
create index upload_row_wrong on upload_row (mall_id, upload_no, row_no) where issues <> '[]';
select protect_tenant_table('upload_row', 'select, insert, update, delete');

-- How a member has read a heading before.
create table upload_heading (
  mall_id int not null,
  member_no bigint not null,
  heading text not null,
  -- Empty: nothing is read from it.
  field text not null,
  primary key (mall_id, member_no, heading),
  foreign key (mall_id, member_no) references member on delete cascade
);
select protect_tenant_table('upload_heading', 'select, insert, update, delete');

create table mall_order (
  mall_id int not null,
  order_no text not null collate "C" check (order_no ~ '^20[0-9]{14}$'),
  member_no bigint not null,
  -- The browser's idempotency key: the same key again is the same order.
  request_key uuid not null,
  -- The spreadsheet that it came of.
  upload_no int,
  state order_state not null,
  orderer_name text not null,
  orderer_phone text not null,
  orderer_email text not null,
  recipient text not null,
  recipient_phone text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  road_address text not null,
  detail_address text not null default '',
  delivery_request text not null default '',
  payment_method text not null check (payment_method in ('CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY', 'ON_ACCOUNT')),
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
  foreign key (mall_id, member_no) references member,
  foreign key (mall_id, upload_no) references upload on delete set null (upload_no)
);
create index mall_order_member on mall_order (mall_id, member_no, ordered_at desc, order_no desc);
create index mall_order_unpaid on mall_order (mall_id, expires_at) where state = 'PENDING_PAYMENT';
create index mall_order_unpaid_of_member on mall_order (mall_id, member_no) where state = 'PENDING_PAYMENT';
create index mall_order_delivered on mall_order (mall_id, delivered_at) where state = 'DELIVERED';
create index mall_order_upload on mall_order (mall_id, upload_no, order_no) where upload_no is not null;
select protect_tenant_table('mall_order', 'select, insert, update');

create table order_line (
  mall_id int not null,
  order_no text not null collate "C",
  line_no int not null,
  product_no text not null collate "C",
  option_no int not null,
  -- The sale at whose price it was bought.
  sale_no int,
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
  delivery_method delivery_method not null,
  has_free_delivery boolean not null,
  primary key (mall_id, order_no, line_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade,
  foreign key (mall_id, sale_no) references special_sale,
  foreign key (product_no, option_no) references product_option
);
create index order_line_product on order_line (product_no, option_no);
-- The latest orders of a product in a mall, for what was bought along with it.
create index order_line_product_of_mall on order_line (mall_id, product_no, order_no desc);
select protect_tenant_table('order_line', 'select, insert, update');

create table order_event (
  mall_id int not null,
  order_no text not null collate "C",
  event_no bigint generated always as identity,
  from_state order_state,
  to_state order_state not null,
  happened_at timestamptz not null,
  actor actor not null,
  reason text not null default '',
  primary key (mall_id, order_no, event_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
select protect_tenant_table('order_event', 'select, insert');

-- Every piece that leaves or comes back.
create table stock_movement (
  mall_id int not null,
  movement_no bigint generated always as identity,
  order_no text not null collate "C",
  line_no int not null,
  product_no text not null collate "C",
  option_no int not null,
  kind stock_movement_kind not null,
  -- What it did to the shelf.
  pieces int not null,
  happened_at timestamptz not null,
  primary key (mall_id, movement_no),
  foreign key (mall_id, order_no, line_no) references order_line,
  check ((kind = 'RESERVE' and pieces < 0) or (kind = 'SELL' and pieces = 0) or (kind in ('RELEASE', 'RETURN') and pieces > 0))
);
create index stock_movement_order on stock_movement (mall_id, order_no);
select protect_tenant_table('stock_movement', 'select, insert');

create table payment_attempt (
  mall_id int not null,
  order_no text not null collate "C",
  attempt_no int not null,
  -- The payment service's number of it, once it has one.
  payment_key text,
  method text not null check (method in ('CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY')),
  amount bigint not null check (amount > 0),
  -- OPEN: at the window; an order has one open window. REPLACED: another window or another payment has taken its place; it is read
  -- until the payment service says how it ended. CONFIRMING: asked, not yet answered. WAITING: a virtual account without its deposit.
  -- HELD: a deposit that its order has no use for; it goes back to an account that its buyer names. RETURNING: money, or an account
  -- open for it, that has to go back, tried until it has.
  state text not null check (
    state in ('OPEN', 'REPLACED', 'CONFIRMING', 'WAITING', 'DONE', 'HELD', 'RETURNING', 'FAILED', 'CANCELLED')),
  failure text not null default '',
  -- Card and virtual account as the service tells them, masked.
  details jsonb not null default '{}',
  -- Proves that a deposit notice is about this account.
  webhook_secret text not null default '',
  -- Where its window is, once the service has told.
  window_url text not null default '',
  -- Whether its window takes the place of the page or is a window of its own: another one comes back to another address.
  returns_to text not null default 'page' check (returns_to in ('page', 'popup')),
  -- The amount that the service named when it was not the amount of the attempt, won.
  named_amount bigint,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the recovery tried it last, whatever came of it: those that were tried longest ago are next.
  recovered_at timestamptz,
  primary key (mall_id, order_no, attempt_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
create unique index payment_attempt_key on payment_attempt (mall_id, payment_key) where payment_key is not null;
create unique index payment_attempt_window on payment_attempt (mall_id, order_no) where state = 'OPEN';
-- An order is paid once, whatever runs at once.
create unique index payment_attempt_done on payment_attempt (mall_id, order_no) where state in ('DONE', 'WAITING');
-- Each list of the recovery has an index that holds nothing else.
create index payment_attempt_confirming on payment_attempt (mall_id, changed_at) where state = 'CONFIRMING';
create index payment_attempt_held on payment_attempt (mall_id, changed_at) where state = 'HELD';
create index payment_attempt_money on payment_attempt (mall_id, recovered_at nulls first, changed_at)
  where state in ('WAITING', 'RETURNING');
create index payment_attempt_left on payment_attempt (mall_id, recovered_at nulls first, changed_at)
  where state in ('OPEN', 'REPLACED');
create index payment_attempt_named on payment_attempt (mall_id, changed_at) where named_amount is not null;
select protect_tenant_table('payment_attempt', 'select, insert, update');

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
select protect_tenant_table('payment_event', 'select, insert, update');

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
select protect_tenant_table('payment_entry', 'select, insert');

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
select protect_tenant_table('cash_receipt', 'select, insert, update');

create table claim (
  mall_id int not null,
  order_no text not null collate "C",
  claim_no int not null,
  type text not null check (type in ('CANCEL', 'EXCHANGE', 'RETURN')),
  state claim_state not null,
  fault text not null check (fault in ('MEMBER', 'SELLER')),
  reason text not null,
  answer text not null default '',
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  return_fee bigint not null default 0 check (return_fee >= 0),
  -- Where a virtual account's money goes back to; kept only until it has.
  refund_account jsonb,
  -- Where the goods of an exchange or a return are fetched; nothing is fetched for a cancellation.
  pickup jsonb,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  -- A refund leaves our hands before the claim is done: from here on the claim can neither be withdrawn nor decided otherwise,
  -- and whoever finds it unfinished asks the payment service again with the same key.
  refund_started_at timestamptz,
  primary key (mall_id, order_no, claim_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
-- One at a time, so that each is worked out from what the ones before have left.
create unique index claim_refund_under_way on claim (mall_id, order_no)
  where refund_started_at is not null and state in ('REQUESTED', 'PICKED_UP');
select protect_tenant_table('claim', 'select, insert, update');

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
select protect_tenant_table('claim_line', 'select, insert');

create table claim_event (
  mall_id int not null,
  order_no text not null collate "C",
  claim_no int not null,
  event_no bigint generated always as identity,
  from_state claim_state,
  to_state claim_state not null,
  happened_at timestamptz not null,
  actor actor not null,
  reason text not null default '',
  primary key (mall_id, order_no, claim_no, event_no),
  foreign key (mall_id, order_no, claim_no) references claim on delete cascade
);
select protect_tenant_table('claim_event', 'select, insert');

-- Orders on account need a contract: which member may owe how much for how long. Only the operator's command writes contracts and
-- settlements: the web application cannot grant credit or settle a debt.
create table account_contract (
  mall_id int not null,
  member_no bigint not null,
  -- The most the member may owe, won.
  credit_limit bigint not null check (credit_limit >= 0),
  -- An order is due so many days after the day it was placed on.
  payment_days int not null check (payment_days between 0 and 365),
  state text not null check (state in ('APPROVED', 'SUSPENDED')),
  approved_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mall_id, member_no),
  foreign key (mall_id, member_no) references member
);
select protect_tenant_table('account_contract', 'select');

-- What members owe for orders on account: a CHARGE when an order is placed, a CREDIT for what comes back. No money moves here; the
-- mall settles the sum with its members by contract.
create table account_entry (
  mall_id int not null,
  entry_no bigint generated always as identity,
  member_no bigint not null,
  order_no text not null collate "C",
  kind text not null check (kind in ('CHARGE', 'CREDIT')),
  amount bigint not null,
  -- Of this very entry within its order: it is written once.
  entry_key text not null,
  happened_at timestamptz not null,
  primary key (mall_id, entry_no),
  unique (mall_id, order_no, entry_key),
  foreign key (mall_id, order_no) references mall_order,
  foreign key (mall_id, member_no) references member,
  check ((kind = 'CHARGE' and amount > 0) or (kind = 'CREDIT' and amount < 0))
);
-- Who owes: sums by member read the index alone.
create index account_entry_member on account_entry (mall_id, member_no, order_no) include (amount, kind, happened_at);
select protect_tenant_table('account_entry', 'select, insert');

-- Money that a member has paid for orders on account, as the operator has found it in the mall's bank account.
create table account_settlement (
  mall_id int not null,
  settlement_no bigint generated always as identity,
  member_no bigint not null,
  amount bigint not null check (amount > 0),
  -- What the bank or the operator calls the transfer: it is entered once.
  reference text not null check (reference <> ''),
  settled_at timestamptz not null,
  primary key (mall_id, settlement_no),
  unique (mall_id, member_no, reference),
  foreign key (mall_id, member_no) references member
);
select protect_tenant_table('account_settlement', 'select');

-- Stock moves in one call: everyone else who wants these options waits until the transaction ends, so nothing else may take time.

-- Takes from the shelf (RESERVE), puts back (RELEASE, RETURN) or only notes (SELL) pieces of an order's lines. Answers the lines
-- that want more than is left; when there are any, nothing has moved.
create function move_stock(
  of_mall int, of_order text, movement text, moved_at timestamptz,
  line_nos int[], product_nos text[], option_nos int[], counts int[]
) returns table (short_line_no int, pieces_left int)
  language plpgsql
  as $$
declare
  direction int := case movement when 'RESERVE' then -1 when 'SELL' then 0 else 1 end;
  line record;
  is_short boolean := false;
begin
  if direction <> 0 then
    -- All locks before the first change, always in this order, so that two orders never wait for each other: a change may go
    -- on to lock its product and the product's listings.
    for line in
      select * from unnest(line_nos, product_nos, option_nos, counts) wanted (line_no, product_no, option_no, pieces)
      order by product_no collate "C", option_no
    loop
      select stock_quantity into pieces_left from product_option o
      where o.product_no = line.product_no and o.option_no = line.option_no
      for no key update;
      if pieces_left + direction * line.pieces < 0 then
        is_short := true;
        short_line_no := line.line_no;
        return next;
      end if;
    end loop;
    if is_short then
      return;
    end if;
    for line in
      select * from unnest(product_nos, option_nos, counts) wanted (product_no, option_no, pieces)
      order by product_no collate "C", option_no
    loop
      update product_option o set stock_quantity = stock_quantity + direction * line.pieces
      where o.product_no = line.product_no and o.option_no = line.option_no;
    end loop;
  end if;
  insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at)
  select of_mall, of_order, wanted.line_no, wanted.product_no, wanted.option_no, movement, direction * wanted.pieces, moved_at
  from unnest(line_nos, product_nos, option_nos, counts) wanted (line_no, product_no, option_no, pieces);
end $$;

-- Takes the pieces of many orders from the shelf and notes them as sold, all of them or none: answers the options of which more is
-- wanted than is left. Locks in the order in which move_stock does, so that they never wait for each other in a circle.
create function sell_for_orders(
  of_mall int, moved_at timestamptz, order_nos text[], line_nos int[], product_nos text[], option_nos int[], counts int[]
) returns table (short_product_no text, short_option_no int)
  language plpgsql
  as $$
declare
  wanted record;
  stock int;
  is_short boolean := false;
begin
  for wanted in
    select w.product_no, w.option_no, sum(w.pieces)::int as pieces
    from unnest(product_nos, option_nos, counts) w (product_no, option_no, pieces)
    group by w.product_no, w.option_no
    order by w.product_no collate "C", w.option_no
  loop
    select stock_quantity into stock from product_option o
    where o.product_no = wanted.product_no and o.option_no = wanted.option_no
    for no key update;
    if coalesce(stock, 0) < wanted.pieces then
      is_short := true;
      short_product_no := wanted.product_no;
      short_option_no := wanted.option_no;
      return next;
    end if;
  end loop;
  if is_short then
    return;
  end if;
  for wanted in
    select w.product_no, w.option_no, sum(w.pieces)::int as pieces
    from unnest(product_nos, option_nos, counts) w (product_no, option_no, pieces)
    group by w.product_no, w.option_no
    order by w.product_no collate "C", w.option_no
  loop
    update product_option o set stock_quantity = stock_quantity - wanted.pieces
    where o.product_no = wanted.product_no and o.option_no = wanted.option_no;
  end loop;
  insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at)
  select of_mall, w.order_no, w.line_no, w.product_no, w.option_no, k.kind, -w.pieces * k.share, moved_at
  from unnest(order_nos, line_nos, product_nos, option_nos, counts) w (order_no, line_no, product_no, option_no, pieces),
    (values ('RESERVE', 1), ('SELL', 0)) k (kind, share)
  order by k.share desc;
end $$;

-- Orders by spreadsheet: what was uploaded, its rows while they are needed, and what is owed for orders on account.

create table upload (
  mall_id int not null,
  upload_no int not null generated always as identity,
  member_no bigint not null,
  file_name text not null,
  -- Of the cells, not of the bytes: the same sheet saved again is the same upload.
  content_hash bytea not null,
  state text not null check (state in ('UNMAPPED', 'CHECKING', 'CHECKED', 'ORDERING', 'ORDERED', 'DISCARDED')),
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
  foreign key (mall_id, member_no) references member on delete cascade
);
create index upload_member on upload (mall_id, member_no, upload_no desc) where state <> 'DISCARDED';
-- The same content is ordered once, however many tabs send it.
create unique index upload_content on upload (mall_id, member_no, content_hash) where state <> 'DISCARDED';
create index upload_erasable on upload (mall_id, worked_at) where rows_erased_at is null;

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

-- What members owe for orders on account: a CHARGE when an order is placed, a CREDIT for what comes back. No money moves here; the
-- mall settles the sum with its members by contract.
create table account_entry (
  mall_id int not null,
  entry_no bigint generated always as identity,
  order_no text not null collate "C",
  kind text not null check (kind in ('CHARGE', 'CREDIT')),
  amount bigint not null,
  -- Of this very entry within its order: it is written once.
  entry_key text not null,
  happened_at timestamptz not null,
  primary key (mall_id, entry_no),
  unique (mall_id, order_no, entry_key),
  foreign key (mall_id, order_no) references mall_order,
  check ((kind = 'CHARGE' and amount > 0) or (kind = 'CREDIT' and amount < 0))
);

alter table mall_order drop constraint mall_order_payment_method_check;
alter table mall_order add check (payment_method in ('CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY', 'ON_ACCOUNT'));
alter table mall_order add column upload_no int;
alter table mall_order add foreign key (mall_id, upload_no) references upload on delete set null (upload_no);
create index mall_order_upload on mall_order (mall_id, upload_no, order_no) where upload_no is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['upload', 'upload_row', 'upload_heading', 'account_entry']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
    execute format('grant select, insert on %I to mall_app', tenant_table);
  end loop;
end $$;
grant update, delete on upload, upload_row, upload_heading to mall_app;
-- A ledger only grows.

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

-- As before, with what was owed on account.
create or replace function archive_orders(member bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(order_no), '{}') into numbers
  from mall_order where mall_id = current_mall_id() and member_no = member;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select o.mall_id, 'ORDER', o.order_no,
    to_jsonb(o) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = o.mall_id and m.member_no = o.member_no),
      'lines', (select jsonb_agg(to_jsonb(l)) from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no),
      'events', (select jsonb_agg(to_jsonb(e)) from order_event e where e.mall_id = o.mall_id and e.order_no = o.order_no),
      'claims', (select jsonb_agg(to_jsonb(c)) from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no),
      'attempts', (select jsonb_agg(to_jsonb(a) - 'webhook_secret') from payment_attempt a
        where a.mall_id = o.mall_id and a.order_no = o.order_no),
      'cash_receipt', (select to_jsonb(r) from cash_receipt r where r.mall_id = o.mall_id and r.order_no = o.order_no),
      'entries', (select jsonb_agg(to_jsonb(p)) from payment_entry p where p.mall_id = o.mall_id and p.order_no = o.order_no),
      'account', (select jsonb_agg(to_jsonb(e)) from account_entry e where e.mall_id = o.mall_id and e.order_no = o.order_no)),
    at, (o.ordered_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from mall_order o where o.mall_id = current_mall_id() and o.order_no = any (numbers);

  update mall_order set orderer_name = '', orderer_phone = '', orderer_email = '', recipient = '', recipient_phone = '',
    postcode = '00000', road_address = '', detail_address = '', delivery_request = '', invoice_no = ''
  where mall_id = current_mall_id() and order_no = any (numbers);
  update order_event set reason = '' where mall_id = current_mall_id() and order_no = any (numbers) and reason <> '';
  update claim set reason = '', answer = '', refund_account = null, pickup = null
  where mall_id = current_mall_id() and order_no = any (numbers);
  update claim_event set reason = '' where mall_id = current_mall_id() and order_no = any (numbers) and reason <> '';
  update payment_attempt set details = '{}', failure = ''
  where mall_id = current_mall_id() and order_no = any (numbers);
  -- A number of zeros is nobody's; nothing is told to the tax office of it any more.
  update cash_receipt set number = '0000000000', receipt_url = '', failure = '', is_settled = true
  where mall_id = current_mall_id() and order_no = any (numbers);
end $$;

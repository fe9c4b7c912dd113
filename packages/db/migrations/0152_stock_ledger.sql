-- The stock of the provider, as staff keep it. What is on the shelf is the sum of three ledgers: what orders move (stock_movement), what
-- applications move (application_movement), and what staff and the catalogue enter here. Each night the sum is compared with the shelf.

create domain stock_entry_kind as text check (value in ('OPENING', 'CLOSING', 'IN', 'OUT', 'COUNT'));

create table stock_adjustment (
  adjustment_no bigint generated always as identity primary key,
  product_no text not null collate "C",
  option_no int not null,
  -- An option comes with stock (OPENING) and leaves with it (CLOSING); pieces arrive, go, or are counted.
  kind stock_entry_kind not null,
  -- What it did to the shelf.
  pieces int not null,
  -- What was counted, pieces that orders hold included.
  counted int,
  reason text not null default '',
  note text not null default '',
  -- Nobody: the catalogue itself.
  staff_no bigint references staff,
  -- The same request once more is the same entry.
  request_key uuid,
  happened_at timestamptz not null,
  unique (request_key, product_no, option_no),
  check (case kind when 'IN' then pieces > 0 when 'OUT' then pieces < 0 when 'COUNT' then true else pieces <> 0 end),
  check ((kind = 'COUNT') = (counted is not null))
);
create index stock_adjustment_option on stock_adjustment (product_no, option_no, adjustment_no desc);
grant select, insert on stock_adjustment to mall_office;

-- Below so many pieces an option is shown as running out.
alter table product_option add column low_stock int not null default 10 check (low_stock between 0 and 99999);
grant update (low_stock) on product_option to mall_office;

-- What an option's ledger is read by.
create index stock_movement_option on stock_movement (product_no, option_no, happened_at desc);
create index application_movement_option on application_movement (product_no, option_no, happened_at desc);

-- An option enters the ledger with what it comes with, and leaves it with what is left.
create function option_stock_begins() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into stock_adjustment (product_no, option_no, kind, pieces, happened_at)
  select product_no, option_no, 'OPENING', stock_quantity, now() from born where stock_quantity <> 0;
  return null;
end $$;
create trigger option_stock_begins after insert on product_option referencing new table as born
  for each statement execute function option_stock_begins();

create function option_stock_ends() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into stock_adjustment (product_no, option_no, kind, pieces, happened_at)
  select product_no, option_no, 'CLOSING', -stock_quantity, now() from gone where stock_quantity <> 0;
  return null;
end $$;
create trigger option_stock_ends after delete on product_option referencing old table as gone
  for each statement execute function option_stock_ends();
revoke execute on function option_stock_begins(), option_stock_ends() from public;
comment on function option_stock_begins() is
  'Runs as its owner: whoever adds an option need not be able to enter anything into the ledger of stock.';
comment on function option_stock_ends() is
  'Runs as its owner: whoever takes an option away need not be able to enter anything into the ledger of stock.';

-- What is on the shelves already came with the options, less what has moved since.
do $$
declare
  of_mall int;
begin
  create temp table moved (product_no text, option_no int, pieces bigint) on commit drop;
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    insert into moved select product_no, option_no, sum(pieces) from stock_movement group by 1, 2;
    insert into moved select product_no, option_no, sum(pieces) from application_movement group by 1, 2;
  end loop;
  perform set_config('app.mall_id', '', true);
  insert into stock_adjustment (product_no, option_no, kind, pieces, happened_at)
  select o.product_no, o.option_no, 'OPENING', o.stock_quantity - coalesce(sum(m.pieces), 0), now()
  from product_option o left join moved m on m.product_no = o.product_no and m.option_no = o.option_no
  group by o.product_no, o.option_no, o.stock_quantity having o.stock_quantity - coalesce(sum(m.pieces), 0) <> 0;
end $$;

-- What the last comparison has found: options whose shelf is not the sum of their ledgers.
create table stock_difference (
  product_no text not null collate "C",
  option_no int not null,
  on_shelf int not null,
  by_ledger bigint not null,
  found_at timestamptz not null,
  primary key (product_no, option_no)
);
create table stock_proof (
  proved_at timestamptz primary key,
  options int not null,
  differences int not null
);
grant select, insert, delete on stock_difference to mall_office;
grant select, insert on stock_proof to mall_office;

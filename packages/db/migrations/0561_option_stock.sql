-- Stock stands in a table of its own, which one function writes: an order locks nothing of the catalogue, and whoever edits a product makes no order wait.
-- Whether a product is sold out is worked out after the commit, where its listings follow it (0531).
-- breaks: versions before 0561; those that still run show the stock of this moment and enter none at the desk, and orders that they take are right

-- Whoever takes pieces meanwhile ends first, and whoever comes takes them from the new table.
lock table product_option;

create table option_stock (
  product_no text not null collate "C",
  option_no int not null,
  quantity int not null default 0,
  constraint option_stock_quantity check (quantity >= 0),
  primary key (product_no, option_no),
  constraint option_stock_option foreign key (product_no, option_no) references product_option on delete cascade
) with (fillfactor = 80);
grant select on option_stock to mall_app;
insert into option_stock select product_no, option_no, stock_quantity from product_option;

revoke update (stock_quantity) on product_option from mall_app, mall_office;
comment on column product_option.stock_quantity is
  'Unused since 0561: versions before it that still run read it, and nobody writes it. A release after drops it.';

-- Every option has a shelf; what it comes with, and what is left when it goes, is in the ledger.
create or replace function option_stock_begins() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into option_stock (product_no, option_no) select product_no, option_no from born;
  return null;
end $$;
comment on function option_stock_begins() is
  'Runs as its owner: whoever adds an option need not be able to put anything on its shelf.';
drop trigger option_stock_ends on product_option;
create or replace function option_stock_ends() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into stock_adjustment (product_no, option_no, kind, pieces, happened_at)
  select product_no, option_no, 'CLOSING', -quantity, now() from gone where quantity <> 0;
  return null;
end $$;
create trigger option_stock_ends after delete on option_stock referencing old table as gone
  for each statement execute function option_stock_ends();

-- All locks before the first change, always in this order, so that nobody waits in a circle.
create function lock_shelf(product_nos text[], option_nos int[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from option_stock
  where (product_no, option_no) in (select * from unnest(product_nos, option_nos))
  order by product_no, option_no for no key update;
end $$;
revoke execute on function lock_shelf(text[], int[]) from public;
grant execute on function lock_shelf(text[], int[]) to mall_office;
comment on function lock_shelf(text[], int[]) is
  'Runs as its owner: the shelf is locked by who is to move it, and nobody writes it but move_shelf.';

-- The one way in which stock changes: takes pieces from the shelf (direction -1) or puts them there (1), each option however often it is named.
-- Answers the options of which there are too few; when there are any, nothing has moved.
create function move_shelf(direction int, product_nos text[], option_nos int[], counts int[])
  returns table (short_product_no text, short_option_no int, pieces_left int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform lock_shelf(product_nos, option_nos);
  -- A statement of its own sees what the one before has waited for.
  return query
    select moved.product_no, moved.option_no, coalesce(s.quantity, 0)
    from (
      select m.product_no, m.option_no, direction * sum(m.pieces)::int as pieces
      from unnest(product_nos, option_nos, counts) m (product_no, option_no, pieces) group by 1, 2) moved
    left join option_stock s using (product_no, option_no)
    where coalesce(s.quantity, 0) + moved.pieces < 0;
  if found then
    return;
  end if;
  update option_stock s set quantity = s.quantity + moved.pieces
  from (
    select m.product_no, m.option_no, direction * sum(m.pieces)::int as pieces
    from unnest(product_nos, option_nos, counts) m (product_no, option_no, pieces) group by 1, 2) moved
  where s.product_no = moved.product_no and s.option_no = moved.option_no and moved.pieces <> 0;
end $$;
revoke execute on function move_shelf(int, text[], int[], int[]) from public;
grant execute on function move_shelf(int, text[], int[], int[]) to mall_app;
comment on function move_shelf(int, text[], int[], int[]) is
  'Runs as its owner: no login writes stock but through it, and it never takes what is not there.';

create or replace function move_stock(
  of_mall int, of_order text, movement text, moved_at timestamptz,
  line_nos int[], product_nos text[], option_nos int[], counts int[]
) returns table (short_line_no int, pieces_left int)
  language plpgsql
  as $$
declare
  direction int := case movement when 'RESERVE' then -1 when 'SELL' then 0 else 1 end;
begin
  if direction <> 0 then
    return query
      select line.line_no, short.pieces_left from move_shelf(direction, product_nos, option_nos, counts) short
      join unnest(line_nos, product_nos, option_nos) line (line_no, product_no, option_no)
        on line.product_no = short.short_product_no and line.option_no = short.short_option_no;
    if found then
      return;
    end if;
  end if;
  insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at)
  select of_mall, of_order, wanted.line_no, wanted.product_no, wanted.option_no, movement, direction * wanted.pieces, moved_at
  from unnest(line_nos, product_nos, option_nos, counts) wanted (line_no, product_no, option_no, pieces);
end $$;

create or replace function sell_for_orders(
  of_mall int, moved_at timestamptz, order_nos text[], line_nos int[], product_nos text[], option_nos int[], counts int[]
) returns table (short_product_no text, short_option_no int)
  language plpgsql
  as $$
begin
  return query
    select short.short_product_no, short.short_option_no from move_shelf(-1, product_nos, option_nos, counts) short;
  if found then
    return;
  end if;
  insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at)
  select of_mall, w.order_no, w.line_no, w.product_no, w.option_no, k.kind, -w.pieces * k.share, moved_at
  from unnest(order_nos, line_nos, product_nos, option_nos, counts) w (order_no, line_no, product_no, option_no, pieces),
    (values ('RESERVE', 1), ('SELL', 0)) k (kind, share)
  order by k.share desc;
end $$;

create or replace function move_application_stock(
  of_mall int, of_application text, movement text, moved_at timestamptz, wanted_product text, wanted_option int
) returns boolean
  language plpgsql
  as $$
declare
  direction int := case movement when 'RESERVE' then -1 when 'SELL' then 0 else 1 end;
begin
  if direction <> 0 and exists (select from move_shelf(direction, array[wanted_product], array[wanted_option], '{1}')) then
    return false;
  end if;
  insert into application_movement (mall_id, application_no, product_no, option_no, kind, pieces, happened_at)
  values (of_mall, of_application, wanted_product, wanted_option, movement, direction, moved_at);
  return true;
end $$;

-- What an order takes is on a shelf. The key stood at the option, whose row each order locked by it; 0562 proves it of the lines that there are.
alter table order_line drop constraint order_line_product_no_option_no_fkey;
alter table order_line add constraint order_line_stock foreign key (product_no, option_no) references option_stock not valid;

create or replace function is_out_of_stock(asked_no text) returns boolean
  language sql stable
  begin atomic
    with colour as (
      select
        min(o.use_code) as use_code,
        coalesce(sum(s.quantity) filter (where o.use_code = 'GD00701'), 0) as orderable,
        sum(s.quantity) as stock
      from product_option o join option_stock s using (product_no, option_no)
      where o.product_no = asked_no and o.use_code <> 'GD00704'
      group by o.colour_name
    )
    select not exists (select from colour where case use_code when 'GD00701' then orderable else stock end > 0)
      or not exists (select from colour where use_code <> 'GD00703');
  end;

-- A rented product has no pieces: only its state counts.
create function is_gone(kind text, state text, product_no text) returns boolean
  language sql stable
  return state = 'GD00405' or (kind <> 'subscription' and is_out_of_stock(product_no));

create or replace function product_sold_out() returns trigger
  language plpgsql
  as $$
begin
  new.is_sold_out := is_gone(new.kind, new.state, new.product_no);
  return new;
end $$;

create function follow_later(product_nos text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into product_to_follow (product_no) select unnest(product_nos);
  if found then
    perform pg_notify('product_changed', '');
  end if;
end $$;
revoke execute on function follow_later(text[]) from public;
grant execute on function follow_later(text[]) to mall_office;
comment on function follow_later(text[]) is
  'Runs as its owner: whoever changes options has their products looked at, and need not be able to write what is to be looked at.';

create function option_stock_moved() returns trigger
  language plpgsql
  as $$
begin
  -- Stock that stays above zero changes no list.
  perform follow_later(array(
    select distinct product_no from was join now_is using (product_no, option_no)
    where (was.quantity > 0) <> (now_is.quantity > 0)));
  perform tell_catalogue_changed(array(select distinct 'p:' || product_no from now_is));
  return null;
end $$;
create trigger option_stock_moved after update on option_stock referencing old table as was new table as now_is
  for each statement execute function option_stock_moved();

create function product_options_changed() returns trigger
  language plpgsql
  as $$
begin
  perform follow_later(array(select distinct product_no from changed));
  return null;
end $$;
drop trigger product_options_born on product_option;
drop trigger product_option_changed on product_option;
drop function product_options_born(), product_option_changed();
create trigger product_options_born after insert on product_option referencing new table as changed
  for each statement execute function product_options_changed();
create trigger product_options_gone after delete on product_option referencing old table as changed
  for each statement execute function product_options_changed();
-- Sold out is so colour by colour: an option that becomes one of another colour may change it without a piece that moves.
create or replace function product_options_moved() returns trigger
  language plpgsql
  as $$
begin
  -- Whoever sells a product holds its key (0531), now also in place of the option's row: what they have read of it stays until they are done.
  perform pg_advisory_xact_lock(offer_key(product_no)) from (
    select distinct product_no from was join now_is using (product_no, option_no)
    where (was.extra_price, was.use_code) <> (now_is.extra_price, now_is.use_code) order by product_no) product;
  perform follow_later(array(
    select distinct product_no from was join now_is using (product_no, option_no)
    where was.use_code <> now_is.use_code or was.colour_name <> now_is.colour_name));
  return null;
end $$;
drop function refresh_sold_out(text);

-- Whether it is sold out a product says only when it is followed, which looks at its listings, too.
drop trigger product_changed on product;
create trigger product_changed
  after update of brand_id, state, approval, market_price, has_free_delivery, ships_today, colour_families
  on product for each row when (old.* is distinct from new.*) execute function product_changed();

-- Makes the product whose change has waited longest say whether it is sold out, and brings its listings in step, in so many malls at most. Nothing is
-- returned when none waits. Who holds the product or a mall's listing is passed over; when only such are left, the product goes to the end of the queue.
create or replace function follow_product(at_most int) returns table (of_product text, written int, is_done boolean)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  seen bigint[];
  behind int[];
  has_gone boolean;
  is_held boolean := false;
begin
  -- One at a time: what follows is in a transaction of its own that waits for nobody else.
  perform pg_advisory_xact_lock(hashtextextended('product_to_follow', 0));
  select product_no into of_product from product_to_follow order by change_no limit 1;
  if not found then
    return;
  end if;
  -- Before stock and product are read: a change that is committed later has a row that stays.
  seen := array(select change_no from product_to_follow where product_no = of_product);
  if exists (select from product where product_no = of_product and is_sold_out <> is_gone(kind, state, product_no)) then
    perform from product where product_no = of_product for no key update skip locked;
    is_held := not found;
  end if;
  written := 0;
  if not is_held then
    select is_gone(kind, state, product_no) into has_gone from product where product_no = of_product;
    update product set is_sold_out = has_gone where product_no = of_product and is_sold_out <> has_gone;
    behind := malls_behind(of_product, at_most);
    update listing l set is_on = l.is_on
    where l.product_no = of_product and l.mall_id in (
      select h.mall_id from listing h where h.product_no = of_product and h.mall_id = any (behind)
      for no key update skip locked);
    get diagnostics written = row_count;
  end if;
  is_done := not is_held and cardinality(behind) < at_most and written = cardinality(behind);
  if is_done then
    delete from product_to_follow where change_no = any (seen);
  elsif written = 0 then
    update product_to_follow set change_no = default where change_no = any (seen);
  end if;
  return next;
end $$;

create or replace function note_listings_behind(after_product text, at_most int) returns table (last_product text, noted int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  with looked as (
    select product_no, is_sold_out <> is_gone(kind, state, product_no) or cardinality(malls_behind(product_no, 1)) > 0 as is_behind
    from product where product_no > after_product order by product_no limit at_most
  ), noting as (
    insert into product_to_follow (product_no) select product_no from looked where is_behind returning product_no
  )
  select max(product_no), (select count(*) from noting) into last_product, noted from looked;
  if noted > 0 then
    perform pg_notify('product_changed', '');
  end if;
  if last_product is not null then
    return next;
  end if;
end $$;

-- A test order changes options, so it holds the product as staff do who change them, and the shelf before what orders lock behind it.
create or replace function begin_order_trial(tried text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  buyer bigint;
begin
  insert into preview_mark values (now());
  perform from product where product_no = tried for no key update;
  perform lock_shelf(array_agg(product_no), array_agg(option_no)) from option_stock where product_no = tried;
  update product_option set extra_price = 0 where product_no = tried;
  insert into delivery_fee (mall_id, delivery_method, fee, free_from)
  select current_mall_id(), delivery_method, 0, null from product where product_no = tried
  on conflict (mall_id, delivery_method) do update set fee = 0, free_from = null;
  update listing set lowest_price = null, highest_price = null, sale_price = 0
  where mall_id = current_mall_id() and product_no = tried;
  insert into member (mall_id, login_id, password_hash, name, email, phone)
  values (current_mall_id(), 'trial-' || gen_random_uuid(), '', '시험 주문', 'trial@invalid.example', '01000000000')
  returning member_no into buyer;
  return buyer;
end $$;

-- Of its many jobs one asks what is on the shelf.
do $$
declare
  had text := pg_get_functiondef('due_malls(text, timestamptz)'::regprocedure);
  has text := replace(had, 'join product_option o using (product_no, option_no)
      where r.notified_at is null and o.stock_quantity > 0', 'join option_stock s using (product_no, option_no)
      where r.notified_at is null and s.quantity > 0');
begin
  if has = had then
    raise exception 'due_malls reads other than it did';
  end if;
  execute has;
end $$;

-- A change of a product reaches the listings of all malls after its commit: an order that takes the last piece, or staff who stop a product, wrote
-- those of 2,000 malls in their own transaction (0.3 to 1.2 s) and held up the orders of all of them. Whatever changes leaves a row here instead;
-- the server is told, and brings the listings in step a few malls at a time (follow_product), idempotently: a row is taken away with the last of
-- them. What is sold is judged by the product and its stock, as listings may be behind by a moment.
-- breaks: versions before 0531; they judge what is offered by listings alone, and none of them brings listings in step.

create table product_to_follow (
  change_no bigint generated always as identity primary key,
  product_no text not null collate "C"
);
create index product_to_follow_product on product_to_follow (product_no, change_no);

-- What a listing repeats of its product; the one truth for the triggers, for following and for whoever sells.
create function is_offered(is_on boolean, approval approval_state, state text) returns boolean
  language sql immutable parallel safe
  return is_on and approval = 'Y' and state in ('GD00403', 'GD00405');
create function listed_discount(kind product_kind, market_price int, sale_price int) returns int
  language sql immutable parallel safe
  return case when kind = 'goods' and market_price > sale_price then (market_price - sale_price)::bigint * 100 / market_price else 0 end;

create or replace function listing_from_product() returns trigger language plpgsql as $$
declare
  source product;
begin
  select * into strict source from product where product_no = new.product_no;
  new.kind := source.kind;
  new.brand_id := source.brand_id;
  new.is_visible := is_offered(new.is_on, source.approval, source.state);
  new.is_sold_out := source.is_sold_out;
  new.has_free_delivery := source.has_free_delivery;
  new.ships_today := source.ships_today;
  new.colour_families := source.colour_families;
  new.discount_rate := listed_discount(source.kind, source.market_price, new.sale_price);
  return new;
end $$;

-- Held together by whoever sells a product, until their commit, and alone by whoever stops it: no row of the catalogue is locked, nor one of another
-- mall.
create function offer_key(product_no text) returns bigint
  language sql immutable parallel safe
  return hashtextextended('offer ' || product_no, 0);

create or replace function product_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if (old.state, old.approval, old.has_free_delivery) is distinct from (new.state, new.approval, new.has_free_delivery) then
    perform pg_advisory_xact_lock(offer_key(new.product_no));
  end if;
  if exists (select from listing where product_no = new.product_no) then
    insert into product_to_follow (product_no) values (new.product_no);
    perform pg_notify('product_changed', '');
  end if;
  return null;
end $$;
comment on function product_changed() is
  'Runs as its owner: whoever changes a product, or takes its last piece, need not be able to write what is to be brought in step.';

-- The malls, first ones first, whose listing of a product does not say what the product does.
create function malls_behind(of_product text, at_most int) returns int[]
  language plpgsql stable
  as $$
begin
  return array(
    select l.mall_id from listing l join product p using (product_no)
    where l.product_no = of_product and (
      l.kind, l.brand_id, l.is_visible, l.is_sold_out, l.has_free_delivery, l.ships_today, l.colour_families, l.discount_rate
    ) is distinct from (
      p.kind, p.brand_id, is_offered(l.is_on, p.approval, p.state), p.is_sold_out, p.has_free_delivery, p.ships_today, p.colour_families,
      listed_discount(p.kind, p.market_price, l.sale_price))
    order by l.mall_id limit at_most);
end $$;
revoke execute on function malls_behind(text, int) from public;

-- Brings listings of the product whose change has waited longest in step, in so many malls at most. Nothing is returned when none waits; a mall
-- whose listing somebody holds is passed over, and when only such are left, the product goes to the end of the queue.
create function follow_product(at_most int) returns table (of_product text, written int, is_done boolean)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  seen bigint[];
  behind int[];
begin
  -- One at a time: what follows is in a transaction of its own that waits for nobody else.
  perform pg_advisory_xact_lock(hashtextextended('product_to_follow', 0));
  select product_no into of_product from product_to_follow order by change_no limit 1;
  if not found then
    return;
  end if;
  -- Before the product is read: a change that is committed later has a row that stays.
  seen := array(select change_no from product_to_follow where product_no = of_product);
  behind := malls_behind(of_product, at_most);
  update listing l set is_on = l.is_on
  where l.product_no = of_product and l.mall_id in (
    select h.mall_id from listing h where h.product_no = of_product and h.mall_id = any (behind)
    for no key update skip locked);
  get diagnostics written = row_count;
  is_done := cardinality(behind) < at_most and written = cardinality(behind);
  if is_done then
    delete from product_to_follow where change_no = any (seen);
  elsif written = 0 then
    update product_to_follow set change_no = default where change_no = any (seen);
  end if;
  return next;
end $$;
revoke execute on function follow_product(int) from public;
grant execute on function follow_product(int) to mall_app;
comment on function follow_product(int) is
  'Runs as its owner: a change of a product reaches the listings of every mall, which the application sees one at a time; it gives numbers alone.';

-- Safety net of each night: a listing that was added while its product changed may have missed the change. Looks at so many products, and says how far
-- it came; nothing at the end.
create function note_listings_behind(after_product text, at_most int) returns table (last_product text, noted int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  with looked as (
    select product_no, cardinality(malls_behind(product_no, 1)) > 0 as is_behind
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
revoke execute on function note_listings_behind(text, int) from public;
grant execute on function note_listings_behind(text, int) to mall_app;
comment on function note_listings_behind(text, int) is
  'Runs as its owner: compares the listings of every mall with their products, and gives numbers of products alone.';

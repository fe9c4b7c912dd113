-- What staff change of the catalogue writes no row of a mall in their transaction: a rename in 2,000 malls noted it for each of them. It leaves the product
-- alone; whoever makes the search index anew works out whose listings that is about. Who signs for a phone meets its new price at the product's key (0531).

create table product_to_find (
  change_no bigint generated always as identity primary key,
  product_no text not null collate "C"
);
create trigger notify_search_changed after insert on product_to_find referencing new table as added
  for each statement execute function notify_search_changed();

create or replace function product_search_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into product_to_find (product_no) values (new.product_no);
  return null;
end $$;
create or replace function brand_search_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into product_to_find (product_no) select product_no from product where brand_id = new.brand_id;
  return null;
end $$;

create or replace function take_search_changes(at_most int) returns table (of_mall int, of_product text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('search_change', 0));
  -- A few products at a time: each may stand in every mall.
  while not exists (select from search_change where product_no is not null) and exists (select from product_to_find) loop
    with found as (
      delete from product_to_find
      where change_no in (select change_no from product_to_find order by change_no limit 10) returning product_no
    )
    insert into search_change (mall_id, product_no)
    select mall_id, product_no from listing where product_no in (select product_no from found);
  end loop;
  return query with taken as (
    delete from search_change c
    where (c.mall_id, c.change_no) in (
      select d.mall_id, d.change_no from search_change d where d.product_no is not null order by d.change_no limit at_most)
    returning c.mall_id, c.product_no
  ), once as (
    select distinct * from taken
  ), stale as (
    insert into search_change (mall_id) select distinct mall_id from once
  ) select * from once;
end $$;

create or replace function product_facts_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(offer_key(coalesce(new.product_no, old.product_no)));
  return null;
end $$;
comment on function product_facts_changed() is null;

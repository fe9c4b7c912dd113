-- Servers keep lists, cards and details of products ready to send. Whatever changes what those say tells all of them with its commit what to drop:
--   'p:GD0001'  a product, in every mall       'm:7'    the order and numbers of a mall's lists
--   'f:7:123'   what a member has marked        'c:7'    a mall's categories and delivery rates
--   's'         what searches find              ''       everything
-- A change of many things at once drops everything: two thousand notifications cost more than reading anew.

create function tell_catalogue_changed(tags text[]) returns void
  language plpgsql
  as $$
begin
  if cardinality(tags) > 100 then
    perform pg_notify('catalogue_changed', '');
  else
    perform pg_notify('catalogue_changed', tag) from unnest(tags) tag;
  end if;
end $$;

create function product_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(select distinct 'p:' || product_no from changed));
  return null;
end $$;
create trigger product_kept_changed after update on product
  referencing new table as changed for each statement execute function product_kept_changed();
create trigger product_option_kept_added after insert on product_option
  referencing new table as changed for each statement execute function product_kept_changed();
create trigger product_option_kept_changed after update on product_option
  referencing new table as changed for each statement execute function product_kept_changed();
create trigger product_option_kept_removed after delete on product_option
  referencing old table as changed for each statement execute function product_kept_changed();

create function listing_kept_added_or_removed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(
    select 'p:' || product_no from changed union select 'm:' || mall_id from changed));
  return null;
end $$;
create trigger listing_kept_added after insert on listing
  referencing new table as changed for each statement execute function listing_kept_added_or_removed();
create trigger listing_kept_removed after delete on listing
  referencing old table as changed for each statement execute function listing_kept_added_or_removed();

-- A change of a product rewrites its listings in all malls, mostly with what they held: they say nothing then.
create function listing_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(
    select 'm:' || mall_id from (select * from changed except select * from before) of_list
    union
    select 'p:' || product_no from (
      select mall_id, product_no, sale_price, is_sold_out, is_visible, category_no, review_count, star_average from changed
      except
      select mall_id, product_no, sale_price, is_sold_out, is_visible, category_no, review_count, star_average from before) of_card));
  return null;
end $$;
create trigger listing_kept_changed after update on listing
  referencing old table as before new table as changed for each statement execute function listing_kept_changed();

create function favourite_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(select distinct 'f:' || mall_id || ':' || member_no from changed));
  return null;
end $$;
create trigger favourite_kept_added after insert on favourite
  referencing new table as changed for each statement execute function favourite_kept_changed();
create trigger favourite_kept_removed after delete on favourite
  referencing old table as changed for each statement execute function favourite_kept_changed();

create function mall_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('catalogue_changed', 'c:' || coalesce(new.mall_id, old.mall_id));
  return null;
end $$;
create trigger category_kept_changed after insert or update or delete on category
  for each row execute function mall_kept_changed();
create trigger delivery_fee_kept_changed after insert or update or delete on delivery_fee
  for each row execute function mall_kept_changed();

create function everything_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;
create trigger brand_kept_changed after update on brand
  for each row when (old.name <> new.name) execute function everything_kept_changed();

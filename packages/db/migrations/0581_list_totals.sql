-- A list of a category at the top of the tree is not read whole for its first page: the mall's own order stands in an index, category by
-- category, and how many there are is kept until another product is shown, hidden or put elsewhere ('n:7', beside 'm:7' of 0501).
-- breaks: nothing; versions before hear one tag more, by which they keep nothing.
create index listing_recommended on listing (mall_id, kind, category_no, is_sold_out, sort_order, product_no) where is_visible;

create or replace function listing_kept_added_or_removed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(
    select 'p:' || product_no from changed union select 'm:' || mall_id from changed union select 'n:' || mall_id from changed));
  return null;
end $$;

create or replace function listing_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(
    select 'm:' || mall_id from (select * from changed except select * from before) of_list
    union
    select 'n:' || mall_id from (
      select mall_id, product_no, kind, is_visible, category_no from changed
      except
      select mall_id, product_no, kind, is_visible, category_no from before) of_total
    union
    select 'p:' || product_no from (
      select mall_id, product_no, sale_price, is_sold_out, is_visible, category_no, review_count, star_average from changed
      except
      select mall_id, product_no, sale_price, is_sold_out, is_visible, category_no, review_count, star_average from before) of_card));
  return null;
end $$;

-- The discount of goods dearer than 21 million won did not fit in what it was computed in: they could not be sold at all.

create or replace function listing_from_product() returns trigger language plpgsql as $$
declare
  source product;
begin
  select * into strict source from product where product_no = new.product_no;
  new.kind := source.kind;
  new.brand_id := source.brand_id;
  new.is_visible := new.is_on and source.approval = 'Y' and source.status in ('GD00403', 'GD00405');
  new.is_sold_out := source.is_sold_out;
  new.has_free_delivery := source.has_free_delivery;
  new.ships_today := source.ships_today;
  new.colour_families := source.colour_families;
  new.discount_rate := case
    when source.kind = 'goods' and source.market_price > new.sale_price
      then (source.market_price - new.sale_price)::bigint * 100 / source.market_price
    else 0 end;
  return new;
end $$;

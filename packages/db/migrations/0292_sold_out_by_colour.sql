-- What is sold out is so colour by colour: an option that becomes one of another colour may change it without a piece that moves.
create or replace function product_options_moved() returns trigger
  language plpgsql
  as $$
begin
  -- Stock that stays above zero changes no list.
  perform refresh_sold_out(product_no) from (
    select distinct product_no from was join now_is using (product_no, option_no)
    where (was.stock_quantity > 0) <> (now_is.stock_quantity > 0) or was.use_code <> now_is.use_code
      or was.colour_name <> now_is.colour_name
    order by product_no) product;
  return null;
end $$;

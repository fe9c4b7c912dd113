-- One sold-out rule for every way in which a product changes, over the very colours that a card shows: deleted options
-- are none of them, and a colour on sale has the stock of its options on sale.

create function is_out_of_stock(asked_no text) returns boolean
  language sql stable
  begin atomic
    with colour as (
      select
        min(use_code) as use_code,
        coalesce(sum(stock_quantity) filter (where use_code = 'GD00701'), 0) as orderable,
        sum(stock_quantity) as stock
      from product_option
      where product_no = asked_no and use_code <> 'GD00704'
      group by colour_name
    )
    select not exists (select from colour where case use_code when 'GD00701' then orderable else stock end > 0)
      or not exists (select from colour where use_code <> 'GD00703');
  end;

create or replace function refresh_sold_out(changed_no text) returns void
  language sql
  begin atomic
    update product set is_sold_out = status = 'GD00405' or is_out_of_stock(product_no)
    where product_no = changed_no and kind <> 'subscription';
  end;

create or replace function product_sold_out() returns trigger
  language plpgsql
  as $$
begin
  new.is_sold_out := new.status = 'GD00405' or (new.kind <> 'subscription' and is_out_of_stock(new.product_no));
  return new;
end $$;

select refresh_sold_out(product_no) from product;

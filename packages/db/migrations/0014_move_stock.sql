-- Stock moves in one call: everyone else who wants these options waits until the transaction ends, so nothing else may take time.

-- Takes from the shelf (RESERVE), puts back (RELEASE, RETURN) or only notes (SELL) pieces of an order's lines. Answers the lines
-- that want more than is left; when there are any, nothing has moved.
create function move_stock(
  of_mall int, of_order text, movement text, moved_at timestamptz,
  line_nos int[], product_nos text[], option_nos int[], counts int[]
) returns table (short_line_no int, pieces_left int)
  language plpgsql
  as $$
declare
  direction int := case movement when 'RESERVE' then -1 when 'SELL' then 0 else 1 end;
  line record;
  is_short boolean := false;
begin
  if direction <> 0 then
    -- All locks before the first change, always in this order, so that two orders never wait for each other: a change may go
    -- on to lock its product and the product's listings.
    for line in
      select * from unnest(line_nos, product_nos, option_nos, counts) wanted (line_no, product_no, option_no, pieces)
      order by product_no collate "C", option_no
    loop
      select stock_quantity into pieces_left from product_option o
      where o.product_no = line.product_no and o.option_no = line.option_no
      for no key update;
      if pieces_left + direction * line.pieces < 0 then
        is_short := true;
        short_line_no := line.line_no;
        return next;
      end if;
    end loop;
    if is_short then
      return;
    end if;
    for line in
      select * from unnest(product_nos, option_nos, counts) wanted (product_no, option_no, pieces)
      order by product_no collate "C", option_no
    loop
      update product_option o set stock_quantity = stock_quantity + direction * line.pieces
      where o.product_no = line.product_no and o.option_no = line.option_no;
    end loop;
  end if;
  insert into stock_movement (mall_id, order_no, line_no, product_no, option_no, kind, pieces, happened_at)
  select of_mall, of_order, wanted.line_no, wanted.product_no, wanted.option_no, movement, direction * wanted.pieces, moved_at
  from unnest(line_nos, product_nos, option_nos, counts) wanted (line_no, product_no, option_no, pieces);
end $$;

-- As before, but only one at a time looks at a product's options: of two that sell the last pieces of two options at once, each
-- saw the other option still in stock, and the product stayed on sale.
create or replace function refresh_sold_out(changed_no text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from product where product_no = changed_no for no key update;
  -- A statement of its own sees what the one before has waited for.
  update product set is_sold_out = status = 'GD00405' or is_out_of_stock(product_no)
  where product_no = changed_no and kind <> 'subscription';
end $$;

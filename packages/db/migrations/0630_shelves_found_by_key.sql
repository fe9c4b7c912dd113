-- An order finds its shelves by their key, however few products there are: a list of unknown length counts as ten for the planner, which then
-- reads a small table whole. Locking a shelf and seeing what is on it are one statement, which returns what it has waited for.

create or replace function lock_shelf(product_nos text[], option_nos int[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from option_stock
  where product_no = any(product_nos) and (product_no, option_no) in (select * from unnest(product_nos, option_nos))
  order by product_no, option_no for no key update;
end $$;

-- All locks before the first change, always in this order, so that nobody waits in a circle.
create or replace function move_shelf(direction int, product_nos text[], option_nos int[], counts int[])
  returns table (short_product_no text, short_option_no int, pieces_left int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  return query
    with held as materialized (
      select s.product_no, s.option_no, s.quantity from option_stock s
      where s.product_no = any(product_nos) and (s.product_no, s.option_no) in (select * from unnest(product_nos, option_nos))
      order by s.product_no, s.option_no for no key update
    )
    select moved.product_no, moved.option_no, coalesce(held.quantity, 0)
    from (
      select m.product_no, m.option_no, direction * sum(m.pieces)::int as pieces
      from unnest(product_nos, option_nos, counts) m (product_no, option_no, pieces) group by 1, 2) moved
    left join held using (product_no, option_no)
    where coalesce(held.quantity, 0) + moved.pieces < 0;
  if found then
    return;
  end if;
  update option_stock s set quantity = s.quantity + moved.pieces
  from (
    select m.product_no, m.option_no, direction * sum(m.pieces)::int as pieces
    from unnest(product_nos, option_nos, counts) m (product_no, option_no, pieces) group by 1, 2) moved
  where s.product_no = any(product_nos)
    and s.product_no = moved.product_no and s.option_no = moved.option_no and moved.pieces <> 0;
end $$;

create or replace function option_stock_moved() returns trigger
  language plpgsql
  as $$
declare
  -- Stock that stays above zero changes no list.
  turned text[] := array(
    select distinct product_no from was join now_is using (product_no, option_no)
    where (was.quantity > 0) <> (now_is.quantity > 0));
begin
  if turned <> '{}' then
    perform follow_later(turned);
  end if;
  perform tell_catalogue_changed(array(select distinct 'p:' || product_no from now_is));
  return null;
end $$;

-- Options are written in the office, up to a thousand at once: what follows from them is made once, not row by row.

-- The colours that a product is found by follow its options.
grant update (colour_families) on product to mall_office;

-- Options that come or change say once a statement whether their products are sold out.
create function product_options_born() returns trigger
  language plpgsql
  as $$
begin
  perform refresh_sold_out(product_no) from (select distinct product_no from born order by product_no) product;
  return null;
end $$;
create function product_options_moved() returns trigger
  language plpgsql
  as $$
begin
  -- Stock that stays above zero changes no list.
  perform refresh_sold_out(product_no) from (
    select distinct product_no from was join now_is using (product_no, option_no)
    where (was.stock_quantity > 0) <> (now_is.stock_quantity > 0) or was.use_code <> now_is.use_code
    order by product_no) product;
  return null;
end $$;
drop trigger product_option_changed on product_option;
create trigger product_option_changed after delete on product_option
  for each row execute function product_option_changed();
create trigger product_options_born after insert on product_option referencing new table as born
  for each statement execute function product_options_born();
create trigger product_options_moved after update on product_option referencing old table as was new table as now_is
  for each statement execute function product_options_moved();

-- A transaction that changes many options of one product has its malls checked once.
create function mark_options_for_lint() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if current_setting('app.lint_marked', true) is distinct from new.product_no then
    perform set_config('app.lint_marked', new.product_no, true);
    insert into lint_mark (of_mall_id) select mall_id from listing where product_no = new.product_no;
  end if;
  return null;
end $$;
comment on function mark_options_for_lint() is
  'Runs as its owner: a product whose options change is checked in every mall that lists it, once a transaction.';
revoke execute on function mark_options_for_lint() from public;
drop trigger lint_marked on product_option;
create trigger lint_marked after insert or update of extra_price, use_code on product_option
  for each row execute function mark_options_for_lint();

-- Special sales as staff keep them. Buyers hold them to two things, whoever changes what: what is taken stays sold, at the price it was sold at.

alter table special_sale
  -- Somebody has ordered at it, though everything may have come back since.
  add column has_sold boolean not null default false,
  add column version int not null default 0,
  add column changed_by bigint references staff,
  add column changed_at timestamptz;
grant insert (mall_id, sale_no, product_no, option_nos, headline, sale_price, starts_at, ends_at, total_pieces, most_per_member, changed_by,
  changed_at) on special_sale to mall_office;
grant update (option_nos, headline, sale_price, starts_at, ends_at, total_pieces, most_per_member, version, changed_by, changed_at)
  on special_sale to mall_office;
grant delete on special_sale to mall_office;

do $$
declare
  of_mall int;
begin
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    update special_sale s set has_sold = true
    where s.taken_pieces > 0 or exists (select from order_line l where l.mall_id = s.mall_id and l.sale_no = s.sale_no);
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

create function special_sale_kept() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'DELETE' then
    if old.has_sold then raise exception 'A sale that has sold stays' using errcode = 'check_violation'; end if;
    return old;
  end if;
  if old.has_sold and new.sale_price <> old.sale_price then
    raise exception 'A sale that has sold keeps its price' using errcode = 'check_violation';
  end if;
  new.has_sold := old.has_sold or new.taken_pieces > old.taken_pieces;
  return new;
end $$;
revoke execute on function special_sale_kept() from public;
create trigger special_sale_kept before update or delete on special_sale
  for each row execute function special_sale_kept();

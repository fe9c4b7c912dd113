-- What a phone costs since which day. Later prices stand in the phone's own row, each with the day in Seoul on which it begins: whoever reads
-- the row on a day reads what holds then, without looking elsewhere.

create function is_rising(days date[]) returns boolean
  language sql immutable
  return not exists (select from generate_subscripts(days, 1) place where place > 1 and days[place] <= days[place - 1]);

alter table wireless_memory
  add column later_days date[] not null default '{}',
  add column later_prices int[] not null default '{}',
  add constraint later_prices_by_day check (
    cardinality(later_days) = cardinality(later_prices) and array_position(later_days, null) is null
    and array_position(later_prices, null) is null and is_rising(price_since || later_days) and 0 < all (later_prices));

-- Where the price of a day stands among the later ones; 0 before all of them.
create function later_place(later_days date[], at timestamptz) returns int
  language sql immutable
  return width_bucket((at at time zone 'Asia/Seoul')::date, later_days);
create function release_price_at(m wireless_memory, at timestamptz) returns int
  language sql immutable
  return coalesce(m.later_prices[later_place(m.later_days, at)], m.release_price);
create function price_since_at(m wireless_memory, at timestamptz) returns date
  language sql immutable
  return coalesce(m.later_days[later_place(m.later_days, at)], m.price_since);

-- What was shown and signed at a price keeps it, whoever writes.
create function begun_prices_kept() returns trigger
  language plpgsql
  as $$
declare
  begun int := later_place(old.later_days, now());
begin
  if later_place(new.later_days, now()) <> begun or new.later_days[:begun] <> old.later_days[:begun]
    or new.later_prices[:begun] <> old.later_prices[:begun] then
    raise exception 'a release price of % that has begun is not changed', old.product_no using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger begun_prices_kept before update of later_days, later_prices on wireless_memory
  for each row execute function begun_prices_kept();

-- Who signs for a phone or a subscription holds its listing meanwhile: what they cost reaches the listings, too.
create function product_facts_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update listing set is_on = is_on where product_no = coalesce(new.product_no, old.product_no);
  return null;
end $$;
revoke execute on function product_facts_changed() from public;
comment on function product_facts_changed() is
  'Runs as its owner: what a phone or a subscription costs reaches the listings of every mall, which staff write one at a time.';
create trigger product_facts_changed after update on wireless_memory
  for each row when (old.* is distinct from new.*) execute function product_facts_changed();
create trigger product_facts_changed after update on wireless_model
  for each row when (old.* is distinct from new.*) execute function product_facts_changed();
create trigger product_facts_changed after update on subscription_product
  for each row when (old.* is distinct from new.*) execute function product_facts_changed();
create trigger product_facts_changed after insert or update or delete on partner_card
  for each row execute function product_facts_changed();

-- Lists are ordered by what a card shows: who makes the search index anew reads the card's price anew, too.
create trigger phone_card_changed after update of card_memory, card_plan_no, card_join_type, card_discount_type on wireless_model
  for each row when (
    (old.card_memory, old.card_plan_no, old.card_join_type, old.card_discount_type)
      is distinct from (new.card_memory, new.card_plan_no, new.card_join_type, new.card_discount_type))
  execute function product_search_changed();
grant execute on function set_phone_list_prices(text[], int[]) to mall_office;

grant execute on function is_rising(date[]), later_place(date[], timestamptz), release_price_at(wireless_memory, timestamptz),
  price_since_at(wireless_memory, timestamptz) to mall_app, mall_office;
grant insert, delete, update (is_sold_out, sort_order, later_days, later_prices) on wireless_memory to mall_office;
grant insert on wireless_model to mall_office;

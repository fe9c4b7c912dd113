-- The provider's catalogue (shared by all malls), each mall's listing of it, and what members mark and look at.

create domain product_kind as text check (value in ('goods', 'wireless', 'subscription'));
create domain delivery_method as text check (value in ('1', '2', '3', '4', '5', '9', '8'));
create domain join_type as text check (value in ('NEW', 'TRANSFER', 'CHANGE'));

create table brand (
  brand_id int primary key,
  name text not null unique
);

create table product (
  product_no text primary key collate "C" check (product_no ~ '^(GD|HP|SB)[0-9]{4,12}$'),
  kind product_kind not null,
  name text not null,
  brand_id int not null references brand,
  model_name text not null default '',
  summary text not null default '',
  tag text not null default '',
  search_tags text[] not null default '{}',
  stickers jsonb not null default '[]',
  state text not null default 'GD00403'
    check (state in ('GD00401', 'GD00402', 'GD00403', 'GD00404', 'GD00405', 'GD00406', 'GD00407')),
  approval approval_state not null default 'Y',
  market_price int not null default 0 check (market_price >= 0),
  image text not null,
  images text[] not null default '{}',
  description_html text not null default '',
  specifications jsonb not null default '[]',
  statutory_notice jsonb not null default '[]',
  delivery_method delivery_method not null default '1',
  has_free_delivery boolean not null default false,
  ships_today boolean not null default false,
  delivery_note text not null default '',
  -- In the place of the mall's; null: the mall's.
  most_pieces int check (most_pieces between 1 and 99),
  registered_on date not null default current_date,
  -- Kept by triggers from the options: spec 4's sold-out rule as one column, so that lists can filter on it.
  is_sold_out boolean not null default false,
  colour_families text[] not null default '{}'
);

create table product_option (
  product_no text not null collate "C" references product on delete cascade,
  option_no int not null,
  colour_name text not null default '',
  colour_hex text not null default '',
  label text not null default '',
  extra_price int not null default 0 check (extra_price >= 0),
  stock_quantity int not null default 0 check (stock_quantity >= 0),
  use_code text not null default 'GD00701' check (use_code in ('GD00701', 'GD00702', 'GD00703', 'GD00704')),
  image text not null default '',
  primary key (product_no, option_no)
);

create table wireless_model (
  product_no text primary key collate "C" references product on delete cascade,
  network text not null default '5G' check (network in ('5G', 'LTE')),
  benefit_line_1 text not null default '',
  benefit_line_2 text not null default '',
  new_count int not null default 0,
  transfer_count int not null default 0,
  change_count int not null default 0,
  -- The choice a card is priced by.
  card_memory text not null,
  card_plan_no int not null,
  card_join_type join_type not null,
  card_discount_type text not null check (card_discount_type in ('COMMON_SUPPORT', 'PLAN_DISCOUNT')),
  related_nos text[] not null default '{}'
);

create table wireless_memory (
  product_no text not null collate "C" references product on delete cascade,
  memory text not null,
  release_price int not null check (release_price > 0),
  -- Since when the release price holds: an amount that can be opened says its date.
  price_since date not null default date '2026-01-01',
  is_sold_out boolean not null default false,
  sort_order int not null default 0,
  primary key (product_no, memory)
);

-- Who may take a plan, and with which phone, are columns; the rule itself is in domain/plan-eligibility.ts.
create table carrier_plan (
  plan_no int primary key,
  carrier text not null,
  name text not null,
  data_summary text not null default '',
  benefit_summary text not null default '',
  is_popular boolean not null default false,
  sort_order int not null default 0,
  -- International age on the day, both ends included; null is no limit.
  min_age int check (min_age between 0 and 150),
  max_age int check (max_age between 0 and 150),
  -- Networks of the phones that the plan goes with.
  phone_networks text[] not null default '{5G,LTE}'
    check (cardinality(phone_networks) > 0 and phone_networks <@ array['5G', 'LTE']),
  join_types text[] not null default '{NEW,TRANSFER,CHANGE}'
    check (cardinality(join_types) > 0 and join_types <@ array['NEW', 'TRANSFER', 'CHANGE']),
  persons text[] not null default '{INDIVIDUAL}'
    check (cardinality(persons) > 0 and persons <@ array['INDIVIDUAL', 'SOLDIER', 'WELFARE', 'CORPORATE']),
  check (min_age <= max_age)
);

-- What a plan costs, and what a carrier wants back of a member who leaves, are dated rows: of several rows in force the one that began
-- last counts, as with support.
create table carrier_plan_price (
  plan_no int not null references carrier_plan on delete cascade,
  valid_from timestamptz not null,
  valid_to timestamptz,
  monthly_price int not null check (monthly_price > 0),
  discount_monthly_12 int not null check (discount_monthly_12 between 0 and monthly_price),
  discount_monthly_24 int not null check (discount_monthly_24 between 0 and monthly_price),
  primary key (plan_no, valid_from),
  check (valid_to is null or valid_to > valid_from)
);

create table carrier_return_rule (
  carrier text not null,
  basis text not null check (basis in ('COMMON_SUPPORT', 'EXTRA_SUPPORT', 'PLAN_DISCOUNT')),
  contract_months int not null check (contract_months in (12, 24)),
  valid_from timestamptz not null,
  valid_to timestamptz,
  full_days int check (full_days >= 0 and full_days < contract_months * 365 / 12),
  -- [{"untilMonth": 6, "percent": 100}, …]; counts where full_days is null.
  steps jsonb not null default '[]',
  primary key (carrier, basis, contract_months, valid_from),
  check (valid_to is null or valid_to > valid_from),
  check ((full_days is null) = (jsonb_array_length(steps) > 0))
);

create table subscription_product (
  product_no text primary key collate "C" references product on delete cascade,
  purchase_price int check (purchase_price >= 0),
  registration_fee int not null default 0 check (registration_fee >= 0),
  visit_cycle_months int not null default 0,
  is_first_month_free boolean not null default false,
  cancellation_terms jsonb not null default '[]',
  -- What leaving costs, as numbers.
  leave_percent int not null default 0 check (leave_percent between 0 and 100),
  take_back_fee int not null default 0 check (take_back_fee >= 0)
);

create table partner_card (
  product_no text not null collate "C" references product on delete cascade,
  card_no int not null,
  name text not null,
  minimum_spend int not null,
  monthly_discount int not null check (monthly_discount >= 0),
  primary key (product_no, card_no)
);

grant select on brand, product, product_option, wireless_model, wireless_memory, carrier_plan, carrier_plan_price,
  carrier_return_rule, subscription_product, partner_card to mall_app;
-- The shelf: only the number of pieces, and what follows from it runs as its owner.
grant update (stock_quantity) on product_option to mall_app;

create table category (
  mall_id int not null references mall,
  -- Prefix-coded: a category's number begins with its parent's.
  category_no text not null collate "C" check (category_no ~ '^([0-9]{2}){1,3}$'),
  name text not null,
  type text not null check (type in ('GD05301', 'GD05302', 'GD05303', 'GD05304')),
  url text not null default '',
  sort_order int,
  is_on_mobile boolean not null default true,
  mobile_image text not null default '',
  primary key (mall_id, category_no)
);
select protect_tenant_table('category', 'select');

-- What a mall sells, at its own price, in its own category. The columns from kind on repeat the product's, kept by triggers, so that a
-- list is filtered, counted and ordered without touching the catalogue.
create table listing (
  mall_id int not null references mall,
  product_no text not null collate "C" references product on delete cascade,
  category_no text not null collate "C",
  -- Goods: won; subscription: lowest monthly fee; wireless: the card's monthly payment.
  sale_price int not null check (sale_price >= 0),
  sort_order int not null default 999,
  is_on boolean not null default true,
  favourite_count int not null default 0,
  listed_on date not null default current_date,
  kind product_kind not null default 'goods',
  brand_id int not null default 0,
  discount_rate int not null default 0,
  is_visible boolean not null default true,
  is_sold_out boolean not null default false,
  has_free_delivery boolean not null default false,
  ships_today boolean not null default false,
  colour_families text[] not null default '{}',
  primary key (mall_id, product_no),
  foreign key (mall_id, category_no) references category
);
create index listing_category on listing (mall_id, kind, category_no, sort_order, product_no);
create index listing_product on listing (product_no);
select protect_tenant_table('listing', 'select, update (favourite_count)');
-- The owner of the tables keeps the listings of all malls in step with the catalogue (trigger product_changed).
create policy catalogue_sync on listing to current_user using (true);

create table wireless_support (
  mall_id int not null references mall,
  product_no text not null collate "C" references product on delete cascade,
  memory text not null,
  plan_no int not null references carrier_plan,
  join_type join_type not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  common_support int not null check (common_support >= 0),
  extra_support int not null check (extra_support >= 0),
  primary key (mall_id, product_no, memory, plan_no, join_type, valid_from),
  check (valid_to is null or valid_to > valid_from)
);
select protect_tenant_table('wireless_support', 'select');

create table subscription_term (
  mall_id int not null references mall,
  product_no text not null collate "C" references product on delete cascade,
  months int not null check (months in (12, 24, 36, 60)),
  care_type text not null check (care_type in ('VISIT', 'SELF')),
  monthly_fee int not null check (monthly_fee > 0),
  primary key (mall_id, product_no, months, care_type)
);
select protect_tenant_table('subscription_term', 'select');

-- Sales of one product for a limited time, at a price and in a number of their own.
create table special_sale (
  mall_id int not null,
  sale_no int not null check (sale_no > 0),
  product_no text not null collate "C",
  -- Which of its options are sold so.
  option_nos int[] not null check (cardinality(option_nos) > 0),
  headline text not null,
  -- An option's extra price comes on top, as it does at the usual price.
  sale_price int not null check (sale_price > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  total_pieces int not null check (total_pieces > 0),
  most_per_member int not null check (most_per_member between 1 and 99),
  -- In orders that stand, paid or not; whoever wants more than there are fails here, whatever runs at once.
  taken_pieces int not null default 0 check (taken_pieces between 0 and total_pieces),
  primary key (mall_id, sale_no),
  foreign key (mall_id, product_no) references listing
);
create index special_sale_ends on special_sale (mall_id, ends_at);
select protect_tenant_table('special_sale', 'select, update (taken_pieces)');

create table favourite (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  marked_at timestamptz not null default now(),
  primary key (mall_id, member_no, product_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade
);
select protect_tenant_table('favourite', 'select, insert, delete');

-- What a member looked at, on every device.
create table recent_view (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C" references product,
  viewed_at timestamptz not null,
  primary key (mall_id, member_no, product_no),
  foreign key (mall_id, member_no) references member on delete cascade
);
select protect_tenant_table('recent_view', 'select, insert, update, delete');

-- spec 4, as domain/sold-out.ts, over the very colours that a card shows: deleted options are none of them, and a colour on sale has
-- the stock of its options on sale.
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

-- Only one at a time looks at a product's options: of two that sell the last pieces of two options at once, each would see the other
-- option still in stock, and the product would stay on sale.
create function refresh_sold_out(changed_no text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from product where product_no = changed_no for no key update;
  -- A statement of its own sees what the one before has waited for.
  update product set is_sold_out = state = 'GD00405' or is_out_of_stock(product_no)
  where product_no = changed_no and kind <> 'subscription';
end $$;
revoke execute on function refresh_sold_out(text) from public;
grant execute on function refresh_sold_out(text) to mall_app;
comment on function refresh_sold_out(text) is
  'Runs as its owner: the application may change pieces, not products. It only computes anew what the pieces say.';

-- A product is born without options, and its state is a cause of its own.
create function product_sold_out() returns trigger
  language plpgsql
  as $$
begin
  new.is_sold_out := new.state = 'GD00405' or (new.kind <> 'subscription' and is_out_of_stock(new.product_no));
  return new;
end $$;
create trigger product_sold_out before insert or update of state on product
  for each row execute function product_sold_out();

create function product_option_changed() returns trigger
  language plpgsql
  as $$
begin
  -- Stock that stays above zero changes no list.
  if tg_op = 'UPDATE' and (old.stock_quantity > 0) = (new.stock_quantity > 0) and old.use_code = new.use_code then
    return null;
  end if;
  perform refresh_sold_out(coalesce(new.product_no, old.product_no));
  return null;
end $$;
create trigger product_option_changed after insert or update or delete on product_option
  for each row execute function product_option_changed();

create function listing_from_product() returns trigger language plpgsql as $$
declare
  source product;
begin
  select * into strict source from product where product_no = new.product_no;
  new.kind := source.kind;
  new.brand_id := source.brand_id;
  new.is_visible := new.is_on and source.approval = 'Y' and source.state in ('GD00403', 'GD00405');
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
create trigger listing_from_product before insert or update on listing
  for each row execute function listing_from_product();

create function product_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update listing set is_on = is_on where product_no = new.product_no;
  return null;
end $$;
revoke execute on function product_changed() from public;
comment on function product_changed() is
  'Runs as its owner: a change of a product reaches the listings of every mall, which the application sees one at a time.';
create trigger product_changed
  after update of brand_id, state, approval, market_price, has_free_delivery, ships_today, is_sold_out, colour_families
  on product for each row when (old.* is distinct from new.*) execute function product_changed();

-- Lists, facets and the lowest monthly price all come from a phone's card, so a card may only be priced by a choice that
-- everybody may make. Checked at commit: a load may change plans and cards together.
create function assert_card_choice_is_open(of_product text) returns void
  language plpgsql
  as $$
begin
  if exists (
    select from wireless_model w join carrier_plan c on c.plan_no = w.card_plan_no
    where w.product_no = of_product
      and not (c.min_age is null and c.max_age is null and 'INDIVIDUAL' = any (c.persons)
        and w.network = any (c.phone_networks) and w.card_join_type = any (c.join_types))
  ) then
    raise exception 'the card of % is priced by a plan that not everybody may take', of_product using errcode = 'check_violation';
  end if;
end $$;

create function card_choice_changed() returns trigger
  language plpgsql
  as $$
begin
  perform assert_card_choice_is_open(new.product_no);
  return null;
end $$;
create constraint trigger card_choice_changed
  after insert or update of network, card_plan_no, card_join_type on wireless_model
  deferrable initially deferred for each row execute function card_choice_changed();

create function plan_rule_changed() returns trigger
  language plpgsql
  as $$
begin
  perform assert_card_choice_is_open(product_no) from wireless_model where card_plan_no = new.plan_no;
  return null;
end $$;
create constraint trigger plan_rule_changed
  after insert or update of min_age, max_age, phone_networks, join_types, persons on carrier_plan
  deferrable initially deferred for each row execute function plan_rule_changed();

-- The job that keeps the list prices of phones in step with the rows in force. It is the one door to a price for the
-- application: phones only, and of the mall that the transaction has entered.
create function set_phone_list_prices(product_nos text[], prices int[]) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update listing set sale_price = changed.price
    from unnest(product_nos, prices) changed (product_no, price)
    where listing.mall_id = current_mall_id() and listing.product_no = changed.product_no and listing.kind = 'wireless';
  end;
revoke execute on function set_phone_list_prices(text[], int[]) from public;
grant execute on function set_phone_list_prices(text[], int[]) to mall_app;
comment on function set_phone_list_prices(text[], int[]) is
  'Runs as its owner: the nightly job orders lists by prices that plans and supports say; the application may not change a listing.';

-- The provider's catalogue (shared by all malls) and each mall's listing of it.

create table brand (
  brand_id int primary key,
  name text not null unique
);

create table product (
  product_no text primary key collate "C" check (product_no ~ '^(GD|HP|SB)[0-9]{4,12}$'),
  kind text not null check (kind in ('goods', 'wireless', 'subscription')),
  name text not null,
  brand_id int not null references brand,
  model_name text not null default '',
  summary text not null default '',
  tag text not null default '',
  search_tags text[] not null default '{}',
  stickers jsonb not null default '[]',
  status text not null default 'GD00403' check (status ~ '^GD0040[1-7]$'),
  approval text not null default 'Y' check (approval in ('R', 'Y', 'N')),
  market_price int not null default 0 check (market_price >= 0),
  image text not null,
  images text[] not null default '{}',
  description_html text not null default '',
  specifications jsonb not null default '[]',
  statutory_notice jsonb not null default '[]',
  delivery_method text not null default '1' check (delivery_method in ('1', '2', '3', '4', '5', '9', '8')),
  has_free_delivery boolean not null default false,
  ships_today boolean not null default false,
  delivery_note text not null default '',
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
  use_code text not null default 'GD00701' check (use_code ~ '^GD0070[1-4]$'),
  image text not null default '',
  primary key (product_no, option_no)
);

create table wireless_model (
  product_no text primary key collate "C" references product on delete cascade,
  benefit_line_1 text not null default '',
  benefit_line_2 text not null default '',
  new_count int not null default 0,
  transfer_count int not null default 0,
  change_count int not null default 0,
  -- The choice a card is priced by.
  card_memory text not null,
  card_plan_no int not null,
  card_join_type text not null check (card_join_type in ('NEW', 'TRANSFER', 'CHANGE')),
  card_discount_type text not null check (card_discount_type in ('COMMON_SUPPORT', 'PLAN_DISCOUNT')),
  related_nos text[] not null default '{}'
);

create table wireless_memory (
  product_no text not null collate "C" references product on delete cascade,
  memory text not null,
  release_price int not null check (release_price > 0),
  is_sold_out boolean not null default false,
  sort_order int not null default 0,
  primary key (product_no, memory)
);

create table carrier_plan (
  plan_no int primary key,
  carrier text not null,
  name text not null,
  monthly_price int not null check (monthly_price > 0),
  discount_monthly_12 int not null check (discount_monthly_12 >= 0),
  discount_monthly_24 int not null check (discount_monthly_24 >= 0),
  data_summary text not null default '',
  benefit_summary text not null default '',
  is_popular boolean not null default false,
  sort_order int not null default 0,
  check (discount_monthly_12 <= monthly_price and discount_monthly_24 <= monthly_price)
);

create table subscription_product (
  product_no text primary key collate "C" references product on delete cascade,
  purchase_price int check (purchase_price >= 0),
  registration_fee int not null default 0 check (registration_fee >= 0),
  visit_cycle_months int not null default 0,
  is_first_month_free boolean not null default false,
  cancellation_terms jsonb not null default '[]'
);

create table partner_card (
  product_no text not null collate "C" references product on delete cascade,
  card_no int not null,
  name text not null,
  minimum_spend int not null,
  monthly_discount int not null check (monthly_discount >= 0),
  primary key (product_no, card_no)
);

create table category (
  mall_id int not null references mall,
  -- Prefix-coded: a category's number begins with its parent's.
  category_no text not null collate "C" check (category_no ~ '^([0-9]{2}){1,3}$'),
  name text not null,
  type text not null check (type ~ '^GD0530[1-4]$'),
  url text not null default '',
  sort_order int,
  is_on_mobile boolean not null default true,
  mobile_image text not null default '',
  primary key (mall_id, category_no)
);

-- What a mall sells, at its own price, in its own category. The columns after listed_on repeat the product's, kept by
-- triggers, so that a list is filtered, counted and ordered without touching the catalogue.
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
  kind text not null default 'goods',
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

create table wireless_support (
  mall_id int not null references mall,
  product_no text not null collate "C" references product on delete cascade,
  memory text not null,
  plan_no int not null references carrier_plan,
  join_type text not null check (join_type in ('NEW', 'TRANSFER', 'CHANGE')),
  valid_from timestamptz not null,
  valid_to timestamptz,
  common_support int not null check (common_support >= 0),
  extra_support int not null check (extra_support >= 0),
  primary key (mall_id, product_no, memory, plan_no, join_type, valid_from),
  check (valid_to is null or valid_to > valid_from)
);

create table subscription_term (
  mall_id int not null references mall,
  product_no text not null collate "C" references product on delete cascade,
  months int not null check (months in (12, 24, 36, 60)),
  care_type text not null check (care_type in ('VISIT', 'SELF')),
  monthly_fee int not null check (monthly_fee > 0),
  primary key (mall_id, product_no, months, care_type)
);

create table favourite (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  marked_at timestamptz not null default now(),
  primary key (mall_id, member_no, product_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade
);

-- spec 4, as domain/sold-out.ts: the status says so, no colours, no stock in any, or every use code sold out.
create function refresh_sold_out(changed_no text) returns void
  language sql
  begin atomic
    update product set is_sold_out =
      status = 'GD00405'
      or not exists (select from product_option o where o.product_no = product.product_no and o.stock_quantity > 0)
      or not exists (select from product_option o where o.product_no = product.product_no and o.use_code <> 'GD00703')
    where product_no = changed_no and kind <> 'subscription';
  end;

-- A product is born without options, and its status is a cause of its own.
create function product_sold_out() returns trigger
  language plpgsql
  as $$
begin
  new.is_sold_out := new.status = 'GD00405'
    or (
      new.kind <> 'subscription'
      and not exists (
        select from product_option o
        where o.product_no = new.product_no and o.use_code = 'GD00701' and o.stock_quantity > 0
      )
    );
  return new;
end $$;
create trigger product_sold_out before insert or update of status on product
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

create function listing_from_product() returns trigger
  language plpgsql
  as $$
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
      then (source.market_price - new.sale_price) * 100 / source.market_price
    else 0 end;
  return new;
end $$;
create trigger listing_from_product before insert or update on listing
  for each row execute function listing_from_product();

-- Runs as its owner, since a change of the provider's product reaches the listings of every mall.
create function product_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update listing set is_on = is_on where product_no = new.product_no;
  return null;
end $$;
create trigger product_changed
  after update of brand_id, status, approval, market_price, has_free_delivery, ships_today, is_sold_out, colour_families
  on product for each row when (old.* is distinct from new.*) execute function product_changed();

-- Operator data of phones as dated rows: what a plan costs, and what a carrier wants back of a member who leaves. Of several
-- rows in force the one that began last counts, as with support.

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
insert into carrier_plan_price (plan_no, valid_from, monthly_price, discount_monthly_12, discount_monthly_24)
  select plan_no, timestamptz '2026-01-01 00:00+09', monthly_price, discount_monthly_12, discount_monthly_24 from carrier_plan;
alter table carrier_plan
  drop column monthly_price,
  drop column discount_monthly_12,
  drop column discount_monthly_24;

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

-- Since when a release price holds: an amount that can be opened says its date.
alter table wireless_memory add column price_since date not null default date '2026-01-01';

grant select on carrier_plan_price, carrier_return_rule to mall_app;
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

-- Listings as staff keep them: who has changed what last and why, within what a mall's own staff set a price, and what each has cost before.

alter table product
  -- What the provider pays for one; null: not known, or a commission.
  add column supply_price int check (supply_price >= 0);

alter table listing
  -- Within what its price stays, whoever sets it. A mall's own staff set no price that has none.
  add column lowest_price int check (lowest_price >= 0),
  add column highest_price int,
  add column version int not null default 0,
  add column changed_by bigint references staff,
  add column changed_at timestamptz,
  add column change_reason text not null default '',
  add constraint listing_band check (
    (lowest_price is null and highest_price is null)
    or (lowest_price is not null and highest_price is not null and kind = 'goods' and sale_price between lowest_price and highest_price));
grant insert (mall_id, product_no, category_no, sale_price, sort_order, is_on, lowest_price, highest_price, changed_by, changed_at, change_reason)
  on listing to mall_office;
grant update (category_no, sale_price, sort_order, is_on, lowest_price, highest_price, version, changed_by, changed_at, change_reason)
  on listing to mall_office;

-- Each change of a price. It only grows: nobody but the trigger writes it, so no price changes without it.
create table listing_price (
  mall_id int not null references mall,
  product_no text not null collate "C",
  change_no bigint not null generated always as identity,
  price_before int not null,
  price_after int not null,
  -- Nobody: a job, or a command.
  staff_no bigint references staff,
  reason text not null default '',
  changed_at timestamptz not null,
  primary key (mall_id, product_no, change_no)
);
select protect_tenant_table('listing_price', '');
create policy catalogue_sync on listing_price to current_user using (true);

create function listing_price_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  -- What staff change has a version of its own; what a job changes has not.
  is_by_staff boolean := new.version > old.version;
begin
  insert into listing_price (mall_id, product_no, price_before, price_after, staff_no, reason, changed_at)
  values (new.mall_id, new.product_no, old.sale_price, new.sale_price, case when is_by_staff then new.changed_by end,
    case when is_by_staff then new.change_reason else '' end, case when is_by_staff then new.changed_at else now() end);
  return null;
end $$;
revoke execute on function listing_price_kept() from public;
comment on function listing_price_kept() is
  'Runs as its owner: whoever changes a price need not, and cannot, write what it was.';
create trigger listing_price_kept after update on listing
  for each row when (old.sale_price <> new.sale_price) execute function listing_price_kept();

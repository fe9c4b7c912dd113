-- When goods arrive is promised by a rule (domain/arrival.ts): what a mall says of its hours and days, and days on which nothing moves.

alter table mall
  -- By Seoul's clocks: what is ordered before it counts as ordered that day.
  add column cut_off_hour int not null default 14 check (cut_off_hour between 1 and 23),
  -- Working days before goods leave that do not leave on the day of the order.
  add column preparing_days int not null default 1 check (preparing_days between 0 and 14),
  -- Days on the way: of parcels, of freight with its installation, and what an island or Jeju adds.
  add column parcel_days int not null default 1 check (parcel_days between 0 and 14),
  add column installation_days int not null default 3 check (installation_days between 0 and 14),
  add column remote_days int not null default 2 check (remote_days between 0 and 14);
grant insert (cut_off_hour, preparing_days, parcel_days, installation_days, remote_days),
  update (cut_off_hour, preparing_days, parcel_days, installation_days, remote_days) on mall to mall_office;

-- They belong to the part of the settings that says how goods are delivered.
create or replace function section_of(held mall, section text) returns jsonb
  language sql immutable parallel safe
  return case section
    when 'delivery' then jsonb_build_array(held.delivery_fee, held.free_delivery_from, held.remote_surcharge, held.cut_off_hour,
      held.preparing_days, held.parcel_days, held.installation_days, held.remote_days)
    when 'limits' then jsonb_build_array(held.deposit_days, held.most_pieces, held.most_unpaid_orders, held.most_open_applications)
    when 'joining' then jsonb_build_array(held.needs_approval, held.has_dormancy, held.is_login_open)
    when 'look' then jsonb_build_array(held.style, held.theme_hash) end;

-- Days of the provider's own on which the warehouse or the carriers rest. Public holidays stand in domain/korean-holidays.ts.
create table closed_day (
  day date primary key,
  stops text not null check (stops in ('ALL', 'SHIPPING', 'DELIVERY')),
  name text not null check (length(name) between 1 and 30),
  entered_by bigint references staff,
  entered_at timestamptz not null
);
grant select on closed_day to mall_app;
grant select, insert, delete on closed_day to mall_office;

-- What was promised when it was ordered; null: nothing was.
alter table order_line add column promised_on date;

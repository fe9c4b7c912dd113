-- A mall as staff keep it: where it stands (domain/mall-states.ts), and who has saved which part of it.

alter table mall
  -- A mall that the office makes begins as DRAFT; a seed writes malls that are open.
  add column state text not null default 'OPEN' check (state in ('DRAFT', 'READY', 'OPEN', 'PAUSED', 'CLOSED')),
  -- What visitors read while it is paused or closed; empty: the usual words.
  add column rest_notice text not null default '' check (length(rest_notice) <= 200),
  -- When it opened for the first time.
  add column opened_at timestamptz;

-- Everybody reads malls; whoever changes one does so inside of it.
alter table mall enable row level security;
create policy anyone_reads on mall for select using (true);
create policy own_mall_begins on mall for insert with check (mall_id = current_mall_id());
create policy own_mall_changes on mall for update using (mall_id = current_mall_id());
grant update (name, title, slogan, customer_phone, email, center_opens_at, center_closes_at, company, representative_name, business_number,
  registration_number, sales_permit_number, address, delivery_fee, free_delivery_from, remote_surcharge, deposit_days, most_pieces,
  most_unpaid_orders, most_open_applications, is_login_open, has_dormancy, needs_approval, state, rest_notice, opened_at) on mall to mall_office;
grant insert, update, delete on delivery_fee to mall_office;

-- The version of each part of a mall's settings, which are saved by themselves; one that nobody has saved has no row, and version 0.
create table mall_section (
  mall_id int not null references mall,
  section text not null check (section in ('identity', 'law', 'delivery', 'limits', 'joining')),
  version int not null check (version > 0),
  changed_by bigint references staff,
  changed_at timestamptz not null,
  primary key (mall_id, section)
);
select protect_tenant_table('mall_section', '');
grant select, insert, update on mall_section to mall_office;

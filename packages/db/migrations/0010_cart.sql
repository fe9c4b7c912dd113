-- The basket of a member, the same on all their devices, and what delivery costs in a mall.

create table cart_line (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  option_no int not null,
  quantity int not null check (quantity between 1 and 99),
  is_selected boolean not null default true,
  -- What one piece cost when it was put in, so that a change can be told.
  price_when_added int not null check (price_when_added >= 0),
  added_at timestamptz not null,
  -- A basket is kept for thirty days from the last touch.
  touched_at timestamptz not null,
  primary key (mall_id, member_no, product_no, option_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade,
  foreign key (product_no, option_no) references product_option on delete cascade
);

-- A delivery method that costs something else than the mall's usual fee; without a threshold it is never free.
create table delivery_fee (
  mall_id int not null references mall,
  delivery_method text not null check (delivery_method in ('1', '2', '3', '4', '5', '9', '8')),
  fee int not null check (fee >= 0),
  free_from int check (free_from >= 0),
  primary key (mall_id, delivery_method)
);

-- Added to each delivery group that costs freight when it goes to an island or a far region.
alter table mall add column remote_surcharge int not null default 3000 check (remote_surcharge >= 0);

alter table cart_line enable row level security;
alter table cart_line force row level security;
create policy own_mall on cart_line using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update, delete on cart_line to mall_app;

alter table delivery_fee enable row level security;
alter table delivery_fee force row level security;
create policy own_mall on delivery_fee using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select on delivery_fee to mall_app;

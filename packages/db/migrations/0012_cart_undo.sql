-- Lines just taken out of a basket, so that the member can put them back exactly as they were. Kept apart, so that whoever
-- reads a basket reads what is in it; cleared a few minutes later (domain/cart-life.ts).

create table removed_cart_line (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  option_no int not null,
  quantity int not null,
  is_selected boolean not null,
  price_when_added int not null,
  added_at timestamptz not null,
  removed_at timestamptz not null,
  primary key (mall_id, member_no, product_no, option_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade,
  foreign key (product_no, option_no) references product_option on delete cascade
);

alter table removed_cart_line enable row level security;
alter table removed_cart_line force row level security;
create policy own_mall on removed_cart_line using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert, update, delete on removed_cart_line to mall_app;

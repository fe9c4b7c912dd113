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

alter table special_sale enable row level security;
alter table special_sale force row level security;
create policy own_mall on special_sale using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, update (taken_pieces) on special_sale to mall_app;

-- The sale at whose price a line was bought.
alter table order_line add column sale_no int;
alter table order_line add foreign key (mall_id, sale_no) references special_sale;

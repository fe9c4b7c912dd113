-- How much of the shelf one member may hold without paying: pieces of a product, and unpaid orders.

alter table mall
  -- Pieces of one product, at its usual price, in what a member orders and in their unpaid orders together.
  add column most_pieces int not null default 20 check (most_pieces between 1 and 99),
  add column most_unpaid_orders int not null default 5 check (most_unpaid_orders > 0),
  -- Applications for phones that are neither activated nor ended; each holds a phone.
  add column most_open_applications int not null default 3 check (most_open_applications > 0);
-- In the place of the mall's; null: the mall's.
alter table product add column most_pieces int check (most_pieces between 1 and 99);

create index mall_order_unpaid_of_member on mall_order (mall_id, member_no) where state = 'PENDING_PAYMENT';

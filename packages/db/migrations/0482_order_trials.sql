-- An order that is placed, looked at and cancelled to see whether a mall can take orders. All of it is rolled back: what is kept is how far it came.

create table order_trial (
  mall_id int primary key references mall,
  tried_at timestamptz not null,
  staff_no bigint references staff,
  product_name text not null,
  -- The last step that went well.
  reached text not null check (reached in ('NOTHING', 'PLACED', 'SHOWN', 'CANCELLED')),
  fault text not null,
  check ((reached = 'CANCELLED') = (fault = ''))
);
select protect_tenant_table('order_trial', '');
grant insert, update on order_trial to mall_office;

-- Sells a product of the mall for 0 won to whom nobody knows, until the transaction is rolled back. Its options are locked before anything that orders
-- lock later.
create function begin_order_trial(tried text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  buyer bigint;
begin
  insert into preview_mark values (now());
  perform from product_option where product_no = tried order by option_no for update;
  update product_option set extra_price = 0 where product_no = tried;
  update product set has_free_delivery = true where product_no = tried;
  update listing set lowest_price = null, highest_price = null, sale_price = 0
  where mall_id = current_mall_id() and product_no = tried;
  insert into member (mall_id, login_id, password_hash, name, email, phone)
  values (current_mall_id(), 'trial-' || gen_random_uuid(), '', '시험 주문', 'trial@invalid.example', '01000000000')
  returning member_no into buyer;
  return buyer;
end $$;
revoke execute on function begin_order_trial(text) from public;
grant execute on function begin_order_trial(text) to mall_app;
comment on function begin_order_trial(text) is
  'Runs as its owner: the application sets no price. Whatever it does is undone, for what has called it cannot commit.';

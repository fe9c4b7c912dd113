-- A test order has its freight free by a fee of its mall, and touches no product: that would hold the listings of every mall for as long.
create or replace function begin_order_trial(tried text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  buyer bigint;
begin
  insert into preview_mark values (now());
  perform from product_option where product_no = tried order by option_no for update;
  update product_option set extra_price = 0 where product_no = tried;
  insert into delivery_fee (mall_id, delivery_method, fee, free_from)
  select current_mall_id(), delivery_method, 0, null from product where product_no = tried
  on conflict (mall_id, delivery_method) do update set fee = 0, free_from = null;
  update listing set lowest_price = null, highest_price = null, sale_price = 0
  where mall_id = current_mall_id() and product_no = tried;
  insert into member (mall_id, login_id, password_hash, name, email, phone)
  values (current_mall_id(), 'trial-' || gen_random_uuid(), '', '시험 주문', 'trial@invalid.example', '01000000000')
  returning member_no into buyer;
  return buyer;
end $$;

-- Every column with a fixed set of values says so, and a set that several columns share is a domain: the types of the code are
-- generated from them.

create domain order_state as text check (value in (
  'PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED', 'CANCELLED', 'EXPIRED'));
create domain claim_state as text check (value in ('REQUESTED', 'APPROVED', 'PICKED_UP', 'DONE', 'REJECTED', 'WITHDRAWN'));
create domain application_state as text check (value in ('RECEIVED', 'CERTIFIED', 'APPROVED', 'ON_HOLD', 'REJECTED',
  'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'WITHDRAWN'));
create domain subscription_state as text check (value in (
  'RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE', 'TERMINATED', 'CANCELLED'));
-- Who moved something from one state to the next.
create domain actor as text check (value in ('MEMBER', 'OPERATOR', 'SYSTEM'));
create domain stock_movement_kind as text check (value in ('RESERVE', 'SELL', 'RELEASE', 'RETURN'));
create domain join_type as text check (value in ('NEW', 'TRANSFER', 'CHANGE'));
create domain device as text check (value in ('pc', 'mobile'));
create domain delivery_method as text check (value in ('1', '2', '3', '4', '5', '9', '8'));
create domain approval_state as text check (value in ('R', 'Y', 'N'));
create domain product_kind as text check (value in ('goods', 'wireless', 'subscription'));

drop trigger product_changed on product;
drop trigger listing_changed on listing;
drop trigger card_choice_changed on wireless_model;
drop function set_phone_list_prices(text[], int[]);

alter table mall_order drop constraint mall_order_state_check, alter column state type order_state;
alter table order_event
  drop constraint order_event_actor_check,
  alter column from_state type order_state, alter column to_state type order_state, alter column actor type actor;
alter table claim drop constraint claim_state_check, alter column state type claim_state;
alter table claim_event
  drop constraint claim_event_actor_check,
  alter column from_state type claim_state, alter column to_state type claim_state, alter column actor type actor;
alter table application drop constraint application_state_check, alter column state type application_state;
alter table application_event
  drop constraint application_event_actor_check,
  alter column from_state type application_state, alter column to_state type application_state, alter column actor type actor;
alter table subscription_application
  drop constraint subscription_application_state_check, alter column state type subscription_state;
alter table subscription_application_event
  drop constraint subscription_application_event_actor_check,
  alter column from_state type subscription_state, alter column to_state type subscription_state, alter column actor type actor;
alter table stock_movement drop constraint stock_movement_kind_check, alter column kind type stock_movement_kind;
alter table application_movement drop constraint application_movement_kind_check, alter column kind type stock_movement_kind;
alter table wireless_support drop constraint wireless_support_join_type_check, alter column join_type type join_type;
alter table wireless_model drop constraint wireless_model_card_join_type_check, alter column card_join_type type join_type;
alter table corner drop constraint corner_device_check, alter column device type device;
alter table popup drop constraint popup_device_check, alter column device type device;
alter table page_view drop constraint page_view_device_check, alter column device type device;
alter table product
  drop constraint product_delivery_method_check, alter column delivery_method type delivery_method,
  drop constraint product_kind_check, alter column kind type product_kind,
  drop constraint product_approval_check, alter column approval type approval_state,
  drop constraint product_status_check,
  add constraint product_status_check
    check (status in ('GD00401', 'GD00402', 'GD00403', 'GD00404', 'GD00405', 'GD00406', 'GD00407'));
alter table delivery_fee drop constraint delivery_fee_delivery_method_check, alter column delivery_method type delivery_method;
alter table order_line alter column delivery_method type delivery_method;
alter table member drop constraint member_approval_check, alter column approval type approval_state;
alter table listing alter column kind type product_kind;

alter table product_option drop constraint product_option_use_code_check;
alter table product_option add check (use_code in ('GD00701', 'GD00702', 'GD00703', 'GD00704'));
alter table category drop constraint category_type_check;
alter table category add check (type in ('GD05301', 'GD05302', 'GD05303', 'GD05304'));
alter table corner drop constraint corner_area_code_check;
alter table corner add check (area_code in (
  '012001', '012002', '012003', '012004', '012005', '012006', '012007', '013001', '014001'));
alter table payment_attempt add check (method in ('CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY'));

create trigger product_changed
  after update of brand_id, status, approval, market_price, has_free_delivery, ships_today, is_sold_out, colour_families
  on product for each row when (old.* is distinct from new.*) execute function product_changed();
create trigger listing_changed after update on listing
  for each row when (old.* is distinct from new.*) execute function listing_changed();
create constraint trigger card_choice_changed
  after insert or update of network, card_plan_no, card_join_type on wireless_model
  deferrable initially deferred for each row execute function card_choice_changed();
create function set_phone_list_prices(product_nos text[], prices int[]) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update listing set sale_price = changed.price
    from unnest(product_nos, prices) changed (product_no, price)
    where listing.mall_id = current_mall_id() and listing.product_no = changed.product_no and listing.kind = 'wireless';
  end;
revoke execute on function set_phone_list_prices(text[], int[]) from public;
grant execute on function set_phone_list_prices(text[], int[]) to mall_app;
comment on function set_phone_list_prices(text[], int[]) is
  'Runs as its owner: the nightly job orders lists by prices that plans and supports say; the application may not change a listing.';

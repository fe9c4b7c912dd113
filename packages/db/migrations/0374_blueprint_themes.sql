-- A mall that follows its blueprint's look has its theme as well, colours and shapes; its logos stay its own. What a theme says is known by its
-- hash, so a mall is compared with its blueprint, and kept to it, by its own row, as it is by its base.
create or replace function section_of(held mall, section text) returns jsonb
  language sql immutable parallel safe
  return case section
    when 'delivery' then jsonb_build_array(held.delivery_fee, held.free_delivery_from, held.remote_surcharge)
    when 'limits' then jsonb_build_array(held.deposit_days, held.most_pieces, held.most_unpaid_orders, held.most_open_applications)
    when 'joining' then jsonb_build_array(held.needs_approval, held.has_dormancy, held.is_login_open)
    when 'look' then jsonb_build_array(held.style, held.theme_hash) end;

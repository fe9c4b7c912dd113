-- Malls that staff make: they begin as DRAFT, and may open by themselves at a moment. A blueprint is what others inherit from; it never opens.

alter table mall
  -- When a mall that is READY opens by itself.
  add column opens_at timestamptz,
  add column is_blueprint boolean not null default false check (not is_blueprint or state = 'DRAFT'),
  -- The blueprint that it inherits from.
  add column parent_mall_id int references mall,
  -- Where its goods and texts were copied from when it began.
  add column made_from_mall_id int references mall,
  add constraint mall_depth_one check (not is_blueprint or parent_mall_id is null);

-- Whatever the office makes, nobody knows of before it opens.
alter policy own_mall_begins on mall with check (mall_id = current_mall_id() and state = 'DRAFT');
grant insert (mall_id, mall_url, name, title, sales_type, style, is_login_open, has_dormancy, needs_approval, logo, footer_logo,
  mobile_certificate_image, mobile_certificate_link, customer_phone, email, center_opens_at, center_closes_at, company, representative_name,
  business_number, sales_permit_number, hosting_provider, address, delivery_fee, free_delivery_from, remote_surcharge, deposit_days,
  most_pieces, most_unpaid_orders, most_open_applications, state, is_blueprint, parent_mall_id, made_from_mall_id)
  on mall to mall_office;
grant update (style, opens_at) on mall to mall_office;
grant insert on smart_keyword, popular_keyword, content_page, join_question to mall_office;

alter table mall_section
  drop constraint mall_section_section_check,
  add constraint mall_section_section_check check (section in ('identity', 'law', 'delivery', 'limits', 'joining', 'look'));

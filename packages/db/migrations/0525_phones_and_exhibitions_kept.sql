-- Phones, subscription products and exhibitions are kept as goods are (0501). Further names of what has changed:
--   'w'     what plans cost, who may take them, and what carriers claim back, in every mall
--   'w:7'   the supports of a mall's phones        'e:7'    a mall's exhibitions

do $$
declare
  of_table text;
begin
  foreach of_table in array '{wireless_model,wireless_memory,subscription_product,subscription_term,partner_card}'::text[] loop
    execute format('create trigger %1$s_kept_added after insert on %1$s
      referencing new table as changed for each statement execute function product_kept_changed()', of_table);
    execute format('create trigger %1$s_kept_changed after update on %1$s
      referencing new table as changed for each statement execute function product_kept_changed()', of_table);
    execute format('create trigger %1$s_kept_removed after delete on %1$s
      referencing old table as changed for each statement execute function product_kept_changed()', of_table);
  end loop;
end $$;

create function support_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_catalogue_changed(array(select distinct 'w:' || mall_id from changed));
  return null;
end $$;
create trigger wireless_support_kept_added after insert on wireless_support
  referencing new table as changed for each statement execute function support_kept_changed();
create trigger wireless_support_kept_changed after update on wireless_support
  referencing new table as changed for each statement execute function support_kept_changed();
create trigger wireless_support_kept_removed after delete on wireless_support
  referencing old table as changed for each statement execute function support_kept_changed();

create function plan_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('catalogue_changed', 'w');
  return null;
end $$;
create trigger carrier_plan_kept_changed after insert or update or delete on carrier_plan
  for each statement execute function plan_kept_changed();
create trigger carrier_plan_price_kept_changed after insert or update or delete on carrier_plan_price
  for each statement execute function plan_kept_changed();
create trigger carrier_return_rule_kept_changed after insert or update or delete on carrier_return_rule
  for each statement execute function plan_kept_changed();

create function exhibition_kept_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('catalogue_changed', 'e:' || coalesce(new.mall_id, old.mall_id));
  return null;
end $$;
create trigger exhibition_kept_changed after insert or update or delete on exhibition
  for each row execute function exhibition_kept_changed();

-- Who may take a plan, and with which phone, as columns: the rule itself is planObstacles in packages/domain.

alter table carrier_plan
  -- International age on the day, both ends included; null is no limit.
  add column min_age int check (min_age between 0 and 150),
  add column max_age int check (max_age between 0 and 150),
  add check (min_age <= max_age),
  -- Networks of the phones that the plan goes with.
  add column phone_networks text[] not null default '{5G,LTE}'
    check (cardinality(phone_networks) > 0 and phone_networks <@ array['5G', 'LTE']),
  add column join_types text[] not null default '{NEW,TRANSFER,CHANGE}'
    check (cardinality(join_types) > 0 and join_types <@ array['NEW', 'TRANSFER', 'CHANGE']),
  add column persons text[] not null default '{INDIVIDUAL}'
    check (cardinality(persons) > 0 and persons <@ array['INDIVIDUAL', 'SOLDIER', 'WELFARE', 'CORPORATE']);

alter table wireless_model add column network text not null default '5G' check (network in ('5G', 'LTE'));

-- The plan that was signed for, so that the activation can check it again; null for what was signed before this column.
alter table application add column plan_no int references carrier_plan;

-- Lists, facets and the lowest monthly price all come from a phone's card, so a card may only be priced by a choice that
-- everybody may make. Checked at commit: a load may change plans and cards together.
create function assert_card_choice_is_open(of_product text) returns void
  language plpgsql
  as $$
begin
  if exists (
    select from wireless_model w join carrier_plan c on c.plan_no = w.card_plan_no
    where w.product_no = of_product
      and not (c.min_age is null and c.max_age is null and 'INDIVIDUAL' = any (c.persons)
        and w.network = any (c.phone_networks) and w.card_join_type = any (c.join_types))
  ) then
    raise exception 'the card of % is priced by a plan that not everybody may take', of_product using errcode = 'check_violation';
  end if;
end $$;

create function card_choice_changed() returns trigger
  language plpgsql
  as $$
begin
  perform assert_card_choice_is_open(new.product_no);
  return null;
end $$;
create constraint trigger card_choice_changed
  after insert or update of network, card_plan_no, card_join_type on wireless_model
  deferrable initially deferred for each row execute function card_choice_changed();

create function plan_rule_changed() returns trigger
  language plpgsql
  as $$
begin
  perform assert_card_choice_is_open(product_no) from wireless_model where card_plan_no = new.plan_no;
  return null;
end $$;
create constraint trigger plan_rule_changed
  after insert or update of min_age, max_age, phone_networks, join_types, persons on carrier_plan
  deferrable initially deferred for each row execute function plan_rule_changed();

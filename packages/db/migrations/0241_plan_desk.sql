-- What phones cost, as staff keep it: plans and the carriers' rules of all malls, supports of each mall.

alter table carrier_plan
  -- Another one with each change of the plan or of one of its prices.
  add column version int not null default 1,
  -- Nobody: a file, or a command.
  add column changed_by bigint references staff,
  add column changed_at timestamptz not null default now();
alter table carrier_return_rule
  -- Where the carrier says so, and the day on which somebody has read it there.
  add column source text not null default '',
  add column checked_on date;

-- Whoever changes it: the office, a file or a command.
create function carrier_plan_changed() returns trigger
  language plpgsql
  as $$
begin
  new.version := old.version + 1;
  -- Staff say when; of all others nothing is known but that it is now.
  if new.changed_at = old.changed_at then
    new.changed_by := null;
    new.changed_at := now();
  end if;
  return new;
end $$;
create trigger carrier_plan_changed before update on carrier_plan
  for each row when (old.* is distinct from new.*) execute function carrier_plan_changed();

create function carrier_plan_price_changed() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'UPDATE' or old is distinct from new then
    update carrier_plan set version = version + 1 where plan_no = coalesce(new.plan_no, old.plan_no);
  end if;
  return null;
end $$;
create trigger carrier_plan_price_changed after insert or update or delete on carrier_plan_price
  for each row execute function carrier_plan_price_changed();

grant insert, update on carrier_plan, carrier_return_rule, wireless_support to mall_office;
-- A price is taken away only before it has begun.
grant insert, update, delete on carrier_plan_price to mall_office;
grant update on wireless_model to mall_office;

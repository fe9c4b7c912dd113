-- What a mall has of its blueprint, part by part. The parts are copied into the mall, so the shop reads them as any other's.

-- Which parts a blueprint keeps locked, for who is given them next.
create table blueprint_section (
  mall_id int not null references mall,
  section text not null check (section in ('delivery', 'limits', 'joining', 'look')),
  is_locked boolean not null,
  changed_by bigint not null references staff,
  changed_at timestamptz not null,
  primary key (mall_id, section)
);
select protect_tenant_table('blueprint_section', '');
grant select, insert, update on blueprint_section to mall_office;

create table mall_inheritance (
  mall_id int not null references mall,
  section text not null check (section in ('delivery', 'limits', 'joining', 'look')),
  -- OWN: what the blueprint says does not reach it any more. LOCKED: the mall cannot say otherwise.
  mode text not null check (mode in ('OWN', 'INHERIT', 'LOCKED')),
  -- What the blueprint said when it was last copied, or last looked at.
  copied jsonb not null,
  copied_at timestamptz not null,
  primary key (mall_id, section)
);
select protect_tenant_table('mall_inheritance', '');
grant select, insert, update on mall_inheritance to mall_office;

-- Fees stand in rows of their own; the owner's functions below compare those of two malls.
create policy inheritance on delivery_fee for select to current_user using (true);
create policy inheritance on mall_inheritance for select to current_user using (true);

-- A part of a mall's row in one value; the columns are those of its settings (mall-settings.repository.ts).
create function section_of(held mall, section text) returns jsonb
  language sql immutable parallel safe
  return case section
    when 'delivery' then jsonb_build_array(held.delivery_fee, held.free_delivery_from, held.remote_surcharge)
    when 'limits' then jsonb_build_array(held.deposit_days, held.most_pieces, held.most_unpaid_orders, held.most_open_applications)
    when 'joining' then jsonb_build_array(held.needs_approval, held.has_dormancy, held.is_login_open)
    when 'look' then jsonb_build_array(held.style) end;

-- A locked part says what the blueprint says, whoever writes it; so a copy of the blueprint passes and nothing else does.
create function refuse_change_of_locked() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  parent mall;
  locked text;
begin
  select * into parent from mall where mall_id = new.parent_mall_id;
  for locked in select section from mall_inheritance where mall_id = new.mall_id and mode = 'LOCKED' loop
    if section_of(new, locked) <> section_of(old, locked) and section_of(new, locked) <> section_of(parent, locked) then
      raise exception 'the blueprint keeps % locked', locked using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return new;
end $$;
comment on function refuse_change_of_locked() is
  'Runs as its owner: compares a mall with its blueprint, whose rows who changes the mall does not see.';
create trigger refuse_change_of_locked before update on mall for each row when (new.parent_mall_id is not null)
  execute function refuse_change_of_locked();

create function refuse_fees_of_locked() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  of_mall int := coalesce(new.mall_id, old.mall_id);
  parent int := (select parent_mall_id from mall where mall_id = coalesce(new.mall_id, old.mall_id));
begin
  if parent is null or not exists (
    select from mall_inheritance where mall_id = of_mall and section = 'delivery' and mode = 'LOCKED') then
    return null;
  end if;
  if exists (
    (select delivery_method, fee, free_from from delivery_fee where mall_id = of_mall
     except select delivery_method, fee, free_from from delivery_fee where mall_id = parent)
    union all
    (select delivery_method, fee, free_from from delivery_fee where mall_id = parent
     except select delivery_method, fee, free_from from delivery_fee where mall_id = of_mall)) then
    raise exception 'the blueprint keeps delivery locked' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
comment on function refuse_fees_of_locked() is
  'Runs as its owner: compares a mall with its blueprint, whose rows who changes the mall does not see.';
-- At the end: a copy takes all rows away before it writes them anew.
create constraint trigger refuse_fees_of_locked after insert or update or delete on delivery_fee deferrable initially deferred
  for each row execute function refuse_fees_of_locked();
revoke execute on function refuse_change_of_locked(), refuse_fees_of_locked() from public;

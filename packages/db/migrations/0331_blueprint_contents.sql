-- Menu, homes, popups, keywords and questions follow a blueprint, too: item by item, as copies, so the shop reads them as any other's.

alter table blueprint_section
  drop constraint blueprint_section_section_check,
  add constraint blueprint_section_section_check
    check (section in ('delivery', 'limits', 'joining', 'look', 'menu', 'home', 'popups', 'keywords', 'faq'));
alter table mall_inheritance
  drop constraint mall_inheritance_section_check,
  add constraint mall_inheritance_section_check
    check (section in ('delivery', 'limits', 'joining', 'look', 'menu', 'home', 'popups', 'keywords', 'faq')),
  -- What the blueprint said in all when it was last brought here (blueprint_stamp); empty for settings, which are compared themselves.
  add column stamp text not null default '';

-- Which thing of a mall is a copy of which thing of its blueprint.
create table inherited_row (
  mall_id int not null references mall,
  section text not null check (section in ('menu', 'home', 'popups', 'keywords', 'faq')),
  -- The number of a menu, of a question, or of what is published.
  key text not null,
  origin_mall_id int not null references mall,
  origin_key text not null,
  origin_revision int not null,
  primary key (mall_id, section, key),
  unique (mall_id, section, origin_key)
);
select protect_tenant_table('inherited_row', '');

-- The functions below read what a blueprint says while they write in a mall that follows it.
create policy inheritance on category for select to current_user
  using (exists (select from mall b where b.mall_id = category.mall_id and b.is_blueprint));
create policy inheritance on faq for select to current_user
  using (exists (select from mall b where b.mall_id = faq.mall_id and b.is_blueprint));
create policy inheritance on content_revision for select to current_user
  using (exists (select from mall b where b.mall_id = content_revision.mall_id and b.is_blueprint));
create policy inheritance on blueprint_section for select to current_user using (true);

create function content_kind(section text) returns text
  language sql immutable parallel safe
  return case section when 'home' then 'HOME' when 'popups' then 'POPUP' when 'keywords' then 'KEYWORDS' end;

-- What a mall says in a section, item by item: what its shop shows, or will show at a moment.
create function section_items(of_mall int, of_section text) returns table (key text, revision int, value jsonb)
  language sql stable
  as $$
  select category_no, version, jsonb_build_object('name', name, 'type', type, 'url', url, 'isShown', is_shown, 'isOnMobile', is_on_mobile,
    'mobileImage', mobile_image, 'sortOrder', sort_order)
  from category where of_section = 'menu' and mall_id = of_mall
  union all
  select faq_no::text, version,
    jsonb_build_object('category', category, 'question', question, 'answerHtml', answer_html, 'sortOrder', sort_order)
  from faq where of_section = 'faq' and mall_id = of_mall
  union all
  select key::text, revision_no, jsonb_build_object('body', body, 'startsAt', starts_at at time zone 'UTC', 'endsAt', ends_at at time zone 'UTC')
  from content_revision
  where of_section in ('popups', 'keywords') and mall_id = of_mall and kind = content_kind(of_section) and is_current
    and state in ('LIVE', 'SCHEDULED')
  union all
  (select distinct on (key) key::text, revision_no, jsonb_build_object('body', body)
   from content_revision where of_section = 'home' and mall_id = of_mall and kind = 'HOME' and state = 'LIVE'
   order by key, revision_no desc)
$$;

create function blueprint_stamp(of_mall int, of_section text) returns text
  language sql stable
  as $$ select md5(coalesce(jsonb_object_agg(key, value)::text, '')) from section_items(of_mall, of_section) $$;

-- A home without what leads to a thing that stays with the blueprint; a product is shown once the mall lists it.
create function home_without(body jsonb, strangers text[]) returns jsonb
  language sql immutable
  as $$
  select jsonb_set(body, '{corners}', coalesce(jsonb_agg(
    area || jsonb_build_object('link', case when area ->> 'link' = any (strangers) then '' else area ->> 'link' end, 'items', coalesce((
      select jsonb_agg(item order by place) from jsonb_array_elements(area -> 'items') with ordinality as shown (item, place)
      where item ->> 'goodsGroupNo' <> '' or item ->> 'link' <> all (strangers)), '[]'))
    order by at), '[]'))
  from jsonb_array_elements(body -> 'corners') with ordinality as areas (area, at)
$$;

-- The same of a blueprint as one of its malls would say it: by its own name, and without links to what it does not have.
create function blueprint_says(of_mall int, of_section text, strangers text[]) returns table (key text, revision int, value jsonb)
  language sql stable
  as $$
  select s.key, s.revision, case
    when of_section = 'faq' then s.value || jsonb_build_object('question', replace(s.value ->> 'question', b.name, m.name),
      'answerHtml', replace(s.value ->> 'answerHtml', b.name, m.name))
    when of_section = 'popups' and s.value #>> '{body,link}' = any (strangers) then jsonb_set(s.value, '{body,link}', '""')
    when of_section = 'home' then jsonb_build_object('body', home_without(s.value -> 'body', strangers))
    else s.value end
  from mall m join mall b on b.mall_id = m.parent_mall_id, lateral section_items(b.mall_id, of_section) s
  where m.mall_id = of_mall
$$;

-- The three columns: what the blueprint said when an item was last copied, what it says, and what the mall says.
create function compare_items(of_mall int, of_section text, strangers text[])
  returns table (item text, own_key text, revision int, copied jsonb, parent jsonb, own jsonb)
  language sql stable
  as $$
  select coalesce(s.key, r.origin_key), coalesce(o.key, r.key), s.revision, i.copied -> coalesce(s.key, r.origin_key), s.value, o.value
  from blueprint_says(of_mall, of_section, strangers) s
    full join (select * from inherited_row where mall_id = of_mall and section = of_section) r on r.origin_key = s.key
    left join section_items(of_mall, of_section) o
      -- Menus and homes have the same numbers in every mall.
      on o.key = coalesce(r.key, case when of_section in ('menu', 'home') then s.key end)
    join mall_inheritance i on i.mall_id = of_mall and i.section = of_section
$$;

-- Whether a mall has changed something of what it was given.
create function has_own_items(of_mall int, of_section text, copied jsonb) returns boolean
  language sql stable
  as $$
  select exists (
    select from inherited_row r left join section_items(of_mall, of_section) o on o.key = r.key
    where r.mall_id = of_mall and r.section = of_section and o.value is distinct from copied -> r.origin_key)
$$;

create function put_content(of_kind text, own_key int, says jsonb, of_state text, staff bigint, made timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  -- The first revision stands for all of a thing, as for staff who change it.
  perform from content_revision where mall_id = current_mall_id() and kind = of_kind and key = own_key and revision_no = 1 for update;
  update content_revision set is_current = false
  where mall_id = current_mall_id() and kind = of_kind and key = own_key and is_current;
  insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, ends_at, body, staff_no, made_at)
  select current_mall_id(), of_kind, own_key, coalesce(max(revision_no), 0) + 1, of_state,
    coalesce((says ->> 'startsAt')::timestamp at time zone 'UTC', made), (says ->> 'endsAt')::timestamp at time zone 'UTC',
    says -> 'body', staff, made
  from content_revision where mall_id = current_mall_id() and kind = of_kind and key = own_key;
  perform publish_content(of_kind, own_key);
end $$;

-- Says in the transaction's mall what its blueprint says; returns by what the mall knows it.
create function put_item(of_section text, origin text, held_key text, says jsonb, staff bigint, made timestamptz) returns text
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  own_mall int := current_mall_id();
  own_key text := held_key;
begin
  case of_section
  when 'menu' then
    insert into category (mall_id, category_no, name, type, url, is_shown, is_on_mobile, mobile_image, sort_order, changed_by, changed_at)
    values (own_mall, origin, says ->> 'name', says ->> 'type', says ->> 'url', (says ->> 'isShown')::boolean,
      (says ->> 'isOnMobile')::boolean, says ->> 'mobileImage', (says ->> 'sortOrder')::int, staff, made)
    on conflict (mall_id, category_no) do update set name = excluded.name, type = excluded.type, url = excluded.url,
      is_shown = excluded.is_shown, is_on_mobile = excluded.is_on_mobile, mobile_image = excluded.mobile_image,
      sort_order = excluded.sort_order, changed_by = staff, changed_at = made, version = category.version + 1;
    return origin;
  when 'faq' then
    own_key := coalesce(own_key, (select coalesce(max(faq_no), 0) + 1 from faq where mall_id = own_mall)::text);
    insert into faq (mall_id, faq_no, category, question, answer_html, sort_order, changed_by, changed_at)
    values (own_mall, own_key::int, says ->> 'category', says ->> 'question', says ->> 'answerHtml', (says ->> 'sortOrder')::int, staff, made)
    on conflict (mall_id, faq_no) do update set category = excluded.category, question = excluded.question,
      answer_html = excluded.answer_html, sort_order = excluded.sort_order, changed_by = staff, changed_at = made, version = faq.version + 1;
  else
    if of_section = 'home' then own_key := origin; end if;
    own_key := coalesce(own_key, (
      select coalesce(max(key), 0) + 1 from content_revision where mall_id = own_mall and kind = content_kind(of_section))::text);
    perform put_content(content_kind(of_section), own_key::int, says,
      case when (says ->> 'startsAt')::timestamp at time zone 'UTC' > made then 'SCHEDULED' else 'LIVE' end, staff, made);
  end case;
  return own_key;
end $$;

-- Takes away what the blueprint has no more. A menu in which something stands stays, as the mall's own.
create function drop_item(of_section text, own_key text, said jsonb, staff bigint, made timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  case of_section
  when 'menu' then
    delete from category c where mall_id = current_mall_id() and category_no = own_key
      and not exists (select from listing l where l.mall_id = c.mall_id and l.category_no ^@ c.category_no)
      and not exists (select from exhibition e where e.mall_id = c.mall_id and e.category_no ^@ c.category_no)
      and not exists (select from category b where b.mall_id = c.mall_id and b.category_no ^@ c.category_no and b.category_no <> c.category_no);
  when 'faq' then
    delete from faq where mall_id = current_mall_id() and faq_no = own_key::int;
  when 'home' then
    null;
  else
    perform put_content(content_kind(of_section), own_key::int, said, 'ENDED', staff, made);
  end case;
end $$;

-- Brings what the blueprint says in a section into the transaction's mall, or one item of it. What the mall has changed itself stays unless it
-- is forced. Locked, popups and keywords that the mall has added end: they would stand beside or over the blueprint's.
create function follow_blueprint(of_section text, only_item text, is_forced boolean, is_locked boolean, strangers text[], staff bigint,
  made timestamptz, out changed int, out kept int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  own_mall int := current_mall_id();
  parent_id int := (select parent_mall_id from mall where mall_id = current_mall_id());
  base jsonb;
  one record;
  held_key text;
begin
  changed := 0;
  kept := 0;
  select copied into strict base from mall_inheritance where mall_id = own_mall and section = of_section for update;
  -- As whoever adds a thing does, so that two get two numbers.
  perform pg_advisory_xact_lock(hashtextextended(
    case of_section when 'menu' then 'category' when 'faq' then 'faq' else 'content' end, own_mall));
  for one in
    select * from compare_items(own_mall, of_section, strangers) where only_item is null or item = only_item order by item desc
  loop
    if not is_forced and one.own is distinct from one.copied and one.own is distinct from one.parent then
      kept := kept + 1;
    elsif one.parent is null then
      if one.own is not null then
        perform drop_item(of_section, one.own_key, one.own, staff, made);
        changed := changed + 1;
      end if;
      delete from inherited_row where mall_id = own_mall and section = of_section and origin_key = one.item;
      base := base - one.item;
    else
      held_key := one.own_key;
      if one.own is distinct from one.parent then
        held_key := put_item(of_section, one.item, one.own_key, one.parent, staff, made);
        changed := changed + 1;
      end if;
      insert into inherited_row (mall_id, section, key, origin_mall_id, origin_key, origin_revision)
      values (own_mall, of_section, held_key, parent_id, one.item, one.revision)
      on conflict (mall_id, section, origin_key) do update set key = excluded.key, origin_revision = excluded.origin_revision;
      base := base || jsonb_build_object(one.item, one.parent);
    end if;
  end loop;
  if is_locked and of_section in ('popups', 'keywords') then
    for one in
      select o.key, o.value from section_items(own_mall, of_section) o
      where not exists (select from inherited_row r where r.mall_id = own_mall and r.section = of_section and r.key = o.key)
    loop
      perform drop_item(of_section, one.key, one.value, staff, made);
      changed := changed + 1;
    end loop;
  end if;
  update mall_inheritance set copied = base, copied_at = made,
    stamp = case when only_item is null then blueprint_stamp(parent_id, of_section) else stamp end
  where mall_id = own_mall and section = of_section;
end $$;
comment on function follow_blueprint(text, text, boolean, boolean, text[], bigint, timestamptz) is
  'Runs as its owner: reads the blueprint of the mall that it writes in, and writes there what is locked to everybody else.';

-- The mall stays with what it says of an item, or of all of them, having seen what the blueprint says.
create function keep_item(of_section text, only_item text, strangers text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  says jsonb := coalesce((
    select jsonb_object_agg(key, value) from blueprint_says(current_mall_id(), of_section, strangers)
    where only_item is null or key = only_item), '{}');
begin
  update mall_inheritance set copied = case when only_item is null then says else copied - only_item || says end
  where mall_id = current_mall_id() and section = of_section;
  -- What the blueprint has no more is the mall's alone from now on.
  delete from inherited_row
  where mall_id = current_mall_id() and section = of_section and not says ? origin_key and (only_item is null or origin_key = only_item);
end $$;
comment on function keep_item(text, text, text[]) is
  'Runs as its owner: reads the blueprint of the mall whose item stays as it is.';

revoke execute on function put_content(text, int, jsonb, text, bigint, timestamptz), put_item(text, text, text, jsonb, bigint, timestamptz),
  drop_item(text, text, jsonb, bigint, timestamptz),
  follow_blueprint(text, text, boolean, boolean, text[], bigint, timestamptz), keep_item(text, text, text[]) from public;
grant execute on function follow_blueprint(text, text, boolean, boolean, text[], bigint, timestamptz), keep_item(text, text, text[])
  to mall_office;

-- What is locked changes by the functions above alone, whatever the office writes.
create function refuse_locked_contents() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') and exists (
    select from mall_inheritance
    where mall_id = coalesce(new.mall_id, old.mall_id) and section = tg_argv[0] and mode = 'LOCKED') then
    raise exception 'the blueprint keeps % locked', tg_argv[0] using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger refuse_locked_menu before insert or update or delete on category
  for each row execute function refuse_locked_contents('menu');
create trigger refuse_locked_faq before insert or update or delete on faq
  for each row execute function refuse_locked_contents('faq');
create trigger refuse_locked_home before insert or update on content_revision
  for each row when (new.kind = 'HOME') execute function refuse_locked_contents('home');
create trigger refuse_locked_popup before insert or update on content_revision
  for each row when (new.kind = 'POPUP') execute function refuse_locked_contents('popups');
create trigger refuse_locked_keywords before insert or update on content_revision
  for each row when (new.kind = 'KEYWORDS') execute function refuse_locked_contents('keywords');

-- A mall does not unlock itself.
create function refuse_unlocking() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (
    select from mall m join blueprint_section b on b.mall_id = m.parent_mall_id
    where m.mall_id = new.mall_id and b.section = new.section and b.is_locked) then
    raise exception 'the blueprint keeps % locked', new.section using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
comment on function refuse_unlocking() is
  'Runs as its owner: asks the blueprint of a mall, whose rows who changes the mall does not see.';
create trigger refuse_unlocking before update of mode on mall_inheritance
  for each row when (old.mode = 'LOCKED' and new.mode <> 'LOCKED') execute function refuse_unlocking();
revoke execute on function refuse_locked_contents(), refuse_unlocking() from public;

-- Malls that follow a blueprint already keep what they have; copies of theirs are known by the same numbers.
do $$
declare
  child mall;
  of_section text;
begin
  for child in select * from mall where parent_mall_id is not null loop
    perform set_config('app.mall_id', child.mall_id::text, true);
    foreach of_section in array array['menu', 'home', 'popups', 'keywords', 'faq'] loop
      insert into mall_inheritance (mall_id, section, mode, copied, copied_at) values (child.mall_id, of_section, 'OWN', '{}', now());
      insert into inherited_row (mall_id, section, key, origin_mall_id, origin_key, origin_revision)
      select child.mall_id, of_section, o.key, child.parent_mall_id, o.key, s.revision
      from section_items(child.mall_id, of_section) o join section_items(child.parent_mall_id, of_section) s on s.key = o.key
      where of_section <> 'keywords';
    end loop;
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

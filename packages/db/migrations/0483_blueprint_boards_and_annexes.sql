-- Posts, and what a mall adds to the provider's terms, follow a blueprint, too. A mall has notices of its own in any case: locked, the blueprint's
-- posts stay as they are and others stand beside them. An annex that is brought is announced to the mall's members as any other, from a day of
-- its own on, by the case that has approved the blueprint's.

-- breaks: nothing; the checks allow two sections more, and the trigger comes again at once with the function that it had.
alter table blueprint_section
  drop constraint blueprint_section_section_check,
  add constraint blueprint_section_section_check
    check (section in ('delivery', 'limits', 'joining', 'look', 'menu', 'home', 'popups', 'keywords', 'faq', 'boards', 'annexes'));
alter table mall_inheritance
  drop constraint mall_inheritance_section_check,
  add constraint mall_inheritance_section_check
    check (section in ('delivery', 'limits', 'joining', 'look', 'menu', 'home', 'popups', 'keywords', 'faq', 'boards', 'annexes'));
alter table inherited_row
  drop constraint inherited_row_section_check,
  add constraint inherited_row_section_check
    check (section in ('menu', 'home', 'popups', 'keywords', 'faq', 'boards', 'annexes'));

create policy inheritance on term_annex for select to current_user
  using (exists (select from mall b where b.mall_id = term_annex.mall_id and b.is_blueprint));

create or replace function section_items(of_mall int, of_section text) returns table (key text, revision int, value jsonb)
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
  union all
  -- Files lie with the mall that they were sent for.
  select kind || '/' || key, revision_no, jsonb_build_object('body', body || '{"files": []}', 'startsAt', starts_at at time zone 'UTC',
    'endsAt', ends_at at time zone 'UTC')
  from content_revision
  where of_section = 'boards' and mall_id = of_mall and kind in ('CM00404', 'CM00410') and is_current and state in ('LIVE', 'SCHEDULED')
  union all
  select term_code, annex_no, jsonb_build_object('termCode', term_code, 'html', html)
  from (
    select distinct on (term_code) * from term_annex
    where of_section = 'annexes' and mall_id = of_mall and applied_on is not null order by term_code, applied_on desc) newest
  where html <> ''
$$;

create or replace function blueprint_says(of_mall int, of_section text, strangers text[]) returns table (key text, revision int, value jsonb)
  language sql stable
  as $$
  select s.key, s.revision, case
    when of_section = 'faq' then s.value || jsonb_build_object('question', replace(s.value ->> 'question', b.name, m.name),
      'answerHtml', replace(s.value ->> 'answerHtml', b.name, m.name))
    when of_section = 'boards' then jsonb_set(s.value, '{body}', s.value -> 'body' || (
      select jsonb_object_agg(word, replace(s.value -> 'body' ->> word, b.name, m.name))
      from unnest(array['title', 'summary', 'html', 'author']) word))
    when of_section = 'popups' and s.value #>> '{body,link}' = any (strangers) then jsonb_set(s.value, '{body,link}', '""')
    when of_section = 'home' then jsonb_build_object('body', home_without(s.value -> 'body', strangers))
    else s.value end
  from mall m join mall b on b.mall_id = m.parent_mall_id, lateral section_items(b.mall_id, of_section) s
  where m.mall_id = of_mall
$$;

create function korean_day(day date) returns text
  language sql immutable strict
  return to_char(day, 'FMYYYY"년 "FMMM"월 "FMDD"일"');

-- The mall adds to a text what its blueprint does, from the first day on that its members can be told of in time.
create function put_annex(code text, says text, staff bigint, made timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  own_mall int := current_mall_id();
  given term_annex;
  told term_draft;
  day date;
begin
  perform pg_advisory_xact_lock(hashtextextended('terms', 0));
  select a.* into given from term_annex a join mall m on m.mall_id = own_mall and m.parent_mall_id = a.mall_id
  where a.term_code = code and a.html = says and a.applied_on is not null order by a.applied_on desc limit 1;
  if not found then return; end if;
  select d.* into strict told from approval_case c join term_draft d on c.subject = 'terms ' || d.draft_no where c.case_no = given.case_no;
  day := greatest(earliest_day_of_terms(made, given.is_adverse), (
    select max(applied_on) + 1 from term_annex where mall_id = own_mall and term_code = code));
  insert into term_draft (of_mall_id, term_code, state, html, applied_on, is_adverse, needs_consent, notice_title, notice_html, sends_mail,
    changed_by, changed_at, announced_at)
  values (own_mall, code, 'ANNOUNCED', given.html, day, given.is_adverse, false,
    replace(told.notice_title, korean_day(given.applied_on), korean_day(day)),
    replace(told.notice_html, korean_day(given.applied_on), korean_day(day)), told.sends_mail, staff, made, made);
  insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, case_no, is_adverse)
  select own_mall, coalesce(max(annex_no), 0) + 1, code, day, given.html, made, given.case_no, given.is_adverse
  from term_annex where mall_id = own_mall;
end $$;

create or replace function put_item(of_section text, origin text, held_key text, says jsonb, staff bigint, made timestamptz) returns text
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  own_mall int := current_mall_id();
  own_key text := held_key;
  of_kind text := content_kind(of_section);
  number text;
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
  when 'annexes' then
    perform put_annex(origin, says ->> 'html', staff, made);
    return origin;
  else
    if of_section = 'home' then own_key := origin; end if;
    if of_section = 'boards' then of_kind := split_part(origin, '/', 1); end if;
    number := coalesce(split_part(own_key, '/', case of_section when 'boards' then 2 else 1 end), (
      select coalesce(max(key), 0) + 1 from content_revision where mall_id = own_mall and kind = of_kind)::text);
    own_key := case of_section when 'boards' then of_kind || '/' || number else number end;
    perform put_content(of_kind, number::int, says,
      case when (says ->> 'startsAt')::timestamp at time zone 'UTC' > made then 'SCHEDULED' else 'LIVE' end, staff, made);
  end case;
  return own_key;
end $$;

create or replace function drop_item(of_section text, own_key text, said jsonb, staff bigint, made timestamptz) returns void
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
  when 'annexes' then
    -- Nothing is added from then on; what the blueprint has withdrawn instead stays, for nobody has announced its end.
    perform put_annex(own_key, '', staff, made);
  when 'boards' then
    perform put_content(split_part(own_key, '/', 1), split_part(own_key, '/', 2)::int, said, 'ENDED', staff, made);
  else
    perform put_content(content_kind(of_section), own_key::int, said, 'ENDED', staff, made);
  end case;
end $$;
revoke execute on function put_annex(text, text, bigint, timestamptz) from public;

-- A post of the blueprint's; the mall's own are its own.
create function refuse_locked_posts() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') and exists (
    select from mall_inheritance i join inherited_row r using (mall_id, section)
    where i.mall_id = new.mall_id and i.section = 'boards' and i.mode = 'LOCKED' and r.key = new.kind || '/' || new.key) then
    raise exception 'the blueprint keeps boards locked' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke execute on function refuse_locked_posts() from public;
create trigger refuse_locked_post before insert or update on content_revision
  for each row when (new.kind in ('CM00404', 'CM00410')) execute function refuse_locked_posts();

-- Approved as itself; or as the same text of the blueprint's, which is the only one where the mall is locked.
create function assert_annex_approved() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from approval_case c join term_draft d on c.subject = 'terms ' || d.draft_no join mall m on m.parent_mall_id = d.of_mall_id
    where c.case_no = new.case_no and c.kind = 'terms.announce' and c.state = 'APPROVED' and c.decided_at <= new.announced_at
      and m.mall_id = new.mall_id and d.term_code = new.term_code and d.html = new.html
  ) then
    return null;
  end if;
  if exists (select from mall_inheritance where mall_id = new.mall_id and section = 'annexes' and mode = 'LOCKED') then
    raise exception 'the blueprint keeps annexes locked' using errcode = 'integrity_constraint_violation';
  end if;
  if new.case_no is null and current_user = 'mall_office' or new.case_no is not null and not exists (
    select from approval_case c
    where c.case_no = new.case_no and c.kind = 'terms.announce' and c.state = 'APPROVED' and c.decided_at = new.announced_at
  ) then
    raise exception 'terms are announced by a case that a second person has approved' using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger term_annex_approved on term_annex;
create constraint trigger term_annex_approved after insert on term_annex deferrable initially deferred
  for each row execute function assert_annex_approved();

-- Malls that follow a blueprint already keep what they have.
do $$
declare
  child mall;
begin
  for child in select * from mall where parent_mall_id is not null loop
    perform set_config('app.mall_id', child.mall_id::text, true);
    insert into mall_inheritance (mall_id, section, mode, copied, copied_at)
    select child.mall_id, section, 'OWN', '{}', now() from unnest(array['boards', 'annexes']) section;
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

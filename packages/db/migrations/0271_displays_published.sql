-- Exhibitions, keywords and the pages of a mall's own are published as popups are: revisions say what stands where, and the shop reads the
-- copies of those that are live.

alter table content_revision
  drop constraint content_revision_kind_check,
  -- The board of a post, or what it is otherwise.
  add constraint content_revision_kind_check
    check (kind in ('CM00404', 'CM00410', 'POPUP', 'HOME', 'EXHIBITION', 'KEYWORDS', 'PAGE'));

create function publish_exhibition(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  delete from exhibition where mall_id = held.mall_id and exhibition_no = held.key;
  if held.state <> 'LIVE' then
    return;
  end if;
  insert into exhibition (mall_id, exhibition_no, category_no, kicker, title, subtitle, description, image, colour_from, colour_to, is_on_dark,
    starts_on, ends_on, sort_order, notice_lines)
  values (held.mall_id, held.key, held.body ->> 'categoryNo', held.body ->> 'kicker', held.title, held.body ->> 'subtitle',
    held.body ->> 'description', held.body ->> 'image', held.body ->> 'colourFrom', held.body ->> 'colourTo',
    (held.body ->> 'isOnDark')::boolean, (held.body ->> 'startsOn')::date, (held.body ->> 'endsOn')::date, (held.body ->> 'place')::int,
    array(select jsonb_array_elements_text(held.body -> 'noticeLines')));
  insert into exhibition_section (mall_id, exhibition_no, section_no, anchor, title, description, benefits, product_nos)
  select held.mall_id, held.key, place, section ->> 'anchor', section ->> 'title', section ->> 'description', section -> 'benefits',
    array(select jsonb_array_elements_text(section -> 'productNos'))
  from jsonb_array_elements(held.body -> 'sections') with ordinality as shown (section, place);
end $$;

-- A set on top of another one, such as of a season, gives way to it when it ends.
create function publish_keywords(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  shown jsonb;
begin
  select body into shown from content_revision
  where mall_id = held.mall_id and kind = 'KEYWORDS' and is_current and state = 'LIVE' order by starts_at desc, key desc limit 1;
  delete from smart_keyword where mall_id = held.mall_id;
  delete from popular_keyword where mall_id = held.mall_id;
  insert into smart_keyword (mall_id, search_no, name, sort_order)
  select held.mall_id, place, name, place from jsonb_array_elements_text(shown -> 'smart') with ordinality as said (name, place);
  insert into popular_keyword (mall_id, name, sort_order)
  select held.mall_id, name, place from jsonb_array_elements_text(shown -> 'popular') with ordinality as said (name, place);
end $$;

-- The text that began last; what a page was before it was renamed is made anew, too.
create function publish_pages(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  delete from content_page where mall_id = held.mall_id;
  insert into content_page (mall_id, page_name, title, html)
  select distinct on (body ->> 'pageName') mall_id, body ->> 'pageName', title, body ->> 'html' from content_revision
  where mall_id = held.mall_id and kind = 'PAGE' and is_current and state = 'LIVE'
  order by body ->> 'pageName', starts_at desc, key desc;
end $$;
revoke execute on function publish_exhibition(content_revision), publish_keywords(content_revision), publish_pages(content_revision)
  from public;

create or replace function publish_content(of_kind text, of_key int) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  held content_revision;
begin
  select * into strict held from content_revision
  where mall_id = current_mall_id() and kind = of_kind and key = of_key and is_current;
  case held.kind
    when 'POPUP' then perform publish_popup(held);
    when 'HOME' then perform publish_home(held);
    when 'EXHIBITION' then perform publish_exhibition(held);
    when 'KEYWORDS' then perform publish_keywords(held);
    when 'PAGE' then perform publish_pages(held);
    else perform publish_post(held);
  end case;
end $$;

-- The first page, which every process keeps for a minute, has keywords in it.
create trigger smart_keyword_changed after insert or update or delete on smart_keyword
  for each statement execute function notify_mall_changed();

create or replace function content_pictures(kind text, body jsonb) returns text[]
  language sql immutable parallel safe
  return case kind
    when 'POPUP' then picture_names(body ->> 'shownHtml')
    when 'HOME' then array(
      select regexp_replace(item ->> 'image', '\.[0-9]+\.(avif|webp)$', '')
      from jsonb_array_elements(body -> 'corners') area, jsonb_array_elements(area -> 'items') item)
    when 'EXHIBITION' then array[body ->> 'image']
    when 'PAGE' then picture_names(body ->> 'html')
    when 'KEYWORDS' then array[]::text[]
    else array[body ->> 'image'] || picture_names(body ->> 'html') end;

-- What stands in the malls already is live.
do $$
declare
  of_mall int;
begin
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, body, made_at)
    select e.mall_id, 'EXHIBITION', e.exhibition_no, 1, 'LIVE', now(),
      jsonb_build_object('title', e.title, 'kicker', e.kicker, 'subtitle', e.subtitle, 'description', e.description, 'image', e.image,
        'colourFrom', e.colour_from, 'colourTo', e.colour_to, 'isOnDark', e.is_on_dark, 'categoryNo', e.category_no,
        'startsOn', e.starts_on, 'endsOn', e.ends_on, 'place', greatest(e.sort_order, 1), 'noticeLines', to_jsonb(e.notice_lines),
        'sections', coalesce((
          select jsonb_agg(jsonb_build_object('anchor', s.anchor, 'title', s.title, 'description', s.description, 'benefits', s.benefits,
            'productNos', to_jsonb(s.product_nos)) order by s.section_no)
          from exhibition_section s where s.mall_id = e.mall_id and s.exhibition_no = e.exhibition_no), '[]')),
      now()
    from exhibition e;
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, body, made_at)
    select of_mall, 'KEYWORDS', 1, 1, 'LIVE', now(),
      jsonb_build_object('title', '기본 검색어',
        'smart', coalesce((select jsonb_agg(name order by coalesce(sort_order, 999), search_no) from smart_keyword), '[]'),
        'popular', coalesce((select jsonb_agg(name order by sort_order) from popular_keyword), '[]')),
      now()
    where exists (select from smart_keyword) or exists (select from popular_keyword);
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, body, made_at)
    select mall_id, 'PAGE', row_number() over (order by page_name), 1, 'LIVE', now(),
      jsonb_build_object('title', title, 'pageName', page_name, 'html', html), now()
    from content_page;
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

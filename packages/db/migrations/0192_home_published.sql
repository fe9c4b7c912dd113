-- A home is published as a whole, one for each device (1 pc, 2 mobile). What is shown stays until the next one is published: a draft and a
-- schedule stand beside it.

alter table content_revision
  drop constraint content_revision_kind_check,
  -- The board of a post, or what it is otherwise.
  add constraint content_revision_kind_check check (kind in ('CM00404', 'CM00410', 'POPUP', 'HOME'));

create function publish_home(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if held.state <> 'LIVE' then
    return;
  end if;
  delete from corner where mall_id = held.mall_id and device = held.body ->> 'device';
  insert into corner (mall_id, area_code, device, title, subtitle, link, sort_order, items)
  select held.mall_id, area ->> 'area', held.body ->> 'device', area ->> 'title', area ->> 'subtitle', area ->> 'link', place, area -> 'items'
  from jsonb_array_elements(held.body -> 'corners') with ordinality as shown (area, place);
end $$;
revoke execute on function publish_home(content_revision) from public;

create or replace function publish_content(of_kind text, of_key int) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  held content_revision;
begin
  select * into strict held from content_revision
  where mall_id = current_mall_id() and kind = of_kind and key = of_key and is_current;
  if held.kind = 'POPUP' then
    perform publish_popup(held);
  elsif held.kind = 'HOME' then
    perform publish_home(held);
  else
    perform publish_post(held);
  end if;
end $$;

-- The first page, which every process keeps for a minute, has the home in it.
create trigger corner_changed after insert or update or delete on corner
  for each statement execute function notify_mall_changed();

create or replace function content_pictures(kind text, body jsonb) returns text[]
  language sql immutable parallel safe
  return case
    when kind = 'POPUP' then picture_names(body ->> 'shownHtml')
    when kind = 'HOME' then array(
      select regexp_replace(item ->> 'image', '\.[0-9]+\.(avif|webp)$', '')
      from jsonb_array_elements(body -> 'corners') area, jsonb_array_elements(area -> 'items') item)
    else array[body ->> 'image'] || picture_names(body ->> 'html') end;

-- What stands in the malls already is live.
do $$
declare
  of_mall int;
begin
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, body, made_at)
    select mall_id, 'HOME', case device when 'pc' then 1 else 2 end, 1, 'LIVE', now(),
      jsonb_build_object('title', case device when 'pc' then 'PC 홈' else '모바일 홈' end, 'device', device, 'corners',
        jsonb_agg(jsonb_build_object('area', area_code, 'title', title, 'subtitle', subtitle, 'link', link, 'items', items) order by sort_order)),
      now()
    from corner group by mall_id, device;
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

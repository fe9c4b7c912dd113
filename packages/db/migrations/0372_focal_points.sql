-- What matters in an exhibition's picture goes with it: a scene is cut to its place in the shop, and the cut keeps that point. It is copied when
-- the exhibition is published, as everything else is, so the shop reads nothing more.

alter table exhibition
  -- Percent from the left and from the top; the middle where the library does not know the picture.
  add column focal_x int not null default 50 check (focal_x between 0 and 100),
  add column focal_y int not null default 50 check (focal_y between 0 and 100);
update exhibition e set focal_x = m.focal_x, focal_y = m.focal_y from media m where m.name = e.image;

create or replace function publish_exhibition(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  delete from exhibition where mall_id = held.mall_id and exhibition_no = held.key;
  if held.state <> 'LIVE' then
    return;
  end if;
  insert into exhibition (mall_id, exhibition_no, category_no, kicker, title, subtitle, description, image, focal_x, focal_y, colour_from,
    colour_to, is_on_dark, starts_on, ends_on, sort_order, notice_lines)
  select held.mall_id, held.key, held.body ->> 'categoryNo', held.body ->> 'kicker', held.title, held.body ->> 'subtitle',
    held.body ->> 'description', held.body ->> 'image', coalesce(m.focal_x, 50), coalesce(m.focal_y, 50), held.body ->> 'colourFrom',
    held.body ->> 'colourTo', (held.body ->> 'isOnDark')::boolean, (held.body ->> 'startsOn')::date, (held.body ->> 'endsOn')::date,
    (held.body ->> 'place')::int, array(select jsonb_array_elements_text(held.body -> 'noticeLines'))
  from (select held.body ->> 'image' as name) picture left join media m using (name);
  insert into exhibition_section (mall_id, exhibition_no, section_no, anchor, title, description, benefits, product_nos)
  select held.mall_id, held.key, place, section ->> 'anchor', section ->> 'title', section ->> 'description', section -> 'benefits',
    array(select jsonb_array_elements_text(section -> 'productNos'))
  from jsonb_array_elements(held.body -> 'sections') with ordinality as shown (section, place);
end $$;

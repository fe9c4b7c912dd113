-- Popups are published as posts are: revisions say what stands where, and the shop reads the copies of those that are live.

alter table content_revision
  drop constraint content_revision_kind_check,
  -- The board of a post, or what it is otherwise.
  add constraint content_revision_kind_check check (kind in ('CM00404', 'CM00410', 'POPUP')),
  alter column label set expression as (coalesce(body ->> 'label', '')),
  alter column is_pinned set expression as (coalesce((body ->> 'isPinned')::boolean, false));

create function publish_post(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if held.state <> 'LIVE' then
    delete from board_post where mall_id = held.mall_id and board_type = held.kind and post_no = held.key;
    return;
  end if;
  insert into board_post (mall_id, board_type, post_no, title, label, summary, html, image, author, is_pinned, posted_on, product_nos)
  values (held.mall_id, held.kind, held.key, held.title, held.label, held.body ->> 'summary', held.body ->> 'html', held.body ->> 'image',
    held.body ->> 'author', held.is_pinned, (held.starts_at at time zone 'Asia/Seoul')::date,
    array(select jsonb_array_elements_text(held.body -> 'productNos')))
  on conflict (mall_id, board_type, post_no) do update set title = excluded.title, label = excluded.label, summary = excluded.summary,
    html = excluded.html, image = excluded.image, author = excluded.author, is_pinned = excluded.is_pinned,
    posted_on = excluded.posted_on, product_nos = excluded.product_nos;
  delete from board_attachment where mall_id = held.mall_id and board_type = held.kind and post_no = held.key;
  insert into board_attachment (mall_id, attachment_name, board_type, post_no, position, file_name, file_type, byte_count)
  select held.mall_id, (file ->> 'attachmentName')::uuid, held.kind, held.key, place, file ->> 'fileName', file ->> 'fileType',
    (file ->> 'byteCount')::int
  from jsonb_array_elements(held.body -> 'files') with ordinality as sent (file, place);
end $$;

create function publish_popup(held content_revision) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  delete from popup where mall_id = held.mall_id and popup_no = held.key;
  if held.state = 'LIVE' then
    insert into popup (mall_id, popup_no, type, device, html, url, sort_order, opens_at, closes_at)
    values (held.mall_id, held.key, held.body ->> 'popupType', held.body ->> 'device', held.body ->> 'shownHtml', held.body ->> 'link',
      (held.body ->> 'place')::int, held.starts_at, held.ends_at);
  end if;
end $$;
revoke execute on function publish_post(content_revision), publish_popup(content_revision) from public;

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
  else
    perform publish_post(held);
  end if;
end $$;
comment on function publish_content(text, int) is
  'Runs as its owner: the application writes nothing that the shop shows. Copies what staff have published, or takes it away, and changes nothing else.';
comment on function flip_content(timestamptz) is
  'Runs as its owner: the application writes nothing that the shop shows. Shows and ends what staff have scheduled, when its time has come.';

-- The first page, which every process keeps for a minute, has popups in it.
create trigger popup_changed after insert or update or delete on popup
  for each statement execute function notify_mall_changed();

-- The pictures that a revision shows, by name: what is asked before a picture may go.
create function content_pictures(kind text, body jsonb) returns text[]
  language sql immutable parallel safe
  return case when kind = 'POPUP' then picture_names(body ->> 'shownHtml')
    else array[body ->> 'image'] || picture_names(body ->> 'html') end;

-- What stands in the malls already is live since its beginning.
do $$
declare
  of_mall int;
begin
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, ends_at, body, made_at)
    select p.mall_id, 'POPUP', p.popup_no, 1, case when p.closes_at <= now() then 'ENDED' when p.opens_at > now() then 'SCHEDULED' else 'LIVE' end,
      p.opens_at, p.closes_at,
      jsonb_build_object('title', coalesce(nullif(left(trim(regexp_replace(p.html, '<[^>]*>', ' ', 'g')), 40), ''), '팝업 ' || p.popup_no),
        'popupType', p.type, 'device', p.device, 'html', p.html, 'image', '', 'shownHtml', p.html, 'link', p.url, 'place', p.sort_order),
      now()
    from popup p;
    delete from popup p using content_revision r
    where r.mall_id = p.mall_id and r.kind = 'POPUP' and r.key = p.popup_no and r.state <> 'LIVE';
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

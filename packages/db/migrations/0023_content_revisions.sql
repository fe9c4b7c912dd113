-- What staff write for a mall to show. Each save is a row of its own: who wrote what when, and where it has stood since. The newest row of a
-- thing holds; what the shop reads are copies of those that are live, made by publish_content alone.

-- A post's schedule stands in its revisions: the shop reads nothing but what it shows now.
alter table board_post
  drop column is_draft,
  drop column starts_at,
  drop column ends_at,
  drop column changed_at,
  drop column version;

-- How often members have opened a post.
alter table content_view
  drop constraint content_view_content_type_check,
  add constraint content_view_content_type_check check (content_type in ('CATEGORY', 'POST'));

-- Who has saved it last, for who saves over it.
alter table faq
  add column changed_by bigint references staff,
  add column changed_at timestamptz;

create table content_revision (
  mall_id int not null references mall,
  -- The board of a post.
  kind text not null check (kind in ('CM00404', 'CM00410')),
  -- The number of the post.
  key int not null,
  revision_no int not null,
  -- The newest of its thing, which holds.
  is_current boolean not null default true,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'LIVE', 'ENDED')),
  -- From when until when it is shown; what is live has begun.
  starts_at timestamptz,
  ends_at timestamptz,
  body jsonb not null,
  title text not null generated always as (body ->> 'title') stored,
  label text not null generated always as (body ->> 'label') stored,
  is_pinned boolean not null generated always as ((body ->> 'isPinned')::boolean) stored,
  -- Nobody of the office: its schedule, or an operator's command.
  staff_no bigint references staff,
  made_at timestamptz not null,
  primary key (mall_id, kind, key, revision_no),
  check (ends_at > starts_at),
  check (starts_at is not null or state in ('DRAFT', 'ENDED'))
);
create unique index content_revision_current on content_revision (mall_id, kind, key) where is_current;
create index content_revision_newest on content_revision (made_at desc, mall_id desc, kind desc, key desc) where is_current;
create index content_revision_due on content_revision (mall_id) where is_current and state in ('SCHEDULED', 'LIVE');
select protect_tenant_table('content_revision', 'select');
grant insert, update (is_current) on content_revision to mall_office;

-- Files that were sent for a post; revisions name them. One that none names is erased after a day.
create table content_file (
  mall_id int not null references mall,
  -- Random; the bytes lie in the file store under it.
  attachment_name uuid not null,
  file_name text not null,
  file_type text not null,
  byte_count int not null check (byte_count > 0),
  sent_at timestamptz not null,
  primary key (mall_id, attachment_name)
);
create index content_file_sent on content_file (mall_id, sent_at);
select protect_tenant_table('content_file', 'select, delete');
grant insert on content_file to mall_office;

-- Makes what the shop reads of a thing the same as what holds: a copy while it is live, nothing otherwise.
create function publish_content(of_kind text, of_key int) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  held content_revision;
begin
  select * into strict held from content_revision
  where mall_id = current_mall_id() and kind = of_kind and key = of_key and is_current;
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
revoke execute on function publish_content(text, int) from public;
grant execute on function publish_content(text, int) to mall_app;
comment on function publish_content(text, int) is
  'Runs as its owner: the application writes on no board. Copies what staff have published, or takes it away, and changes nothing else.';

-- What has come to its time is shown, or is shown no more; returns how many. A time that has passed meanwhile, as while nothing ran, counts.
create function flip_content(at timestamptz) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  due record;
  held content_revision;
  flipped int := 0;
begin
  for due in
    select kind, key from content_revision
    where mall_id = current_mall_id() and is_current
      and (state = 'SCHEDULED' and starts_at <= at or state in ('SCHEDULED', 'LIVE') and ends_at <= at)
    order by kind, key
  loop
    -- The first revision stands for all of a thing, as for staff who change it: what is due is read again behind that lock.
    perform from content_revision
    where mall_id = current_mall_id() and kind = due.kind and key = due.key and revision_no = 1 for update;
    select * into held from content_revision
    where mall_id = current_mall_id() and kind = due.kind and key = due.key and is_current
      and (state = 'SCHEDULED' and starts_at <= at or state in ('SCHEDULED', 'LIVE') and ends_at <= at);
    continue when not found;
    update content_revision set is_current = false
    where mall_id = held.mall_id and kind = held.kind and key = held.key and revision_no = held.revision_no;
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, ends_at, body, made_at)
    values (held.mall_id, held.kind, held.key, held.revision_no + 1, case when held.ends_at <= at then 'ENDED' else 'LIVE' end,
      held.starts_at, held.ends_at, held.body, at);
    perform publish_content(held.kind, held.key);
    flipped := flipped + 1;
  end loop;
  return flipped;
end $$;
revoke execute on function flip_content(timestamptz) from public;
grant execute on function flip_content(timestamptz) to mall_app;
comment on function flip_content(timestamptz) is
  'Runs as its owner: the application writes on no board. Shows and ends what staff have scheduled, when its time has come, and nothing else.';

-- What stands on the boards already is live since its day.
do $$
declare
  of_mall int;
begin
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    insert into content_file (mall_id, attachment_name, file_name, file_type, byte_count, sent_at)
    select mall_id, attachment_name, file_name, file_type, byte_count, now() from board_attachment;
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, body, made_at)
    select p.mall_id, p.board_type, p.post_no, 1, 'LIVE', p.posted_on::timestamp at time zone 'Asia/Seoul',
      jsonb_build_object('title', p.title, 'label', p.label, 'summary', p.summary, 'html', p.html, 'image', p.image, 'author', p.author,
        'isPinned', p.is_pinned, 'productNos', to_jsonb(p.product_nos), 'files', coalesce((
          select jsonb_agg(jsonb_build_object('attachmentName', a.attachment_name, 'fileName', a.file_name, 'fileType', a.file_type,
            'byteCount', a.byte_count) order by a.position)
          from board_attachment a where a.mall_id = p.mall_id and a.board_type = p.board_type and a.post_no = p.post_no), '[]')),
      p.posted_on::timestamp at time zone 'Asia/Seoul'
    from board_post p;
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

-- What a mall would show: the shop's own calls are asked within a transaction in which drafts are live and what is scheduled has come, and
-- which is always rolled back.

-- Holds nothing, ever: whoever has written into it cannot commit.
create table preview_mark (made_at timestamptz not null);

create function refuse_preview() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'a preview is never kept';
end $$;
create constraint trigger never_kept after insert on preview_mark
  deferrable initially deferred for each row execute function refuse_preview();

-- Each content is {kind, key, revisionNo}.
create function preview_contents(contents jsonb, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  wanted record;
begin
  insert into preview_mark values (at);
  perform flip_content(at);
  for wanted in
    select r.* from jsonb_to_recordset(contents) as c (kind text, key int, "revisionNo" int)
      join content_revision r on r.kind = c.kind and r.key = c.key and r.revision_no = c."revisionNo"
    where r.mall_id = current_mall_id()
  loop
    update content_revision set is_current = false
    where mall_id = wanted.mall_id and kind = wanted.kind and key = wanted.key and is_current;
    insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, ends_at, body, made_at)
    select wanted.mall_id, wanted.kind, wanted.key, max(revision_no) + 1, 'LIVE', least(wanted.starts_at, at),
      case when wanted.ends_at > at then wanted.ends_at end, wanted.body, at
    from content_revision where mall_id = wanted.mall_id and kind = wanted.kind and key = wanted.key;
    perform publish_content(wanted.kind, wanted.key);
  end loop;
end $$;
revoke execute on function preview_contents(jsonb, timestamptz) from public;
grant execute on function preview_contents(jsonb, timestamptz) to mall_app;
comment on function preview_contents(jsonb, timestamptz) is
  'Runs as its owner: the application publishes nothing. Whatever it does is undone, for what has called it cannot commit.';

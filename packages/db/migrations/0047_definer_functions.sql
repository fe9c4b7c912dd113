-- Functions that run as their owner: each says why, is executable by nobody but who needs it, and can be turned against the mall no
-- further than its purpose goes.

revoke execute on function product_changed(), listing_changed(), refresh_sold_out(text) from public;
grant execute on function refresh_sold_out(text) to mall_app;

-- The three copies are steps of one act now, which only archive_member does.
alter function archive_orders(bigint, timestamptz) security invoker;
alter function archive_applications(bigint, timestamptz) security invoker;
alter function archive_subscriptions(bigint, timestamptz) security invoker;
revoke execute on function archive_orders(bigint, timestamptz), archive_applications(bigint, timestamptz),
  archive_subscriptions(bigint, timestamptz) from mall_app;

-- Copies what the law wants kept of a member who leaves into the archive, and blanks it where it stands. Of nobody else: a member is
-- marked as withdrawn first, in the same transaction, which an expression injected into a query cannot do.
create function archive_member(member bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from member m where m.mall_id = current_mall_id() and m.member_no = member and m.status = 'WITHDRAWN') then
    raise exception 'only a member who leaves is archived' using errcode = 'insufficient_privilege';
  end if;
  perform archive_orders(member, at);
  perform archive_applications(member, at);
  perform archive_subscriptions(member, at);
end $$;
revoke execute on function archive_member(bigint, timestamptz) from public;
grant execute on function archive_member(bigint, timestamptz) to mall_app;

-- Whatever day it is told, nothing is erased before the database's own clock says so.
create or replace function erase_expired_archive(today date) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
  with erased as (
    delete from legal_archive
    where mall_id = current_mall_id() and keep_until < least(today, (now() at time zone 'Asia/Seoul')::date)
    returning 1
  )
  select count(*)::int from erased
$$;

comment on function product_changed() is
  'Runs as its owner: a change of a product reaches the listings of every mall, which the application sees one at a time.';
comment on function listing_changed() is
  'Runs as its owner: keeps the search index in step with a listing; the application may not write the index.';
comment on function refresh_sold_out(text) is
  'Runs as its owner: the application may change pieces, not products. It only computes anew what the pieces say.';
comment on function search_listing(jsonb, jsonb) is
  'Runs as mall_search: the index has one entry of a trigram for all malls, and a policy would forbid its use. Names the mall itself.';
comment on function near_suggestions(text, int) is
  'Runs as mall_search: the index has one entry of a trigram for all malls, and a policy would forbid its use. Names the mall itself.';
comment on function set_phone_list_prices(text[], int[]) is
  'Runs as its owner: the nightly job orders lists by prices that plans and supports say; the application may not change a listing.';
comment on function archive_member(bigint, timestamptz) is
  'Runs as its owner: the archive and the histories that are blanked are closed to the application. Only for a member marked as withdrawn.';
comment on function archive_questions(bigint, bigint, timestamptz) is
  'Runs as its owner: the archive is closed to the application. Copies answered questions of one member, and changes nothing else.';
comment on function erase_expired_archive(date) is
  'Runs as its owner: the archive is closed to the application. Erases what the law no longer wants kept, never earlier.';

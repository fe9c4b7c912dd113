-- Every instance of the API keeps the malls in memory and reads them again when told that one changed.

create function notify_mall_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('mall_changed', '');
  return null;
end $$;
create trigger notify_mall_changed after insert or update or delete or truncate on mall
  for each statement execute function notify_mall_changed();

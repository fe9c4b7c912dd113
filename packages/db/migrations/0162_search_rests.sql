-- A trigger of a statement fires also when the statement has added nothing: whoever found nothing to take told itself to look again, for ever.
drop trigger notify_search_changed on search_change;
create or replace function notify_search_changed() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from added) then
    perform pg_notify('search_changed', '');
  end if;
  return null;
end $$;
create trigger notify_search_changed after insert on search_change
  referencing new table as added
  for each statement execute function notify_search_changed();

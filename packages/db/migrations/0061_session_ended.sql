-- Every instance of the API forgets at once what it believed of a session that has ended.

create function notify_session_ended() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('session_ended', new.session_id::text);
  return null;
end $$;
create trigger notify_session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function notify_session_ended();

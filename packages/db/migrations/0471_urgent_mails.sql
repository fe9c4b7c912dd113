-- What somebody waits for at the screen, a link to a new password or a note that their account has changed, leaves before what orders send, and
-- what is sent to many at once after it. Expand only: a version before this one reads the same queue.
create or replace function queue_mail() returns trigger
  language plpgsql
  as $$
begin
  insert into pgboss.job (name, data, policy, priority, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter)
  select name, jsonb_build_object('mallId', new.mall_id, 'mailNo', new.mail_no), policy,
    case when new.kind in ('ACCOUNT_LINK', 'EMAIL_CHANGED', 'FOUND_ID', 'ACCOUNT_CHANGED') then 1
      when new.kind in ('NEWSLETTER', 'TERMS_ANNOUNCED') then -1 else 0 end,
    coalesce(new.not_before, now()), retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter
  from pgboss.queue where name = 'mail';
  return null;
end $$;

-- The outbox. A mail is noted in the transaction of what it tells of; the same transaction puts a job of its number into the
-- queue, so that neither is there without the other. The job reads what the mail says when it sends it.

create table mail (
  mall_id int not null references mall,
  mail_no bigint generated always as identity,
  kind text not null,
  -- What the template looks its words up by; emptied when the mail has left.
  facts jsonb not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- When it was given up; emptied again, it is tried anew.
  failed_at timestamptz,
  primary key (mall_id, mail_no),
  check (sent_at is null or failed_at is null)
);
create index mail_failed on mail (mall_id, mail_no) where failed_at is not null;

alter table mail enable row level security;
alter table mail force row level security;
create policy own_mall on mail using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert on mail to mall_app;
grant update (facts, sent_at, failed_at) on mail to mall_app;

-- Tried for about a day, at first after half a minute, at last every hour.
select pgboss.create_queue('mail-failed', '{"policy": "standard", "deleteAfterSeconds": 86400, "heartbeatSeconds": 60}');
select pgboss.create_queue('mail', '{"policy": "standard", "retryLimit": 30, "retryDelay": 30, "retryBackoff": true,
  "retryDelayMax": 3600, "heartbeatSeconds": 60, "expireInSeconds": 300, "deleteAfterSeconds": 86400, "deadLetter": "mail-failed"}');

-- What pg-boss does when a job is sent to a queue, as far as this queue uses it.
create function queue_mail() returns trigger
  language plpgsql
  as $$
begin
  insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, heartbeat_seconds, dead_letter)
  select name, jsonb_build_object('mallId', new.mall_id, 'mailNo', new.mail_no), policy, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter
  from pgboss.queue where name = 'mail';
  return null;
end $$;
create trigger queue_mail after insert on mail for each row execute function queue_mail();
create trigger queue_mail_again after update of failed_at on mail for each row
  when (old.failed_at is not null and new.failed_at is null and new.sent_at is null) execute function queue_mail();

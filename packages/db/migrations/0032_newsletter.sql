-- Advertising by mail: what an operator sends to the members of a mall who want it, once by its key.

create table newsletter (
  mall_id int not null references mall,
  newsletter_no int generated always as identity,
  -- The operator's name for it: the same key again is the same newsletter.
  campaign_key text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  queued_at timestamptz not null,
  -- Members up to this number have a mail in the outbox, or wanted none.
  queued_through bigint not null default 0,
  primary key (mall_id, newsletter_no),
  unique (mall_id, campaign_key)
);

alter table newsletter enable row level security;
alter table newsletter force row level security;
create policy own_mall on newsletter using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select, insert on newsletter to mall_app;
grant update (queued_through) on newsletter to mall_app;

-- Advertising does not leave at night: a mail may have to wait for the morning.
alter table mail add column not_before timestamptz;
grant update (not_before) on mail to mall_app;

-- As before, and: not before its time, and advertising after whatever somebody waits for.
create or replace function queue_mail() returns trigger
  language plpgsql
  as $$
begin
  insert into pgboss.job (name, data, policy, priority, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter)
  select name, jsonb_build_object('mallId', new.mall_id, 'mailNo', new.mail_no), policy,
    case when new.kind = 'NEWSLETTER' then -1 else 0 end, coalesce(new.not_before, now()), retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter
  from pgboss.queue where name = 'mail';
  return null;
end $$;
create trigger queue_postponed_mail after update of not_before on mail for each row
  when (new.not_before is distinct from old.not_before and new.sent_at is null and new.failed_at is null)
  execute function queue_mail();

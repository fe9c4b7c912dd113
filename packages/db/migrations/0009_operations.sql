-- Mail, visit figures, questions to the mall, and what is kept of a member who leaves.

-- The outbox. A mail is noted in the transaction of what it tells of; the same transaction puts a job of its number into the
-- queue, so that neither is there without the other. The job reads what the mail says when it sends it.
create table mail (
  mall_id int not null references mall,
  mail_no bigint generated always as identity,
  kind text not null,
  -- What the template looks its words up by; emptied when the mail has left.
  facts jsonb not null,
  queued_at timestamptz not null,
  -- Advertising does not leave at night: a mail may have to wait for the morning.
  not_before timestamptz,
  sent_at timestamptz,
  -- When it was given up; emptied again, it is tried anew.
  failed_at timestamptz,
  primary key (mall_id, mail_no),
  check (sent_at is null or failed_at is null)
);
create index mail_failed on mail (mall_id, mail_no) where failed_at is not null;
select protect_tenant_table('mail', 'select, insert, update (facts, sent_at, failed_at, not_before)');

-- Tried for about a day, at first after half a minute, at last every hour.
select pgboss.create_queue('mail-failed', '{"policy": "standard", "deleteAfterSeconds": 86400, "heartbeatSeconds": 60}');
select pgboss.create_queue('mail', '{"policy": "standard", "retryLimit": 30, "retryDelay": 30, "retryBackoff": true,
  "retryDelayMax": 3600, "heartbeatSeconds": 60, "expireInSeconds": 300, "deleteAfterSeconds": 86400, "deadLetter": "mail-failed"}');

-- What pg-boss does when a job is sent to a queue, as far as this queue uses it: not before its time, and advertising after whatever
-- somebody waits for.
create function queue_mail() returns trigger
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
create trigger queue_mail after insert on mail for each row execute function queue_mail();
create trigger queue_mail_again after update of failed_at on mail for each row
  when (old.failed_at is not null and new.failed_at is null and new.sent_at is null) execute function queue_mail();
create trigger queue_postponed_mail after update of not_before on mail for each row
  when (new.not_before is distinct from old.not_before and new.sent_at is null and new.failed_at is null)
  execute function queue_mail();

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
select protect_tenant_table('newsletter', 'select, insert, update (queued_through)');

-- Visit figures by route: an address may hold the number of an order.
create table page_view (
  mall_id int not null references mall,
  viewed_at timestamptz not null default now(),
  route text not null check (route ~ '^/[A-Za-z$/]{0,199}$'),
  device device not null,
  is_signed_in boolean not null
);
create index page_view_recent on page_view (mall_id, viewed_at);
select protect_tenant_table('page_view', 'select, insert, delete');

-- Questions to the mall, with pictures and answers.
create table question (
  mall_id int not null,
  question_no bigint generated always as identity,
  member_no bigint not null,
  -- The browser's idempotency key: the same key again is the same question.
  request_key uuid not null,
  category text not null check (
    category in ('DELIVERY', 'ORDER', 'CLAIM', 'PRODUCT', 'WIRELESS', 'SUBSCRIPTION', 'MEMBER', 'OTHER')),
  title text not null,
  body text not null,
  -- The order it is about, one of the member's own.
  order_no text collate "C",
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  -- When the member first saw the answer.
  read_at timestamptz,
  primary key (mall_id, question_no),
  unique (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, order_no) references mall_order,
  check ((answered_at is null) = (answer = ''))
);
create index question_member on question (mall_id, member_no, question_no desc);
create index question_waiting on question (mall_id, question_no) where answered_at is null;
select protect_tenant_table('question', 'select, insert, update, delete');

-- The bytes lie in the file store under the picture's random name.
create table question_picture (
  mall_id int not null,
  picture_name uuid not null,
  member_no bigint not null,
  question_no bigint,
  position int not null default 0,
  width int not null check (width > 0),
  height int not null check (height > 0),
  uploaded_at timestamptz not null,
  -- From then on it is erased; null while a question shows it.
  erase_from timestamptz,
  primary key (mall_id, picture_name),
  foreign key (mall_id, member_no) references member,
  foreign key (mall_id, question_no) references question,
  check ((question_no is null) = (erase_from is not null))
);
create index question_picture_of on question_picture (mall_id, question_no, position);
create index question_picture_loose on question_picture (mall_id, member_no) where question_no is null;
select protect_tenant_table('question_picture', 'select, insert, update, delete');

-- A member leaves: what the law wants kept goes into an archive that the application cannot read, everything else is erased.
create table legal_archive (
  mall_id int not null references mall,
  archive_no bigint generated always as identity,
  -- 전자상거래법 시행령 §6: contracts, payments and supply for five years, complaints for three.
  kind text not null check (kind in ('ORDER', 'QUESTION', 'APPLICATION', 'SUBSCRIPTION')),
  reference text not null,
  -- The rows as they were.
  record jsonb not null,
  archived_at timestamptz not null,
  keep_until date not null,
  primary key (mall_id, archive_no)
);
create index legal_archive_expired on legal_archive (mall_id, keep_until);
select protect_tenant_table('legal_archive', '');

-- Why members leave; who left is not in it.
create table withdrawal (
  mall_id int not null references mall,
  withdrawal_no bigint generated always as identity,
  reason text not null check (reason in ('SELDOM', 'PRODUCTS', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER')),
  withdrawn_at timestamptz not null,
  primary key (mall_id, withdrawal_no)
);
select protect_tenant_table('withdrawal', 'select, insert');

-- The three copies are steps of one act, which archive_member alone does.

-- Copies a member's orders with all that belongs to them into the archive, and blanks what is personal where they stand. Amounts,
-- products and states stay: the mall's books go on adding up.
create function archive_orders(member bigint, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(order_no), '{}') into numbers
  from mall_order where mall_id = current_mall_id() and member_no = member;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select o.mall_id, 'ORDER', o.order_no,
    to_jsonb(o) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = o.mall_id and m.member_no = o.member_no),
      'lines', (select jsonb_agg(to_jsonb(l)) from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no),
      'events', (select jsonb_agg(to_jsonb(e)) from order_event e where e.mall_id = o.mall_id and e.order_no = o.order_no),
      'claims', (select jsonb_agg(to_jsonb(c)) from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no),
      'attempts', (select jsonb_agg(to_jsonb(a) - 'webhook_secret') from payment_attempt a
        where a.mall_id = o.mall_id and a.order_no = o.order_no),
      'cash_receipt', (select to_jsonb(r) from cash_receipt r where r.mall_id = o.mall_id and r.order_no = o.order_no),
      'entries', (select jsonb_agg(to_jsonb(p)) from payment_entry p where p.mall_id = o.mall_id and p.order_no = o.order_no),
      'account', (select jsonb_agg(to_jsonb(e)) from account_entry e where e.mall_id = o.mall_id and e.order_no = o.order_no)),
    at, (o.ordered_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from mall_order o where o.mall_id = current_mall_id() and o.order_no = any (numbers);

  update mall_order set orderer_name = '', orderer_phone = '', orderer_email = '', recipient = '', recipient_phone = '',
    postcode = '00000', road_address = '', detail_address = '', delivery_request = '', invoice_no = ''
  where mall_id = current_mall_id() and order_no = any (numbers);
  update order_event set reason = '' where mall_id = current_mall_id() and order_no = any (numbers) and reason <> '';
  update claim set reason = '', answer = '', refund_account = null, pickup = null
  where mall_id = current_mall_id() and order_no = any (numbers);
  update claim_event set reason = '' where mall_id = current_mall_id() and order_no = any (numbers) and reason <> '';
  update payment_attempt set details = '{}', failure = ''
  where mall_id = current_mall_id() and order_no = any (numbers);
  -- A number of zeros is nobody's; nothing is told to the tax office of it any more.
  update cash_receipt set number = '0000000000', receipt_url = '', failure = '', is_settled = true
  where mall_id = current_mall_id() and order_no = any (numbers);
end $$;

-- Copies a member's applications into the archive, and blanks what is personal where they stand: states and phones stay.
create function archive_applications(member bigint, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(application_no), '{}') into numbers
  from application where mall_id = current_mall_id() and member_no = member;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select a.mall_id, 'APPLICATION', a.application_no,
    to_jsonb(a) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = a.mall_id and m.member_no = a.member_no),
      'events', (select jsonb_agg(to_jsonb(e)) from application_event e
        where e.mall_id = a.mall_id and e.application_no = a.application_no)),
    at, (a.submitted_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from application a where a.mall_id = current_mall_id() and a.application_no = any (numbers);

  update application set sheet = '{}', ci_hash = '', carrier = '', invoice_no = ''
  where mall_id = current_mall_id() and application_no = any (numbers);
  update application_event set reason = ''
  where mall_id = current_mall_id() and application_no = any (numbers) and reason <> '';
end $$;

-- Copies a member's applications for subscriptions into the archive, and blanks what is personal where they stand.
create function archive_subscriptions(member bigint, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(application_no), '{}') into numbers
  from subscription_application where mall_id = current_mall_id() and member_no = member;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select a.mall_id, 'SUBSCRIPTION', a.application_no,
    to_jsonb(a) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = a.mall_id and m.member_no = a.member_no),
      'events', (select jsonb_agg(to_jsonb(e)) from subscription_application_event e
        where e.mall_id = a.mall_id and e.application_no = a.application_no)),
    at, (a.submitted_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from subscription_application a where a.mall_id = current_mall_id() and a.application_no = any (numbers);

  update subscription_application set sheet = '{}' where mall_id = current_mall_id() and application_no = any (numbers);
  update subscription_application_event set reason = ''
  where mall_id = current_mall_id() and application_no = any (numbers) and reason <> '';
end $$;

revoke execute on function archive_orders(bigint, timestamptz), archive_applications(bigint, timestamptz),
  archive_subscriptions(bigint, timestamptz) from public;

-- Copies what the law wants kept of a member who leaves into the archive, and blanks it where it stands. Of nobody else: a member is
-- marked as withdrawn first, in the same transaction, which an expression injected into a query cannot do.
create function archive_member(member bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from member m where m.mall_id = current_mall_id() and m.member_no = member and m.state = 'WITHDRAWN') then
    raise exception 'only a member who leaves is archived' using errcode = 'insufficient_privilege';
  end if;
  perform archive_orders(member, at);
  perform archive_applications(member, at);
  perform archive_subscriptions(member, at);
end $$;
revoke execute on function archive_member(bigint, timestamptz) from public;
grant execute on function archive_member(bigint, timestamptz) to mall_app;
comment on function archive_member(bigint, timestamptz) is
  'Runs as its owner: the archive and the histories that are blanked are closed to the application. Only for a member marked as withdrawn.';

-- Copies answered questions of a member, or one of them, into the archive: they are how the mall dealt with a complaint.
create function archive_questions(member bigint, number bigint, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select mall_id, 'QUESTION', question_no::text, to_jsonb(q), at,
    (answered_at at time zone 'Asia/Seoul')::date + interval '3 years'
  from question q
  where mall_id = current_mall_id() and member_no = member and (number is null or question_no = number)
    and answered_at is not null
$$;
revoke execute on function archive_questions(bigint, bigint, timestamptz) from public;
grant execute on function archive_questions(bigint, bigint, timestamptz) to mall_app;
comment on function archive_questions(bigint, bigint, timestamptz) is
  'Runs as its owner: the archive is closed to the application. Copies answered questions of one member, and changes nothing else.';

-- What need not be kept any longer; the answer says how many records. Whatever day it is told, nothing is erased before the database's
-- own clock says so.
create function erase_expired_archive(today date) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
  with erased as (
    delete from legal_archive
    where mall_id = current_mall_id() and keep_until < least(today, (now() at time zone 'Asia/Seoul')::date)
    returning 1
  )
  select count(*)::int from erased
$$;
revoke execute on function erase_expired_archive(date) from public;
grant execute on function erase_expired_archive(date) to mall_app;
comment on function erase_expired_archive(date) is
  'Runs as its owner: the archive is closed to the application. Erases what the law no longer wants kept, never earlier.';

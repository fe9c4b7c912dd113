-- What the law wants kept of orders and applications is kept for five years; then what is personal in them goes where it stands. Amounts,
-- products and states stay: the mall's books go on adding up. Expand only: a version before this one goes on as it did.

-- When their personal data went, because the period was over or the member has left.
alter table mall_order add column blanked_at timestamptz;
alter table application add column blanked_at timestamptz;
alter table subscription_application add column blanked_at timestamptz;
create index mall_order_to_blank on mall_order (mall_id, ordered_at) where blanked_at is null;
create index application_to_blank on application (mall_id, moved_at) where blanked_at is null;
create index subscription_application_to_blank on subscription_application (mall_id, moved_at) where blanked_at is null;

-- What is personal in an order and in all that belongs to it, in one place: for who leaves and for what is old.
create function blank_orders(of_mall int, numbers text[], at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  update mall_order set orderer_name = '', orderer_phone = '', orderer_email = '', recipient = '', recipient_phone = '',
    postcode = '00000', road_address = '', detail_address = '', delivery_request = '', blanked_at = at
  where mall_id = of_mall and order_no = any (numbers);
  update shipment set invoice_no = '' where mall_id = of_mall and order_no = any (numbers);
  update order_event set reason = '' where mall_id = of_mall and order_no = any (numbers) and reason <> '';
  update claim set reason = '', answer = '', refund_account = null, pickup = null
  where mall_id = of_mall and order_no = any (numbers);
  update claim_event set reason = '' where mall_id = of_mall and order_no = any (numbers) and reason <> '';
  update payment_attempt set details = '{}', failure = ''
  where mall_id = of_mall and order_no = any (numbers);
  -- A number of zeros is nobody's; nothing is told to the tax office of it any more.
  update cash_receipt set number = '0000000000', receipt_url = '', failure = '', is_settled = true
  where mall_id = of_mall and order_no = any (numbers);
  -- To whom it was given, and what staff have noted.
  delete from order_gift where mall_id = of_mall and order_no = any (numbers);
  delete from order_memo where mall_id = of_mall and order_no = any (numbers);
  delete from order_tag where mall_id = of_mall and order_no = any (numbers);
end $$;

-- The sheet keeps what was applied for; who, and where it went, is null.
create function blank_applications(of_mall int, numbers text[], at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  update application set sheet = sheet || '{"applicant": null, "delivery": null}', ci_hash = '', carrier = '', invoice_no = '',
    blanked_at = at
  where mall_id = of_mall and application_no = any (numbers);
  update application_event set reason = '' where mall_id = of_mall and application_no = any (numbers) and reason <> '';
end $$;

create function blank_subscriptions(of_mall int, numbers text[], at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  update subscription_application set sheet = sheet || '{"applicant": null, "installation": null}', blanked_at = at
  where mall_id = of_mall and application_no = any (numbers);
  update subscription_application_event set reason = ''
  where mall_id = of_mall and application_no = any (numbers) and reason <> '';
end $$;
revoke execute on function blank_orders(int, text[], timestamptz), blank_applications(int, text[], timestamptz),
  blank_subscriptions(int, text[], timestamptz) from public;

-- Blanks the oldest ended orders and applications of the mall in which nothing has happened since a moment, at most so many of each, and says
-- how many. Whatever moment it is told, nothing goes before five years by the database's own clock.
create function blank_old_records(of_mall int, before timestamptz, most int)
  returns table (orders int, applications int, subscriptions int)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  since timestamptz := least(before, now() - interval '5 years');
  found text[];
begin
  if of_mall is distinct from current_mall_id() then
    raise exception 'only in the mall that the transaction has entered' using errcode = 'insufficient_privilege';
  end if;

  select coalesce(array_agg(old.order_no), '{}') into found from (
    select o.order_no from mall_order o
    where o.mall_id = of_mall and o.blanked_at is null and o.ordered_at < since
      and o.state in ('CONFIRMED', 'CANCELLED', 'EXPIRED')
      and not exists (select from order_event e
        where e.mall_id = of_mall and e.order_no = o.order_no and e.happened_at >= since)
      and not exists (select from claim c where c.mall_id = of_mall and c.order_no = o.order_no
        and (c.changed_at >= since or c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')))
      -- Money on its way to or from the member.
      and not exists (select from payment_attempt a where a.mall_id = of_mall and a.order_no = o.order_no
        and (a.changed_at >= since or a.state in ('CONFIRMING', 'WAITING', 'RETURNING', 'HELD')))
      and not exists (select from privacy_request p
        where p.mall_id = of_mall and p.member_no = o.member_no and p.state = 'OPEN')
    order by o.ordered_at limit most for no key update of o skip locked
  ) old;
  perform blank_orders(of_mall, found, now());
  orders := cardinality(found);

  select coalesce(array_agg(old.application_no), '{}') into found from (
    select a.application_no from application a
    where a.mall_id = of_mall and a.blanked_at is null and a.moved_at < since
      and a.state in ('DELIVERED', 'REJECTED', 'CANCELLED', 'WITHDRAWN')
      and not exists (select from privacy_request p
        where p.mall_id = of_mall and p.member_no = a.member_no and p.state = 'OPEN')
    order by a.moved_at limit most for no key update of a skip locked
  ) old;
  perform blank_applications(of_mall, found, now());
  applications := cardinality(found);

  select coalesce(array_agg(old.application_no), '{}') into found from (
    select s.application_no from subscription_application s
    where s.mall_id = of_mall and s.blanked_at is null and s.moved_at < since and s.state in ('TERMINATED', 'CANCELLED')
      and not exists (select from privacy_request p
        where p.mall_id = of_mall and p.member_no = s.member_no and p.state = 'OPEN')
    order by s.moved_at limit most for no key update of s skip locked
  ) old;
  perform blank_subscriptions(of_mall, found, now());
  subscriptions := cardinality(found);
  return next;
end $$;
revoke execute on function blank_old_records(int, timestamptz, int) from public;
grant execute on function blank_old_records(int, timestamptz, int) to mall_app;
comment on function blank_old_records(int, timestamptz, int) is
  'Runs as its owner: the histories that are blanked are closed to the application. Only what has ended five years ago by the database''s clock.';

-- As in 0017. What the period has taken already is neither copied nor kept longer.
create or replace function archive_orders(member bigint, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(order_no), '{}') into numbers
  from mall_order where mall_id = current_mall_id() and member_no = member and blanked_at is null;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select o.mall_id, 'ORDER', o.order_no,
    to_jsonb(o) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = o.mall_id and m.member_no = o.member_no),
      'lines', (select jsonb_agg(to_jsonb(l)) from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no),
      'events', (select jsonb_agg(to_jsonb(e)) from order_event e where e.mall_id = o.mall_id and e.order_no = o.order_no),
      'shipments', (select jsonb_agg(to_jsonb(s) || jsonb_build_object('lines',
          (select jsonb_agg(to_jsonb(sl)) from shipment_line sl
            where sl.mall_id = s.mall_id and sl.order_no = s.order_no and sl.shipment_no = s.shipment_no)))
        from shipment s where s.mall_id = o.mall_id and s.order_no = o.order_no),
      'claims', (select jsonb_agg(to_jsonb(c)) from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no),
      'attempts', (select jsonb_agg(to_jsonb(a) - 'webhook_secret') from payment_attempt a
        where a.mall_id = o.mall_id and a.order_no = o.order_no),
      'cash_receipt', (select to_jsonb(r) from cash_receipt r where r.mall_id = o.mall_id and r.order_no = o.order_no),
      'entries', (select jsonb_agg(to_jsonb(p)) from payment_entry p where p.mall_id = o.mall_id and p.order_no = o.order_no),
      'account', (select jsonb_agg(to_jsonb(e)) from account_entry e where e.mall_id = o.mall_id and e.order_no = o.order_no)),
    at, (o.ordered_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from mall_order o where o.mall_id = current_mall_id() and o.order_no = any (numbers);

  perform blank_orders(current_mall_id(), numbers, at);
end $$;

create or replace function archive_applications(member bigint, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(application_no), '{}') into numbers
  from application where mall_id = current_mall_id() and member_no = member and blanked_at is null;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select a.mall_id, 'APPLICATION', a.application_no,
    to_jsonb(a) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = a.mall_id and m.member_no = a.member_no),
      'events', (select jsonb_agg(to_jsonb(e)) from application_event e
        where e.mall_id = a.mall_id and e.application_no = a.application_no)),
    at, (a.submitted_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from application a where a.mall_id = current_mall_id() and a.application_no = any (numbers);

  perform blank_applications(current_mall_id(), numbers, at);
  update application set sheet = '{}' where mall_id = current_mall_id() and application_no = any (numbers);
end $$;

create or replace function archive_subscriptions(member bigint, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(application_no), '{}') into numbers
  from subscription_application where mall_id = current_mall_id() and member_no = member and blanked_at is null;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select a.mall_id, 'SUBSCRIPTION', a.application_no,
    to_jsonb(a) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = a.mall_id and m.member_no = a.member_no),
      'events', (select jsonb_agg(to_jsonb(e)) from subscription_application_event e
        where e.mall_id = a.mall_id and e.application_no = a.application_no)),
    at, (a.submitted_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from subscription_application a where a.mall_id = current_mall_id() and a.application_no = any (numbers);

  perform blank_subscriptions(current_mall_id(), numbers, at);
  update subscription_application set sheet = '{}' where mall_id = current_mall_id() and application_no = any (numbers);
end $$;

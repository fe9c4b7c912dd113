-- A member leaves: what the law wants kept goes into an archive that the application cannot read, everything else is erased.

create table legal_archive (
  mall_id int not null references mall,
  archive_no bigint generated always as identity,
  -- 전자상거래법 시행령 §6: contracts, payments and supply for five years, complaints for three.
  kind text not null check (kind in ('ORDER', 'QUESTION')),
  reference text not null,
  -- The rows as they were.
  record jsonb not null,
  archived_at timestamptz not null,
  keep_until date not null,
  primary key (mall_id, archive_no)
);
create index legal_archive_expired on legal_archive (mall_id, keep_until);

-- Why members leave; who left is not in it.
create table withdrawal (
  mall_id int not null references mall,
  withdrawal_no bigint generated always as identity,
  reason text not null check (reason in ('SELDOM', 'PRODUCTS', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER')),
  withdrawn_at timestamptz not null,
  primary key (mall_id, withdrawal_no)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['legal_archive', 'withdrawal']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
  end loop;
end $$;
grant select, insert on withdrawal to mall_app;

-- Copies a member's orders with all that belongs to them into the archive, and blanks what is personal where they stand. Amounts,
-- products and states stay: the mall's books go on adding up.
create function archive_orders(member bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
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
      'entries', (select jsonb_agg(to_jsonb(p)) from payment_entry p where p.mall_id = o.mall_id and p.order_no = o.order_no)),
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

-- What need not be kept any longer; the answer says how many records.
create function erase_expired_archive(today date) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
  with erased as (
    delete from legal_archive where mall_id = current_mall_id() and keep_until < today returning 1
  )
  select count(*)::int from erased
$$;

revoke execute on function archive_orders(bigint, timestamptz), archive_questions(bigint, bigint, timestamptz),
  erase_expired_archive(date) from public;
grant execute on function archive_orders(bigint, timestamptz), archive_questions(bigint, bigint, timestamptz),
  erase_expired_archive(date) to mall_app;

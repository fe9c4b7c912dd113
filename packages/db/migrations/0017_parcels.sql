-- Parcels: an order travels in one or several, each with its own invoice and what is in it.

create table shipment (
  mall_id int not null,
  order_no text not null collate "C",
  shipment_no int not null check (shipment_no > 0),
  carrier text not null,
  -- Empty once its member has left.
  invoice_no text not null collate "C",
  shipped_at timestamptz not null,
  staff_no bigint references staff,
  primary key (mall_id, order_no, shipment_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
-- The same invoice twice is the same parcel.
create unique index shipment_once on shipment (mall_id, order_no, carrier, invoice_no) where invoice_no <> '';
create index shipment_invoice on shipment (invoice_no, mall_id, order_no);
select protect_tenant_table('shipment', 'select, insert');

create table shipment_line (
  mall_id int not null,
  order_no text not null collate "C",
  shipment_no int not null,
  line_no int not null,
  pieces int not null check (pieces > 0),
  -- By line within the order: what is left of a line to ship is read most.
  primary key (mall_id, order_no, line_no, shipment_no),
  foreign key (mall_id, order_no, shipment_no) references shipment on delete cascade,
  foreign key (mall_id, order_no, line_no) references order_line on delete cascade
);
select protect_tenant_table('shipment_line', 'select, insert');

-- What is there already moves in all malls at once: for that long its owner is not bound to one.
do $$
declare
  bound_table text;
begin
  foreach bound_table in array array['mall_order', 'order_line', 'order_event', 'claim', 'claim_line', 'shipment', 'shipment_line'] loop
    execute format('alter table %I no force row level security', bound_table);
  end loop;
end $$;

insert into shipment (mall_id, order_no, shipment_no, carrier, invoice_no, shipped_at, staff_no)
select o.mall_id, o.order_no, 1, o.carrier, o.invoice_no, coalesce(o.shipped_at, o.ordered_at), e.staff_no
from mall_order o
left join lateral (
  select staff_no from order_event e
  where e.mall_id = o.mall_id and e.order_no = o.order_no and e.to_state = 'SHIPPED' order by e.event_no desc limit 1) e on true
where o.carrier <> '' or o.invoice_no <> '';

-- What was cancelled was never in a parcel; what was returned was.
insert into shipment_line (mall_id, order_no, shipment_no, line_no, pieces)
select s.mall_id, s.order_no, 1, l.line_no, l.quantity - coalesce(c.pieces, 0)
from shipment s
join order_line l using (mall_id, order_no)
left join lateral (
  select sum(cl.quantity)::int as pieces from claim_line cl join claim using (mall_id, order_no, claim_no)
  where cl.mall_id = l.mall_id and cl.order_no = l.order_no and cl.line_no = l.line_no
    and claim.type = 'CANCEL' and claim.state = 'DONE') c on true
where l.quantity > coalesce(c.pieces, 0);

-- Bound again.
do $$
declare
  bound_table text;
begin
  foreach bound_table in array array['mall_order', 'order_line', 'order_event', 'claim', 'claim_line', 'shipment', 'shipment_line'] loop
    execute format('alter table %I force row level security', bound_table);
  end loop;
end $$;

alter table mall_order drop column carrier, drop column invoice_no;

-- As in 0009, with the parcels.
create or replace function archive_orders(member bigint, at timestamptz) returns void
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

  update mall_order set orderer_name = '', orderer_phone = '', orderer_email = '', recipient = '', recipient_phone = '',
    postcode = '00000', road_address = '', detail_address = '', delivery_request = ''
  where mall_id = current_mall_id() and order_no = any (numbers);
  update shipment set invoice_no = '' where mall_id = current_mall_id() and order_no = any (numbers);
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

-- An order that somebody else receives: paid by its member, it waits until the receiver has said where it goes.

alter table mall_order
  add column is_gift boolean not null default false,
  drop constraint mall_order_postcode_check,
  add constraint mall_order_postcode_check check (
    postcode ~ '^[0-9]{5}$'
    -- Of a gift nobody knows yet where it goes: it cannot be prepared, let alone sent.
    or (is_gift and postcode = '' and state in ('PENDING_PAYMENT', 'PAID', 'CANCELLED', 'EXPIRED'))
  );

create table order_gift (
  mall_id int not null,
  order_no text not null collate "C",
  -- As its member has typed them; the number is asked for before anybody says where the gift goes.
  receiver_name text not null,
  receiver_phone text not null,
  sender_name text not null,
  message text not null default '',
  card text not null check (card in ('GIFT', 'PARTY', 'PLANT', 'CROWN')),
  -- The link that holds is made of this number and the deployment's secret; another number, and those before it lead nowhere. Of one that was
  -- never asked for there is nothing to find it by.
  link_no int not null default 1,
  token_hash bytea,
  -- From the payment on.
  expires_at timestamptz,
  opened_at timestamptz,
  accepted_at timestamptz,
  wrong_numbers int not null default 0,
  ending text check (ending in ('DECLINED', 'EXPIRED')),
  ended_at timestamptz,
  primary key (mall_id, order_no),
  unique (mall_id, token_hash),
  foreign key (mall_id, order_no) references mall_order on delete cascade,
  -- Accepted or given back, never both.
  check (accepted_at is null or ending is null),
  check ((ending is null) = (ended_at is null))
);
create index order_gift_waiting on order_gift (mall_id, expires_at) where accepted_at is null and ending is null;
select protect_tenant_table('order_gift', 'select, insert, update, delete');
comment on column order_gift.token_hash is 'Closed to the office: who finds its token says where the gift goes.';

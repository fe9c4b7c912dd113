-- Orders on account need a contract: which member may owe how much for how long, and what was settled.

create table account_contract (
  mall_id int not null,
  member_no bigint not null,
  -- The most the member may owe, won.
  credit_limit bigint not null check (credit_limit >= 0),
  -- An order is due so many days after the day it was placed on.
  payment_days int not null check (payment_days between 0 and 365),
  state text not null check (state in ('APPROVED', 'SUSPENDED')),
  approved_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (mall_id, member_no),
  foreign key (mall_id, member_no) references member
);

-- Money that a member has paid for orders on account, as the operator has found it in the mall's bank account. A ledger only grows.
create table account_settlement (
  mall_id int not null,
  settlement_no bigint generated always as identity,
  member_no bigint not null,
  amount bigint not null check (amount > 0),
  -- What the bank or the operator calls the transfer: it is entered once.
  reference text not null check (reference <> ''),
  settled_at timestamptz not null,
  primary key (mall_id, settlement_no),
  unique (mall_id, member_no, reference),
  foreign key (mall_id, member_no) references member
);

-- The most that all members of the mall together may owe, won; null: no such limit.
alter table mall add column account_limit bigint check (account_limit >= 0);

-- Who owes: sums by member read the index alone.
alter table account_entry add column member_no bigint;
alter table account_entry no force row level security;
alter table mall_order no force row level security;
update account_entry e set member_no = o.member_no from mall_order o where o.mall_id = e.mall_id and o.order_no = e.order_no;
alter table account_entry force row level security;
alter table mall_order force row level security;
alter table account_entry alter column member_no set not null;
alter table account_entry add foreign key (mall_id, member_no) references member;
create index account_entry_member on account_entry (mall_id, member_no, order_no) include (amount, kind, happened_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['account_contract', 'account_settlement']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
    -- Only the operator's command writes: the web application cannot grant credit or settle a debt.
    execute format('grant select on %I to mall_app', tenant_table);
  end loop;
end $$;

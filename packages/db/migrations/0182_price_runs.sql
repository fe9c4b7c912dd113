-- Many prices at once, by a rule: what was decided, and what became of each mall. A mall's prices and its row here are one transaction, so a
-- run that was cut off says which malls it has reached, and none is reached twice.

create table price_run (
  run_no int generated always as identity primary key,
  rule jsonb not null,
  reason text not null default '',
  -- Where it was begun for.
  mall_ids int[] not null check (cardinality(mall_ids) between 1 and 50),
  staff_no bigint not null references staff,
  made_at timestamptz not null
);
grant select, insert on price_run to mall_office;

create table price_run_mall (
  mall_id int not null references mall,
  run_no int not null references price_run,
  changed int not null check (changed >= 0),
  -- Products whose price or band somebody has changed since it was looked at: they stay as they are.
  moved text[] not null default '{}',
  done_at timestamptz not null,
  primary key (mall_id, run_no)
);
create index price_run_mall_run on price_run_mall (run_no);
select protect_tenant_table('price_run_mall', '');
grant insert on price_run_mall to mall_office;

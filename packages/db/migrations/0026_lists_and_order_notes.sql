-- How staff arrange their lists, what they note on an order, and orders that staff place for a caller.

-- Filters, an order and columns under a name: a tab of a list. It holds codes, days and amounts, never what was typed.
create table saved_view (
  view_no bigint generated always as identity primary key,
  -- The list's name: `orders`.
  list text not null,
  label text not null check (label <> ''),
  staff_no bigint not null references staff,
  -- For everybody who sees the same malls as its author did then; null are all malls.
  is_team boolean not null,
  mall_ids int[],
  -- By their names, as an address writes them.
  filters jsonb not null,
  sort text,
  columns text[],
  saved_at timestamptz not null
);
create index saved_view_of_staff on saved_view (staff_no);
create index saved_view_of_team on saved_view (mall_ids) where is_team;

-- Columns, widths, tabs and where a list begins, for one of the staff on every machine.
create table list_setting (
  staff_no bigint not null references staff,
  list text not null,
  setting jsonb not null,
  primary key (staff_no, list)
);
grant select, insert, update, delete on saved_view, list_setting to mall_office;

-- What staff tell one another about an order; its member sees nothing of it, and takes it along when they leave.
create table order_memo (
  mall_id int not null,
  memo_no bigint generated always as identity,
  order_no text not null collate "C",
  staff_no bigint not null references staff,
  body text not null check (body <> ''),
  written_at timestamptz not null,
  primary key (mall_id, memo_no),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
create index order_memo_of_order on order_memo (mall_id, order_no, memo_no);
select protect_tenant_table('order_memo', '');

-- A word by which staff find orders again.
create table order_tag (
  mall_id int not null,
  order_no text not null collate "C",
  tag text not null collate "C" check (tag <> ''),
  primary key (mall_id, order_no, tag),
  foreign key (mall_id, order_no) references mall_order on delete cascade
);
create index order_tag_found on order_tag (tag, mall_id, order_no);
select protect_tenant_table('order_tag', '');

grant select, insert on order_memo to mall_office;
grant select, insert, delete on order_tag to mall_office;
grant select (mall_id, order_no), delete on order_memo, order_tag to mall_app;

-- Who of the staff placed it for its member, who then pays it; empty for what members order themselves.
alter table mall_order add column placed_by bigint references staff;

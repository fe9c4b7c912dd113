-- Sheets by which staff change many products: their rows as they were read, and what became of each. They belong to no mall, as products.

alter table run drop constraint run_kind_check;
alter table run add constraint run_kind_check check (kind in ('EXPORT', 'PRODUCT_SHEET'));

create table product_sheet (
  sheet_no bigint generated always as identity primary key,
  kind text not null check (kind in ('PRODUCTS', 'OPTIONS')),
  staff_no bigint not null references staff,
  file_name text not null,
  -- By which the file is known when it comes again.
  file_hash bytea not null,
  -- Its headings, each with what it was understood as.
  columns jsonb not null,
  made_at timestamptz not null,
  -- Rows with a warning are carried out, too.
  with_warned boolean not null default false,
  -- What carries it out: the latest, where one was cancelled or failed.
  run_no bigint references run
);
create unique index product_sheet_file on product_sheet (staff_no, file_hash);
-- A file is carried out once, whoever sends it.
create unique index product_sheet_once on product_sheet (file_hash) where run_no is not null;

create table product_sheet_row (
  sheet_no bigint not null references product_sheet on delete cascade,
  -- As the file counts.
  row_no int not null,
  cells jsonb not null,
  -- What became of it, written in the transaction that changes the product.
  result jsonb,
  primary key (sheet_no, row_no)
);
grant select, insert, delete, update (with_warned, run_no) on product_sheet to mall_office;
grant select, insert, update (result) on product_sheet_row to mall_office;

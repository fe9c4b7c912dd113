-- Suppliers (공급사): whose goods the malls sell. The law has a shop name them beside each product (전자상거래법 제13조, 제20조).
create table supplier (
  supplier_no int generated always as identity primary key,
  -- As staff call it.
  name text not null unique check (name <> ''),
  company text not null check (company <> ''),
  representative_name text not null check (representative_name <> ''),
  business_number text not null unique check (business_number ~ '^\d{3}-\d{2}-\d{5}$'),
  -- Of the report as a mail-order business, or why none is wanted.
  sales_permit_number text not null check (sales_permit_number <> ''),
  address text not null check (address <> ''),
  phone text not null check (phone <> ''),
  email text not null check (email <> ''),
  -- Where goods are sent back to; empty: to its address.
  return_address text not null default '',
  -- One that has ended is given to no more products; those that have it go on naming it.
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'ENDED')),
  version int not null default 0,
  changed_by bigint references staff,
  changed_at timestamptz
);
grant select, insert, update, delete on supplier to mall_office;

alter table product
  add column supplier_no int references supplier,
  -- What the shop says of the supplier: a copy, so that it reads one row as before.
  add column seller jsonb;
create index product_supplier on product (supplier_no) where supplier_no is not null;
grant update (supplier_no, seller) on product to mall_office;

-- The copy is made here and nowhere else, whoever writes the product. Whoever saves the supplier meanwhile is waited for.
create function product_seller() returns trigger
  language plpgsql
  as $$
begin
  new.seller := (
    select jsonb_build_object('supplierNo', s.supplier_no, 'company', s.company, 'representativeName', s.representative_name,
      'businessNumber', s.business_number, 'salesPermitNumber', s.sales_permit_number, 'address', s.address, 'phone', s.phone,
      'email', s.email, 'returnAddress', s.return_address)
    from supplier s where s.supplier_no = new.supplier_no for share);
  return new;
end $$;
create trigger product_seller_born before insert on product
  for each row when (new.supplier_no is not null or new.seller is not null) execute function product_seller();
create trigger product_seller before update of supplier_no, seller on product
  for each row when ((old.supplier_no, old.seller) is distinct from (new.supplier_no, new.seller)) execute function product_seller();

create function supplier_follows() returns trigger
  language plpgsql
  as $$
begin
  update product set seller = '{}' where supplier_no = new.supplier_no;
  return null;
end $$;
create trigger supplier_follows after update on supplier for each row when (
    (old.company, old.representative_name, old.business_number, old.sales_permit_number, old.address, old.phone, old.email, old.return_address)
      is distinct from
    (new.company, new.representative_name, new.business_number, new.sales_permit_number, new.address, new.phone, new.email, new.return_address))
  execute function supplier_follows();

create trigger lint_marked_seller after update on product for each row when (old.seller is distinct from new.seller)
  execute function mark_product_for_lint();

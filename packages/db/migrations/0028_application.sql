-- Applications for phones with plans: drafts that a member fills in on whatever device, and what was signed.

create table application_draft (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  choice jsonb not null,
  applicant jsonb,
  delivery jsonb,
  -- Who has proved to be the applicant, and when; sealed with the key of the configuration.
  sealed_identity text,
  certified_at timestamptz,
  saved_at timestamptz not null,
  primary key (mall_id, member_no, product_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade,
  check ((sealed_identity is null) = (certified_at is null))
);
create index application_draft_saved on application_draft (mall_id, saved_at);

create table application (
  mall_id int not null,
  application_no text not null collate "C" check (application_no ~ '^20[0-9]{14}$'),
  member_no bigint not null,
  -- The browser's own number for this press of the button: a second one is the same application.
  request_key uuid not null,
  state text not null check (state in ('RECEIVED', 'CERTIFIED', 'APPROVED', 'ON_HOLD', 'REJECTED', 'ACTIVATION_REQUESTED',
    'ACTIVATED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'WITHDRAWN')),
  product_no text not null collate "C",
  option_no int not null,
  image text not null,
  -- The contract sheet as it was signed: everything that is shown of the application, and printed, comes from here.
  sheet jsonb not null,
  -- Of the applicant's CI: the same for the same person.
  ci_hash text not null,
  carrier text not null default '',
  invoice_no text not null default '',
  submitted_at timestamptz not null,
  activated_at timestamptz,
  primary key (mall_id, application_no),
  unique (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member,
  foreign key (product_no, option_no) references product_option
);
create index application_member on application (mall_id, member_no, submitted_at desc, application_no desc);
create index application_under_way on application (mall_id, submitted_at)
  where state in ('RECEIVED', 'CERTIFIED', 'APPROVED', 'ON_HOLD', 'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED');

create table application_event (
  mall_id int not null,
  application_no text not null collate "C",
  event_no bigint generated always as identity,
  from_state text,
  to_state text not null,
  happened_at timestamptz not null,
  actor text not null check (actor in ('MEMBER', 'OPERATOR', 'SYSTEM')),
  reason text not null default '',
  primary key (mall_id, application_no, event_no),
  foreign key (mall_id, application_no) references application on delete cascade
);

-- What applications do to the shelf, in the words of stock_movement: one phone each.
create table application_movement (
  mall_id int not null,
  movement_no bigint generated always as identity,
  application_no text not null collate "C",
  product_no text not null collate "C",
  option_no int not null,
  kind text not null check (kind in ('RESERVE', 'SELL', 'RELEASE', 'RETURN')),
  pieces int not null,
  happened_at timestamptz not null,
  primary key (mall_id, movement_no),
  foreign key (mall_id, application_no) references application on delete cascade,
  check ((kind = 'RESERVE' and pieces = -1) or (kind = 'SELL' and pieces = 0) or (kind in ('RELEASE', 'RETURN') and pieces = 1))
);
-- A phone leaves the shelf once, and comes back once at most.
create unique index application_movement_kind on application_movement (mall_id, application_no, kind);

alter table consent add column application_no text collate "C";

-- Takes the phone of an application from the shelf (RESERVE), puts it back (RELEASE, RETURN) or only notes it (SELL). False when none is left.
create function move_application_stock(
  of_mall int, of_application text, movement text, moved_at timestamptz, wanted_product text, wanted_option int
) returns boolean
  language plpgsql
  as $$
declare
  direction int := case movement when 'RESERVE' then -1 when 'SELL' then 0 else 1 end;
  pieces_left int;
begin
  if direction <> 0 then
    select stock_quantity into pieces_left from product_option
    where product_no = wanted_product and option_no = wanted_option for no key update;
    if pieces_left + direction < 0 then
      return false;
    end if;
    update product_option set stock_quantity = stock_quantity + direction
    where product_no = wanted_product and option_no = wanted_option;
  end if;
  insert into application_movement (mall_id, application_no, product_no, option_no, kind, pieces, happened_at)
  values (of_mall, of_application, wanted_product, wanted_option, movement, direction, moved_at);
  return true;
end $$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['application_draft', 'application', 'application_event', 'application_movement']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
    execute format('grant select, insert on %I to mall_app', tenant_table);
  end loop;
end $$;
grant update, delete on application_draft to mall_app;
-- What was signed stays as it was: only how far the application has come may change.
grant update (state, carrier, invoice_no, activated_at) on application to mall_app;

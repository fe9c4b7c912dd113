-- Applications for phones with plans and for subscriptions: drafts that a member fills in on whatever device, what was signed, and how
-- far it has come. What was signed stays as it was: of an application only that may change.

create domain application_state as text check (value in ('RECEIVED', 'CERTIFIED', 'APPROVED', 'ON_HOLD', 'REJECTED',
  'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'WITHDRAWN'));
create domain subscription_state as text check (value in (
  'RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE', 'TERMINATED', 'CANCELLED'));

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
select protect_tenant_table('application_draft', 'select, insert, update, delete');

create table application (
  mall_id int not null,
  application_no text not null collate "C" check (application_no ~ '^20[0-9]{14}$'),
  member_no bigint not null,
  -- The browser's idempotency key: the same key again is the same application.
  request_key uuid not null,
  state application_state not null,
  product_no text not null collate "C",
  option_no int not null,
  -- The plan that was signed for, so that the activation can check it again.
  plan_no int references carrier_plan,
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
select protect_tenant_table('application', 'select, insert, update (state, carrier, invoice_no, activated_at)');

create table application_event (
  mall_id int not null,
  application_no text not null collate "C",
  event_no bigint generated always as identity,
  from_state application_state,
  to_state application_state not null,
  happened_at timestamptz not null,
  actor actor not null,
  reason text not null default '',
  primary key (mall_id, application_no, event_no),
  foreign key (mall_id, application_no) references application on delete cascade
);
select protect_tenant_table('application_event', 'select, insert');

-- What applications do to the shelf, in the words of stock_movement: one phone each.
create table application_movement (
  mall_id int not null,
  movement_no bigint generated always as identity,
  application_no text not null collate "C",
  product_no text not null collate "C",
  option_no int not null,
  kind stock_movement_kind not null,
  pieces int not null,
  happened_at timestamptz not null,
  primary key (mall_id, movement_no),
  foreign key (mall_id, application_no) references application on delete cascade,
  check ((kind = 'RESERVE' and pieces = -1) or (kind = 'SELL' and pieces = 0) or (kind in ('RELEASE', 'RETURN') and pieces = 1))
);
-- A phone leaves the shelf once, and comes back once at most.
create unique index application_movement_kind on application_movement (mall_id, application_no, kind);
select protect_tenant_table('application_movement', 'select, insert');

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

create table subscription_application (
  mall_id int not null,
  application_no text not null collate "C" check (application_no ~ '^20[0-9]{14}$'),
  member_no bigint not null,
  -- The browser's idempotency key: the same key again is the same application.
  request_key uuid not null,
  state subscription_state not null,
  product_no text not null collate "C" references product,
  image text not null,
  -- What was signed: everything that is shown of the application comes from here.
  sheet jsonb not null,
  submitted_at timestamptz not null,
  -- When the fitter comes.
  installation_at timestamptz,
  -- The day the contract began, in Seoul.
  installed_on date,
  primary key (mall_id, application_no),
  unique (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member,
  check (state <> 'INSTALLATION_PLANNED' or installation_at is not null),
  check (state not in ('IN_USE', 'TERMINATED') or installed_on is not null)
);
create index subscription_application_member
  on subscription_application (mall_id, member_no, submitted_at desc, application_no desc);
create index subscription_application_under_way on subscription_application (mall_id, submitted_at)
  where state in ('RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED');
select protect_tenant_table('subscription_application', 'select, insert, update (state, installation_at, installed_on)');

create table subscription_application_event (
  mall_id int not null,
  application_no text not null collate "C",
  event_no bigint generated always as identity,
  from_state subscription_state,
  to_state subscription_state not null,
  happened_at timestamptz not null,
  actor actor not null,
  reason text not null default '',
  primary key (mall_id, application_no, event_no),
  foreign key (mall_id, application_no) references subscription_application on delete cascade
);
select protect_tenant_table('subscription_application_event', 'select, insert');

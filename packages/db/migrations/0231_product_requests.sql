-- A change of a product that a second person looks at first: it stands beside the product, which is sold on as it is.

-- What is looked at. Operators change these rows, not the program.
create table review_field (
  field text primary key,
  -- A price may fall by so many percent unseen; null: every change is looked at.
  may_fall int check (may_fall between 0 and 100),
  -- Who has one of these roles does not save the field, but asks for it; nobody by default, for only who may save products does.
  roles text[] not null default '{}'
);
grant select on review_field to mall_office;
insert into review_field (field, may_fall) values
  ('name', null), ('brandId', null), ('modelName', null), ('summary', null), ('marketPrice', 10), ('images', null),
  ('noticeGroup', null), ('statutoryNotice', null), ('descriptionHtml', null), ('specifications', null), ('options', null),
  ('deliveryMethod', null), ('hasFreeDelivery', null), ('deliveryNote', null);

create table product_request (
  request_no bigint generated always as identity primary key,
  product_no text not null collate "C" references product on delete cascade,
  -- The mall whose staff ask; null: the provider's.
  of_mall_id int references mall,
  staff_no bigint not null references staff,
  -- Requested, applied, or sent back.
  state text not null default 'R' check (state in ('R', 'Y', 'N')),
  round int not null default 1,
  -- Of the latest round, to the millisecond, as a list's cursor says it.
  sent_at timestamptz not null,
  version int not null default 1
);
-- One at a time for the same product.
create unique index product_request_once on product_request (product_no, staff_no) where state in ('R', 'N');
create index product_request_waiting on product_request (sent_at, request_no) where state = 'R';
create index product_request_oldest on product_request (sent_at, request_no);

create table product_request_round (
  request_no bigint not null references product_request on delete cascade,
  round int not null check (round > 0),
  -- By field: what the product held when it was sent, and what it shall hold.
  base jsonb not null,
  patch jsonb not null,
  base_version int not null,
  staff_no bigint not null references staff,
  sent_at timestamptz not null,
  decision text check (decision in ('Y', 'N')),
  decided_by bigint references staff,
  decided_at timestamptz,
  primary key (request_no, round),
  check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  -- Two persons, whatever the code says.
  check (decided_by is distinct from staff_no)
);

create table product_request_comment (
  request_no bigint not null,
  comment_no bigint generated always as identity,
  round int not null,
  field text not null,
  -- To be mended, or only said.
  kind text not null check (kind in ('FIX', 'NOTE')),
  body text not null check (body <> ''),
  staff_no bigint not null references staff,
  made_at timestamptz not null,
  -- Of who has sent the request.
  answer text not null default '',
  primary key (request_no, comment_no),
  foreign key (request_no, round) references product_request_round on delete cascade
);

grant select, insert, update (state, round, sent_at, version) on product_request to mall_office;
grant select, insert, update (decision, decided_by, decided_at) on product_request_round to mall_office;
grant select, insert, delete, update (answer) on product_request_comment to mall_office;

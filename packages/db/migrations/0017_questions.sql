-- What a member looked at, on every device; and questions to the mall with pictures and answers.

create table recent_view (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C" references product,
  viewed_at timestamptz not null,
  primary key (mall_id, member_no, product_no),
  foreign key (mall_id, member_no) references member on delete cascade
);

create table question (
  mall_id int not null,
  question_no bigint generated always as identity,
  member_no bigint not null,
  -- The browser's own number for this press of the button: a second one is the same question.
  request_key uuid not null,
  category text not null check (
    category in ('DELIVERY', 'ORDER', 'CLAIM', 'PRODUCT', 'WIRELESS', 'SUBSCRIPTION', 'MEMBER', 'OTHER')),
  title text not null,
  body text not null,
  -- The order it is about, one of the member's own.
  order_no text collate "C",
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  -- When the member first saw the answer.
  read_at timestamptz,
  primary key (mall_id, question_no),
  unique (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, order_no) references mall_order,
  check ((answered_at is null) = (answer = ''))
);
create index question_member on question (mall_id, member_no, question_no desc);
create index question_waiting on question (mall_id, question_no) where answered_at is null;

-- The bytes lie in the file store under the picture's random name.
create table question_picture (
  mall_id int not null,
  picture_name uuid not null,
  member_no bigint not null,
  question_no bigint,
  position int not null default 0,
  width int not null check (width > 0),
  height int not null check (height > 0),
  uploaded_at timestamptz not null,
  -- From then on it is erased; null while a question shows it.
  erase_from timestamptz,
  primary key (mall_id, picture_name),
  foreign key (mall_id, member_no) references member,
  foreign key (mall_id, question_no) references question,
  check ((question_no is null) = (erase_from is not null))
);
create index question_picture_of on question_picture (mall_id, question_no, position);
create index question_picture_loose on question_picture (mall_id, member_no) where question_no is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['recent_view', 'question', 'question_picture']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
    execute format('grant select, insert, update, delete on %I to mall_app', tenant_table);
  end loop;
end $$;

-- Applications for subscriptions: what was signed, how far it has come, and what leaving costs as numbers rather than words.

alter table subscription_product
  add column leave_percent int not null default 0 check (leave_percent between 0 and 100),
  add column take_back_fee int not null default 0 check (take_back_fee >= 0);
-- What the words of each product have promised so far.
update subscription_product set
  leave_percent = coalesce(substring(cancellation_terms::text from '남은 월 렌탈료의 ([0-9]{1,2})%')::int, 0),
  take_back_fee = coalesce(replace(substring(cancellation_terms::text from '(?:철거비|회수 배송비) ([0-9,]+)원을'), ',', '')::int, 0);

create table subscription_application (
  mall_id int not null,
  application_no text not null collate "C" check (application_no ~ '^20[0-9]{14}$'),
  member_no bigint not null,
  -- The browser's own number for this press of the button: a second one is the same application.
  request_key uuid not null,
  state text not null check (state in ('RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE', 'TERMINATED',
    'CANCELLED')),
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

create table subscription_application_event (
  mall_id int not null,
  application_no text not null collate "C",
  event_no bigint generated always as identity,
  from_state text,
  to_state text not null,
  happened_at timestamptz not null,
  actor text not null check (actor in ('MEMBER', 'OPERATOR', 'SYSTEM')),
  reason text not null default '',
  primary key (mall_id, application_no, event_no),
  foreign key (mall_id, application_no) references subscription_application on delete cascade
);

alter table consent add column subscription_no text collate "C";

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['subscription_application', 'subscription_application_event']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
    execute format('grant select, insert on %I to mall_app', tenant_table);
  end loop;
end $$;
-- What was signed stays as it was: only how far the application has come may change.
grant update (state, installation_at, installed_on) on subscription_application to mall_app;

alter table legal_archive drop constraint legal_archive_kind_check;
alter table legal_archive add check (kind in ('ORDER', 'QUESTION', 'APPLICATION', 'SUBSCRIPTION'));

-- Copies a member's applications for subscriptions into the archive, and blanks what is personal where they stand.
create function archive_subscriptions(member bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  numbers text[];
begin
  select coalesce(array_agg(application_no), '{}') into numbers
  from subscription_application where mall_id = current_mall_id() and member_no = member;

  insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
  select a.mall_id, 'SUBSCRIPTION', a.application_no,
    to_jsonb(a) || jsonb_build_object(
      'member', (select jsonb_build_object('login_id', m.login_id, 'name', m.name, 'email', m.email)
        from member m where m.mall_id = a.mall_id and m.member_no = a.member_no),
      'events', (select jsonb_agg(to_jsonb(e)) from subscription_application_event e
        where e.mall_id = a.mall_id and e.application_no = a.application_no)),
    at, (a.submitted_at at time zone 'Asia/Seoul')::date + interval '5 years'
  from subscription_application a where a.mall_id = current_mall_id() and a.application_no = any (numbers);

  update subscription_application set sheet = '{}' where mall_id = current_mall_id() and application_no = any (numbers);
  update subscription_application_event set reason = ''
  where mall_id = current_mall_id() and application_no = any (numbers) and reason <> '';
end $$;

revoke execute on function archive_subscriptions(bigint, timestamptz) from public;
grant execute on function archive_subscriptions(bigint, timestamptz) to mall_app;

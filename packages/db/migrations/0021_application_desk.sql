-- The desk of applications for phones: which dealer brings one forward, what a held review waits for, and what staff have checked by hand.

create domain application_hold as text check (value in ('', 'IDENTITY', 'UNPAID', 'LIMIT', 'DOCUMENT', 'OTHER'));
create domain application_check_kind as text check (value in ('ARREARS', 'ID_CARD'));

alter table application
  -- Of the staff; empty for whoever comes first.
  add column assigned_to bigint,
  -- Empty for a review that is not held, and for one that was held before reasons had codes.
  add column hold_reason application_hold not null default '',
  add check (hold_reason = '' or state = 'ON_HOLD');
grant update (hold_reason) on application to mall_app;
grant update (assigned_to) on application to mall_office;
create index application_assigned on application (assigned_to, state, moved_at);

-- What somebody has looked at; done again, the last look counts, and the audit has those before.
create table application_check (
  mall_id int not null,
  application_no text not null collate "C",
  kind application_check_kind not null,
  is_passed boolean not null,
  staff_no bigint not null references staff,
  checked_at timestamptz not null,
  primary key (mall_id, application_no, kind),
  foreign key (mall_id, application_no) references application on delete cascade
);
select protect_tenant_table('application_check', '');
grant select, insert, update on application_check to mall_office;

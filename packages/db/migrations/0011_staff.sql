-- Who works in the back office, what each may do there, and what is recorded of it. None of these tables belongs to a mall: the shop's
-- role may not touch any of them.

create table staff (
  staff_no bigint generated always as identity primary key,
  email text not null check (email <> ''),
  email_key text not null generated always as (lower(email)) stored unique,
  name text not null check (name <> ''),
  -- CLOSED is for good; a closed account keeps its row, for the logs name it.
  state text not null default 'INVITED' check (state in ('INVITED', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
  password_hash text,
  -- The last day on which the account works, in Seoul.
  ends_on date,
  created_at timestamptz not null,
  last_signed_in_at timestamptz,
  -- Wrong passwords and codes in a row; at the fifth the account is locked for a while.
  failures int not null default 0 check (failures >= 0),
  locked_until timestamptz,
  version int not null default 0
);

-- A link in a mail counts once, for 72 hours.
create table staff_invitation (
  invitation_hash bytea primary key,
  staff_no bigint not null references staff,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_staff on staff_invitation (staff_no);

create table staff_passkey (
  credential_id text primary key,
  staff_no bigint not null references staff,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_no);

create table staff_totp (
  staff_no bigint primary key references staff,
  -- Encrypted with the server's key.
  sealed_secret bytea not null,
  -- Empty until a first code has shown that the app has it.
  confirmed_at timestamptz,
  -- The latest 30-second step whose code was used: neither it nor an earlier one counts again.
  last_step bigint not null default 0
);

create table staff_recovery_code (
  staff_no bigint not null references staff,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_no, code_hash)
);

create table staff_session (
  -- SHA-256 of the cookie.
  session_hash bytea primary key,
  session_no bigint generated always as identity unique,
  staff_no bigint not null references staff,
  device text not null,
  address inet not null,
  began_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Twelve hours after it began, whatever happens.
  ends_at timestamptz not null,
  locked_at timestamptz,
  -- When a second factor was last given; some actions want that to be minutes ago.
  proved_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_no, began_at desc);

-- What a passkey has to sign, for minutes; of a session where there is one, else of a browser that signs in.
create table staff_challenge (
  challenge_hash bytea primary key,
  staff_no bigint references staff,
  expires_at timestamptz not null
);

-- Roles that staff have made themselves; the built-in ones are rows of the code.
create table office_role (
  role_code text primary key check (role_code ~ '^own-[a-z0-9]{8}$'),
  name text not null check (name <> ''),
  description text not null default '',
  version int not null default 0
);
create table office_role_permission (
  role_code text not null references office_role on delete cascade,
  permission text not null,
  primary key (role_code, permission)
);

-- One role for one staff in one scope. A grant that has ended stays, for at least three years: it is the proof of who could do what.
create table staff_grant (
  grant_no bigint generated always as identity primary key,
  staff_no bigint not null references staff,
  -- A built-in role's code, or one of office_role.
  role_code text not null,
  -- The malls it holds in; null for all.
  mall_ids int[],
  -- A dealer's carrier; null for any.
  carrier text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  granted_by bigint references staff,
  case_no bigint,
  ended_at timestamptz,
  ended_by bigint references staff,
  check (ends_at > starts_at)
);
create index staff_grant_staff on staff_grant (staff_no) where ended_at is null;

-- From where staff may sign in and work. Without a rule of their own, a mall's or a role's, they may from anywhere.
create table ip_rule (
  rule_no bigint generated always as identity primary key,
  network cidr not null,
  label text not null,
  staff_no bigint references staff,
  role_code text,
  of_mall_id int references mall,
  ends_at timestamptz,
  check (num_nonnulls(staff_no, role_code, of_mall_id) = 1)
);

-- An action that waits for a second person. Deciding it carries it out, in the same transaction.
create table approval_case (
  case_no bigint generated always as identity primary key,
  kind text not null,
  of_mall_id int references mall,
  subject text not null,
  -- What will be done, as the kind's own code reads it, and what the decider is shown: before and after.
  request jsonb not null,
  summary jsonb not null,
  reason text not null,
  made_by bigint not null references staff,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REJECTED', 'TAKEN_BACK', 'EXPIRED')),
  decided_by bigint references staff,
  decided_at timestamptz,
  answer text not null default '',
  -- Two persons, whatever the code says.
  check (state not in ('APPROVED', 'REJECTED') or decided_by is distinct from made_by),
  check ((state in ('APPROVED', 'REJECTED')) = (decided_by is not null))
);
create index approval_case_open on approval_case (expires_at) where state = 'OPEN';

-- What staff and operators' commands have changed; a row stands in the transaction of its change. Only ever inserted.
create table staff_audit (
  audit_no bigint generated always as identity primary key,
  happened_at timestamptz not null,
  -- Who: a staff, or else the operating system's user that ran a command.
  staff_no bigint references staff,
  operator text,
  session_no bigint,
  address inet,
  of_mall_id int references mall,
  action text not null,
  subject text not null,
  -- By field: before and after, personal values as hashes.
  changes jsonb not null default '{}',
  reason text not null default '',
  case_no bigint references approval_case,
  run_no bigint,
  request_id uuid,
  -- Tells the sealing which rows are finished.
  xid xid8 not null default pg_current_xact_id(),
  check (num_nonnulls(staff_no, operator) = 1)
);
create index staff_audit_staff on staff_audit (staff_no, audit_no desc);
create index staff_audit_subject on staff_audit (subject, audit_no desc);
create index staff_audit_mall on staff_audit (of_mall_id, audit_no desc);
create index staff_audit_time on staff_audit (happened_at);

-- Whose personal data staff were shown. Written before the reply, in its transaction: no row, no reply. Only ever inserted.
create table privacy_access (
  access_no bigint generated always as identity primary key,
  happened_at timestamptz not null,
  -- Empty for a sign-in that failed with an unknown address.
  staff_no bigint references staff,
  session_no bigint,
  address inet not null,
  device text not null,
  of_mall_id int references mall,
  task text not null check (task in (
    'LIST', 'VIEW', 'UNMASK', 'CHANGE', 'DELETE', 'PRINT', 'EXPORT', 'LOOK_AS', 'SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT')),
  -- Numbers of members, 500 at most a row.
  subjects bigint[] not null default '{}' check (cardinality(subjects) <= 500),
  fields text[] not null default '{}',
  -- The call and its filter, without personal values.
  place text not null,
  filter jsonb not null default '{}',
  reason text not null default '',
  contact_no bigint,
  request_id uuid not null,
  xid xid8 not null default pg_current_xact_id()
);
create index privacy_access_staff on privacy_access (staff_no, access_no desc);
create index privacy_access_subjects on privacy_access using gin (subjects);
create index privacy_access_time on privacy_access (happened_at);

-- A seal closes all rows that were finished and not yet sealed: a hash over them and the seal before. Whoever changes or deletes a
-- sealed row would have to make every later seal anew, and the last one of each day has left by mail.
create table seal (
  log text not null check (log in ('staff_audit', 'privacy_access')),
  seal_no int not null,
  sealed_at timestamptz not null,
  -- Rows of transactions from the one up to before the other.
  from_xid xid8 not null,
  before_xid xid8 not null,
  row_count int not null,
  hash bytea not null,
  primary key (log, seal_no)
);

do $$
begin
  -- Reads the logs; nobody signs in as it.
  if not exists (select from pg_roles where rolname = 'mall_auditor') then create role mall_auditor nologin; end if;
end $$;
grant mall_auditor to current_user;
grant usage on schema public to mall_auditor;

grant select, insert, update on staff, staff_invitation, staff_totp, staff_recovery_code, staff_session, office_role, staff_grant,
  approval_case to mall_office;
grant select, insert, update, delete on staff_passkey, staff_challenge, office_role_permission, ip_rule to mall_office;
grant delete on staff_totp, staff_recovery_code to mall_office;
grant insert on staff_audit, privacy_access to mall_office;
grant select on staff_audit, privacy_access, seal, staff to mall_auditor;

-- The columns of who did it, which the shop's tables of history have.
alter table order_event add foreign key (staff_no) references staff;
alter table claim_event add foreign key (staff_no) references staff;
alter table application_event add foreign key (staff_no) references staff;
alter table subscription_application_event add foreign key (staff_no) references staff;

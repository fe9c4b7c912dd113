-- Who a member is, how they sign in and prove it, and what is recorded of misuse.

create table member (
  mall_id int not null references mall,
  member_no bigint generated always as identity,
  login_id text not null,
  password_hash text not null,
  password_state text not null default 'NORMAL' check (password_state in ('NORMAL', 'TEMPORARY', 'INITIAL')),
  name text not null,
  email text not null default '',
  -- Whose address this is, found by an index: lower() is not leakproof, so below row-level security an index over it serves no query.
  email_key text not null generated always as (lower(email)) stored,
  email_verified_at timestamptz,
  -- Digits only.
  phone text not null default '' check (phone ~ '^\d{0,11}$'),
  birth_date date,
  -- Of the number by which certification agencies know a person: the same at every certification, of no use without our key.
  person_hash text collate "C",
  -- What the mall asked besides, by the key of its question.
  answers jsonb not null default '{}',
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'DORMANT', 'WITHDRAWN')),
  approval approval_state not null default 'Y',
  joined_at timestamptz not null default now(),
  last_signed_in_at timestamptz,
  -- While a member is blocked no session lives on, and none begins.
  blocked_at timestamptz,
  blocked_reason text check (blocked_reason in ('ABUSE', 'FRAUD', 'STOLEN', 'CONTRACT_ENDED', 'OTHER')),
  primary key (mall_id, member_no),
  unique (mall_id, login_id),
  check ((blocked_at is null) = (blocked_reason is null))
);
-- One membership a person.
create unique index member_person on member (mall_id, person_hash) where state <> 'WITHDRAWN';
-- Members from before certification are known by name, birth date and phone.
create index member_phone on member (mall_id, phone) where phone <> '';
-- One member a verified address.
create unique index member_verified_email on member (mall_id, email_key)
  where email <> '' and email_verified_at is not null and state <> 'WITHDRAWN';
create index member_waiting on member (mall_id, joined_at) where approval = 'R';
select protect_tenant_table('member', 'select, insert, update');

-- What a mall asks of who joins, besides what every mall asks.
create table join_question (
  mall_id int not null references mall,
  question_key text not null check (question_key ~ '^[a-z][A-Za-z0-9]{1,29}$'),
  label text not null,
  help text not null default '',
  is_required boolean not null,
  -- Empty where anything may be written.
  choices text[] not null default '{}',
  -- A regular expression that the whole answer must match; empty for none.
  pattern text not null default '',
  sort_order int not null,
  primary key (mall_id, question_key)
);
select protect_tenant_table('join_question', 'select');

create table refresh_token (
  mall_id int not null,
  token_hash bytea not null,
  family_id uuid not null,
  member_no bigint not null,
  -- SHA-256 of the key in the cookie of the browser that signed in, the only one it works in; null for the guests of marketing malls.
  device_hash bytea,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (mall_id, token_hash),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index refresh_token_family on refresh_token (mall_id, family_id);
create index refresh_token_member on refresh_token (mall_id, member_no);
select protect_tenant_table('refresh_token', 'select, insert, update, delete');

-- A row for each family of refresh tokens; the guest of a marketing mall has none.
create table session (
  mall_id int not null,
  session_id uuid not null,
  member_no bigint not null,
  -- As `iPhone · Safari`; empty when the browser does not say. Nothing else is kept of it.
  device_name text not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- From then on its access token is good for nothing either.
  ended_at timestamptz,
  primary key (mall_id, session_id),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index session_member on session (mall_id, member_no, last_seen_at desc);
select protect_tenant_table('session', 'select, insert, update, delete');

-- Every instance of the API forgets at once what it believed of a session that has ended.
create function notify_session_ended() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('session_ended', new.session_id::text);
  return null;
end $$;
create trigger notify_session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function notify_session_ended();

-- Subjects are hashes of an id or an address, so that nothing personal is kept.
create table sign_in_failure (
  mall_id int not null references mall,
  subject_hash bytea not null,
  failed_at timestamptz not null default now()
);
create index sign_in_failure_subject on sign_in_failure (mall_id, subject_hash, failed_at);
select protect_tenant_table('sign_in_failure', 'select, insert, delete');

-- A solved proof of work counts once.
create table spent_challenge (
  mall_id int not null references mall,
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (mall_id, challenge_hash)
);
select protect_tenant_table('spent_challenge', 'select, insert, delete');

-- What an operator needs to know about the security of accounts. Rows are only added, and hold numbers and codes, no personal data.
create table security_event (
  mall_id int not null references mall,
  event_no bigint generated always as identity,
  kind text not null check (
    kind in ('REFRESH_TOKEN_REUSED', 'REFRESH_TOKEN_ELSEWHERE', 'MEMBER_BLOCKED', 'MEMBER_UNBLOCKED')),
  member_no bigint,
  session_id uuid,
  -- SYSTEM, or the login name of the operator's account on the machine.
  actor text not null default 'SYSTEM',
  -- A code, never words about a person.
  reason text,
  happened_at timestamptz not null,
  primary key (mall_id, event_no)
);
create index security_event_newest on security_event (mall_id, happened_at desc);
select protect_tenant_table('security_event', 'select, insert');

-- A link in a mail counts once, until it expires, and only while the member has the address it was sent to.
create table account_link (
  mall_id int not null,
  link_id uuid not null,
  member_no bigint not null,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'WAKE', 'RESET_PASSWORD', 'CHANGE_EMAIL')),
  email_hash bytea not null,
  -- The address that the link is sent to, and that is the member's once it is followed.
  new_email text,
  -- The address that was the member's until then, which is told so.
  former_email text,
  -- The session that asked; every other one ends.
  session_id uuid,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (mall_id, link_id),
  foreign key (mall_id, member_no) references member on delete cascade,
  check ((new_email is not null) = (purpose = 'CHANGE_EMAIL'))
);
create index account_link_member on account_link (mall_id, member_no);
select protect_tenant_table('account_link', 'select, insert, update, delete');

-- Phone certification: who a browser has proved to be, for one purpose, once. Nothing in it can be read without the key of the
-- configuration, and the row is forgotten a day after it ends.
create table certification (
  mall_id int not null references mall,
  -- What the service calls it.
  certification_no text not null collate "C",
  purpose text not null check (purpose in ('SIGN_UP', 'FIND_ID', 'RESET_PASSWORD', 'APPLICATION', 'CHANGE_IDENTITY')),
  -- The member it was begun by; null for a visitor.
  member_no bigint,
  -- OPEN: at the service. RETURNED: the service has answered. CONFIRMED: the browser that began has shown its ticket.
  state text not null check (state in ('OPEN', 'RETURNED', 'CONFIRMED', 'USED', 'FAILED')),
  -- Of the secrets that only the browser that began has.
  key_hash text not null,
  ticket_hash text,
  -- Name, birth date, phone and hashes of CI and DI; sealed, and gone once used.
  sealed_identity text,
  expires_at timestamptz not null,
  primary key (mall_id, certification_no),
  unique (mall_id, key_hash),
  foreign key (mall_id, member_no) references member on delete cascade,
  check ((sealed_identity is not null) = (state in ('RETURNED', 'CONFIRMED')))
);
create index certification_expired on certification (mall_id, expires_at);
select protect_tenant_table('certification', 'select, insert, update, delete');

-- A sign-in that a browser has begun at the T-ID service (OpenID Connect). It counts once, for who has its key, until it expires.
create table tid_request (
  mall_id int not null references mall,
  -- Of the state that comes back in the address, and of the key that never stands in one.
  state_hash text not null collate "C",
  key_hash text not null collate "C",
  -- Whom the T-ID is to be linked to; null for a visitor who signs in.
  member_no bigint,
  -- Nonce, code verifier and return address; sealed, and gone once used.
  sealed_checks text,
  expires_at timestamptz not null,
  primary key (mall_id, state_hash),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index tid_request_expired on tid_request (mall_id, expires_at);
create index tid_request_member on tid_request (mall_id, member_no) where member_no is not null;
select protect_tenant_table('tid_request', 'select, insert, update, delete');

-- One T-ID a member, and one member a T-ID, in each mall.
create table tid_link (
  mall_id int not null,
  member_no bigint not null,
  -- Of the number by which the service knows the person; of no use without our key.
  subject_hash text not null collate "C",
  -- The masked address of the T-ID, by which its owner knows it; empty when the service does not tell.
  account text not null,
  linked_at timestamptz not null,
  primary key (mall_id, member_no),
  unique (mall_id, subject_hash),
  foreign key (mall_id, member_no) references member on delete cascade
);
select protect_tenant_table('tid_link', 'select, insert, delete');

-- What a member's request with an idempotency key asked for, so that the same key with other content is refused rather than answered
-- with what the first one made. Deleted when its member leaves.
create table request_key (
  mall_id int not null,
  member_no bigint not null,
  request_key uuid not null,
  -- SHA-256 of the request's recognised fields in canonical order.
  content_hash bytea not null check (octet_length(content_hash) = 32),
  primary key (mall_id, member_no, request_key),
  foreign key (mall_id, member_no) references member on delete cascade
);
select protect_tenant_table('request_key', 'select, insert, delete');

-- Long work of the office, and the files that it makes. None of these tables belongs to a mall: a run may read several.

-- Work that goes on while staff do something else, in the background, until it is done or cancelled.
create table run (
  run_no bigint generated always as identity primary key,
  kind text not null check (kind in ('EXPORT')),
  staff_no bigint not null references staff,
  -- From where it was asked for: the access log names it with every row.
  session_no bigint,
  address inet not null,
  device text not null,
  request_id uuid not null,
  -- What it does; what was searched for is gone once it has ended, for it may be a phone number.
  request jsonb not null,
  reason text not null check (reason <> ''),
  -- WAITING for a case; QUEUED until a process takes it up.
  state text not null check (state in ('WAITING', 'QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  case_no bigint references approval_case,
  -- More rows than these end it: what was allowed; null for any.
  most_rows int check (most_rows > 0),
  made_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- How often it was taken up: a process may die with it.
  attempts int not null default 0,
  done_rows bigint not null default 0,
  -- Null when there are more than a list counts to.
  total_rows bigint,
  -- Why it failed, in words for who asked for it.
  failure text not null default '',
  check ((state in ('DONE', 'FAILED', 'CANCELLED')) = (ended_at is not null))
);
create index run_staff on run (staff_no, run_no desc);
create index run_case on run (case_no) where state = 'WAITING';
grant select, insert, update on run to mall_office;

-- A file that a run has made: encrypted with a key of its own, fetched once by who asked for it, within a day.
create table export_file (
  run_no bigint primary key references run,
  -- As it is called once it is fetched.
  name text not null,
  byte_count bigint not null,
  -- Sealed with the server's key; empty once the file was fetched or has run out, so that what may be left of it can be read by nobody.
  sealed_key text not null,
  expires_at timestamptz not null,
  fetched_at timestamptz,
  deleted_at timestamptz
);
create index export_file_expiry on export_file (expires_at) where deleted_at is null;
grant select, insert, update, delete on export_file to mall_office;

-- A process that is silent for a minute counts as dead, and another takes its run up.
select pgboss.create_queue('run', '{"policy": "standard", "retryLimit": 5, "retryDelay": 0, "heartbeatSeconds": 60,
  "expireInSeconds": 7200, "deleteAfterSeconds": 86400}');

-- As with mails (0009): in the transaction that queues the run.
create function queue_run() returns trigger
  language plpgsql
  as $$
begin
  insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, heartbeat_seconds)
  select name, jsonb_build_object('runNo', new.run_no), policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds,
    heartbeat_seconds
  from pgboss.queue where name = 'run';
  return null;
end $$;
create trigger queue_run after insert on run for each row when (new.state = 'QUEUED') execute function queue_run();
create trigger queue_run_allowed after update of state on run for each row
  when (old.state = 'WAITING' and new.state = 'QUEUED') execute function queue_run();

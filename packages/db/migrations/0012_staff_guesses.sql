-- Wrong passwords and codes in the office, by account and by address, for who has an account and for who has none alike.
create table staff_failure (
  -- Reveals nothing without the server's key.
  subject_hash bytea not null,
  failed_at timestamptz not null
);
create index staff_failure_subject on staff_failure (subject_hash, failed_at desc);
create index staff_failure_time on staff_failure (failed_at);
grant select, insert, delete on staff_failure to mall_office;

alter table staff drop column failures, drop column locked_until;

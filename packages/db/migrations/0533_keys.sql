-- What distributing by mall wants and costs nothing before: rows of few days that are found by a key.
-- breaks: nothing; no version before names the new columns.

alter table sign_in_failure add column failure_no bigint not null generated always as identity;
alter table sign_in_failure add constraint sign_in_failure_pkey primary key (mall_id, failure_no);
alter table staff_failure add column failure_no bigint not null generated always as identity;
alter table staff_failure add constraint staff_failure_pkey primary key (failure_no);

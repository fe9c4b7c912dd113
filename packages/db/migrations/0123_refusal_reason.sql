-- Why the operator did not let an applicant in, as the mail tells them.
alter table member add column refusal_reason text not null default '';

-- Rows that nobody needs any more are taken away each night, within their mall, by the login of the shop (docs/operations.md, Growth). Each
-- index here serves that. Expand only: a version before this one goes on as it did.

-- Had no moment of its own: it stayed until its member left.
alter table request_key add column made_at timestamptz not null default date_trunc('milliseconds', now());
create index request_key_old on request_key (mall_id, made_at);
create index session_old on session (mall_id, last_seen_at);
create index refresh_token_old on refresh_token (mall_id, expires_at);
create index account_link_old on account_link (mall_id, expires_at);
create index mail_old on mail (mall_id, queued_at);
create index question_old on question (mall_id, answered_at) where answered_at is not null;

-- The shop inserted here and deleted nothing. Whoever the policies bind deletes what is a month old and done with, and nothing else, whatever a
-- query says.
create policy old_rows on search_log as restrictive for delete
  using (searched_at < now() - interval '30 days');
create policy old_rows on mail as restrictive for delete
  using (queued_at < now() - interval '30 days' and num_nonnulls(sent_at, failed_at) = 1);
grant delete on search_log, mail to mall_app;

-- Of no mall: the office's own.
create index staff_session_old on staff_session (ends_at);
create index staff_invitation_old on staff_invitation (expires_at);
grant delete on staff_session, staff_invitation to mall_office;

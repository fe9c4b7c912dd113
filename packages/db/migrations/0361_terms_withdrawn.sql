-- What was announced may be withdrawn until the day before it comes into force, by a case as announcing is. It then has no day: so it is in force
-- on none, and whatever asks for the text of a day passes it over. Who had agreed to it ahead has that in their history.

alter table term_version
  alter column applied_on drop not null,
  add column withdrawn_at timestamptz,
  add column withdrawal_case_no bigint references approval_case,
  add constraint term_version_withdrawn check ((applied_on is null) = (withdrawn_at is not null)),
  add constraint term_version_withdrawal check ((withdrawn_at is null) = (withdrawal_case_no is null));
alter table term_annex
  alter column applied_on drop not null,
  add column withdrawn_at timestamptz,
  add column withdrawal_case_no bigint references approval_case,
  add constraint term_annex_withdrawn check ((applied_on is null) = (withdrawn_at is not null)),
  add constraint term_annex_withdrawal check ((withdrawn_at is null) = (withdrawal_case_no is null));
grant update (applied_on, withdrawn_at, withdrawal_case_no) on term_version, term_annex to mall_office;

-- Its draft keeps the text, the day it was announced for, and why it was withdrawn.
alter table term_draft
  drop constraint term_draft_state_check,
  add constraint term_draft_state_check check (state in ('DRAFT', 'ANNOUNCED', 'DISCARDED', 'WITHDRAWN')),
  drop constraint term_draft_check,
  add constraint term_draft_announced check ((state in ('ANNOUNCED', 'WITHDRAWN')) = (announced_at is not null)),
  add column withdrawn_at timestamptz,
  add column withdrawal_reason text,
  add constraint term_draft_withdrawn check ((state = 'WITHDRAWN') = (withdrawn_at is not null and withdrawal_reason is not null));

create or replace function refuse_change_of_terms() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and is_withdrawal_of_terms(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception '% %: what was announced stays as it is', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- Of a version, or of its draft: nothing else changes, and its day has not come.
create function is_withdrawal_of_terms(before jsonb, after jsonb) returns boolean
  language sql stable parallel safe
  return before ->> 'withdrawn_at' is null and after ->> 'withdrawn_at' is not null
    and (before ->> 'applied_on')::date > ((after ->> 'withdrawn_at')::timestamptz at time zone 'Asia/Seoul')::date
    and coalesce(before ->> 'state', 'ANNOUNCED') = 'ANNOUNCED'
    and before - array['withdrawn_at', 'withdrawal_case_no', 'withdrawal_reason', 'state']
        - case when before ? 'state' then '' else 'applied_on' end
      = after - array['withdrawn_at', 'withdrawal_case_no', 'withdrawal_reason', 'state']
        - case when before ? 'state' then '' else 'applied_on' end;

-- Looked at when the transaction ends, as announcing is.
create function assert_withdrawal_approved() returns trigger
  language plpgsql
  as $$
begin
  if not exists (
    select from approval_case c
    where c.case_no = new.withdrawal_case_no and c.kind = 'terms.withdraw' and c.state = 'APPROVED' and c.decided_at = new.withdrawn_at
  ) then
    raise exception 'terms are withdrawn by a case that a second person has approved' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger term_version_withdrawal_approved after update of withdrawn_at on term_version deferrable initially deferred
  for each row execute function assert_withdrawal_approved();
create constraint trigger term_annex_withdrawal_approved after update of withdrawn_at on term_annex deferrable initially deferred
  for each row execute function assert_withdrawal_approved();
create trigger lint_marked_withdrawn after update on term_annex for each row execute function mark_mall_for_lint();

-- How far a mall has told those whom it had told: its correction, and whose mails are queued.
alter table term_announcement
  add column recall_post_no int,
  add column recalled_to bigint not null default 0,
  add column is_recalled boolean not null default false;
grant update (recall_post_no, recalled_to, is_recalled) on term_announcement to mall_office;

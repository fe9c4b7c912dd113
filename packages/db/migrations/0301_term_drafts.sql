-- Terms are drafted by staff and announced by a case that somebody else approves. What is announced stands in term_version, which the shop reads by
-- day: nothing has to run for a version to come into force.

-- The first day on which a version may be in force (domain/terms.ts; a test compares the two).
create function earliest_day_of_terms(announced_at timestamptz, is_adverse boolean) returns date
  language sql immutable strict parallel safe
  return (announced_at at time zone 'Asia/Seoul')::date + case when is_adverse then 30 else 7 end;

alter table term_version
  -- Empty for what was there before staff announced it here, and so is the case.
  add column announced_at timestamptz,
  add column case_no bigint references approval_case,
  -- To the disadvantage of members.
  add column is_adverse boolean not null default false,
  -- Whoever has agreed to an earlier version is asked again.
  add column needs_consent boolean not null default false,
  add check ((announced_at is null) = (case_no is null)),
  add constraint term_version_in_time check (applied_on >= earliest_day_of_terms(announced_at, is_adverse)),
  -- The others are agreed to with each order or application.
  add check (not needs_consent or term_code in ('service', 'privacy'));

-- How many have agreed to a version, and who has not.
create index consent_term on consent (term_no, mall_id, member_no);

-- What staff write of the next version: of the provider's text, or of what a mall adds to it. It is never shown in the shop.
create table term_draft (
  draft_no int primary key generated always as identity,
  -- Whose addition it is; empty for the provider's text.
  of_mall_id int references mall,
  term_code text not null check (term_code in ('service', 'privacy', 'marketing', 'thirdParty', 'wireless', 'subscription')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ANNOUNCED', 'DISCARDED')),
  html text not null,
  applied_on date not null,
  is_adverse boolean not null,
  needs_consent boolean not null,
  -- What members are told: on the boards, and by mail.
  notice_title text not null,
  notice_html text not null,
  sends_mail boolean not null,
  version int not null default 1,
  changed_by bigint references staff,
  changed_at timestamptz not null,
  announced_at timestamptz,
  check ((state = 'ANNOUNCED') = (announced_at is not null)),
  -- What is to their disadvantage members are told one by one.
  check (sends_mail or not is_adverse)
);
-- One next version at a time.
create unique index term_draft_open on term_draft (term_code, of_mall_id) nulls not distinct where state = 'DRAFT';
grant select, insert, update on term_draft to mall_office;

create function refuse_change_of_terms() returns trigger
  language plpgsql
  as $$
begin
  raise exception '% %: what was announced stays as it is', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
create trigger term_version_stays before update or delete on term_version for each row execute function refuse_change_of_terms();
create trigger term_draft_stays before update or delete on term_draft for each row when (old.state <> 'DRAFT')
  execute function refuse_change_of_terms();

-- Looked at when the transaction ends, for announcing is a part of deciding the case. Only the owner of the tables may write versions without one.
create function assert_terms_approved() returns trigger
  language plpgsql
  as $$
begin
  if new.case_no is null and current_user = 'mall_office' or new.case_no is not null and not exists (
    select from approval_case c
    where c.case_no = new.case_no and c.kind = 'terms.announce' and c.state = 'APPROVED' and c.decided_at = new.announced_at
  ) then
    raise exception 'terms are announced by a case that a second person has approved' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger term_version_approved after insert on term_version deferrable initially deferred
  for each row execute function assert_terms_approved();
grant insert on term_version to mall_office;

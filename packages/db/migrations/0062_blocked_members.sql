-- An operator can block a member: no session lives on, and none begins until the block is lifted.

alter table member
  add column blocked_at timestamptz,
  add column blocked_reason text check (blocked_reason in ('ABUSE', 'FRAUD', 'STOLEN', 'CONTRACT_ENDED', 'OTHER')),
  add constraint member_blocked_for_a_reason check ((blocked_at is null) = (blocked_reason is null));

alter table security_event
  drop constraint security_event_kind_check,
  add constraint security_event_kind_check check (
    kind in ('REFRESH_TOKEN_REUSED', 'REFRESH_TOKEN_ELSEWHERE', 'MEMBER_BLOCKED', 'MEMBER_UNBLOCKED')),
  -- SYSTEM, or the login name of the operator's account on the machine.
  add column actor text not null default 'SYSTEM',
  -- A code, never words about a person.
  add column reason text;

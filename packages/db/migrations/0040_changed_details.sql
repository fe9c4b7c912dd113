-- Changing one's name, phone and e-mail address.

alter table certification drop constraint certification_purpose_check;
alter table certification add constraint certification_purpose_check
  check (purpose in ('SIGN_UP', 'FIND_ID', 'RESET_PASSWORD', 'APPLICATION', 'CHANGE_IDENTITY'));

alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('VERIFY_EMAIL', 'WAKE', 'RESET_PASSWORD', 'CHANGE_EMAIL'));
alter table account_link
  -- The address that the link is sent to, and that is the member's once it is followed.
  add column new_email text,
  -- The address that was the member's until then, which is told so.
  add column former_email text,
  -- The session that asked; every other one ends.
  add column session_id uuid,
  add check ((new_email is not null) = (purpose = 'CHANGE_EMAIL'));

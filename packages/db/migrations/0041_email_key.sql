-- Whose address this is, found by an index. lower() is not leakproof, so below row-level security an index over it serves no query, and
-- every look-up read all members of the mall.

alter table member add column email_key text not null generated always as (lower(email)) stored;
drop index member_verified_email;
create unique index member_verified_email on member (mall_id, email_key)
  where email <> '' and email_verified_at is not null and status <> 'WITHDRAWN';

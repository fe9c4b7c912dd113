-- Who a member is, as phone certification knows them: to tell them their id, and to give them a new password.

alter table member
  -- Digits only.
  add column phone text not null default '' check (phone ~ '^\d{0,11}$'),
  add column birth_date date,
  -- Of the number by which certification agencies know a person: the same at every certification, of no use without our key.
  add column person_hash text collate "C";

-- One membership a person.
create unique index member_person on member (mall_id, person_hash) where status <> 'WITHDRAWN';
-- Members from before certification are known by name, birth date and phone.
create index member_phone on member (mall_id, phone) where phone <> '';

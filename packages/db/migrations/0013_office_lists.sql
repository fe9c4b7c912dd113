-- What the office finds orders and members by, in all malls at once (docs/query-plans.md, The office). Below a policy an index serves only
-- comparisons that can leak nothing: no LIKE, lower() or right(), but = and a range on collate "C". So what is looked for is a column.

alter table member
  -- In lower case and without spaces, as the keys below.
  add column name_key text collate "C" not null generated always as (lower(replace(name, ' ', ''))) stored,
  add column login_key text collate "C" not null generated always as (lower(login_id)) stored,
  -- The last four digits: what a caller is asked for beside the name.
  add column phone_end text collate "C" not null generated always as (right(phone, 4)) stored;

alter table mall_order
  add column orderer_name_key text collate "C" not null
    generated always as (lower(replace(orderer_name, ' ', ''))) stored,
  add column orderer_phone_digits text collate "C" not null
    generated always as (regexp_replace(orderer_phone, '\D', '', 'g')) stored,
  add column orderer_phone_end text collate "C" not null
    generated always as (right(regexp_replace(orderer_phone, '\D', '', 'g'), 4)) stored,
  add column recipient_name_key text collate "C" not null
    generated always as (lower(replace(recipient, ' ', ''))) stored,
  add column recipient_phone_digits text collate "C" not null
    generated always as (regexp_replace(recipient_phone, '\D', '', 'g')) stored,
  add column recipient_phone_end text collate "C" not null
    generated always as (right(regexp_replace(recipient_phone, '\D', '', 'g'), 4)) stored;

-- The mall is the last key of what is read by time: a scope of many malls passes over the others' orders within the index. Few malls are
-- found by the primary key, and sorted. Read backwards: what is new is put at the end, where pages fill up, not at the beginning, where
-- they stay half empty.
create index mall_order_newest on mall_order (ordered_at, order_no, mall_id);
create index mall_order_newest_of_state on mall_order (state, ordered_at, order_no, mall_id);
create index mall_order_orderer_phone on mall_order (orderer_phone_digits);
create index mall_order_recipient_phone on mall_order (recipient_phone_digits);
create index mall_order_orderer_name on mall_order (orderer_name_key, orderer_phone_end);
create index mall_order_recipient_name on mall_order (recipient_name_key, recipient_phone_end);
create index mall_order_amount on mall_order (total_amount);
create index mall_order_invoice on mall_order (invoice_no) where invoice_no <> '';
create index claim_open on claim (requested_at, order_no, claim_no, mall_id) where state in ('REQUESTED', 'APPROVED', 'PICKED_UP');

create index member_newest on member (joined_at, member_no, mall_id);
create index member_phone_anywhere on member (phone) where phone <> '';
create index member_name on member (name_key, phone_end);
create index member_email on member (email_key) where email_key <> '';
create index member_login on member (login_key);

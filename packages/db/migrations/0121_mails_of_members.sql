-- Whom a mail goes to, so that staff see what a member was sent. It is emptied when they leave; a mail from before has nobody.
alter table mail add column member_no bigint;
create index mail_member on mail (mall_id, member_no, mail_no) where member_no is not null;
grant update (member_no) on mail to mall_app;

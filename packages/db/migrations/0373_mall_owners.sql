-- Who among the staff looks after a mall; nobody until somebody says so.
alter table mall add column owner_no bigint references staff;
grant update (owner_no) on mall to mall_office;

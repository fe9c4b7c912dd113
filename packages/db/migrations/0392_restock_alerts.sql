-- Members who want to be told when a sold-out option is back; who has been told may ask again.

create table restock_request (
  mall_id int not null,
  member_no bigint not null,
  product_no text not null collate "C",
  option_no int not null,
  asked_at timestamptz not null,
  -- When the mail was queued; null: they wait.
  notified_at timestamptz,
  primary key (mall_id, member_no, product_no, option_no),
  foreign key (mall_id, member_no) references member on delete cascade,
  foreign key (mall_id, product_no) references listing on delete cascade
);
create index restock_request_waiting on restock_request (product_no, option_no, mall_id, asked_at) where notified_at is null;
create index restock_request_told on restock_request (product_no, option_no, notified_at) where notified_at is not null;
select protect_tenant_table('restock_request', 'select, insert, update, delete');

-- All malls sell from one shelf, so no more are told of its pieces than there are, whichever mall they are members of.
create policy counting on restock_request for select to current_user using (true);
create function restocks_told(of_product text, of_option int, since timestamptz) returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::int from restock_request
    where product_no = of_product and option_no = of_option and notified_at > since
  $$;
revoke execute on function restocks_told(text, int, timestamptz) from public;
grant execute on function restocks_told(text, int, timestamptz) to mall_app;
comment on function restocks_told(text, int, timestamptz) is
  'Runs as its owner: counts who was told of an option in all malls, which share its pieces; it gives a number alone.';

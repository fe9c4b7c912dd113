-- The law lint: what its rules (packages/domain/src/lint) find in each mall, until when somebody lets it stand, and how each mall has fared.

-- Who hosts the mall; its pages have to say so.
alter table mall add column hosting_provider text not null default '';

create domain lint_severity as text check (value in ('RED', 'AMBER', 'INFO'));

create table lint_finding (
  mall_id int not null references mall,
  finding_no bigint generated always as identity,
  rule_no int not null check (rule_no > 0),
  -- The place, as the rule tells it from others.
  key text not null,
  severity lint_severity not null,
  place_name text not null,
  words text not null,
  -- Where it is mended: {screen, open, who}.
  fix jsonb not null,
  -- Since when it stands without a break, and which check saw it last.
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  gone_at timestamptz,
  -- The last day on which it may stand, in Seoul; a waiver ends by itself.
  waived_until date,
  waived_by bigint references staff,
  waived_at timestamptz,
  waiver_reason text not null default '',
  primary key (mall_id, finding_no),
  unique (mall_id, rule_no, key),
  check (num_nulls(waived_until, waived_by, waived_at) in (0, 3)),
  check ((waived_by is null) = (waiver_reason = ''))
);
create index lint_finding_newest on lint_finding (first_seen_at, finding_no);
create index lint_finding_red on lint_finding (mall_id) where gone_at is null and severity = 'RED';
select protect_tenant_table('lint_finding', '');
grant insert, update on lint_finding to mall_office;

-- How a mall stood at its last check of a day.
create table lint_check (
  mall_id int not null references mall,
  checked_on date not null,
  checked_at timestamptz not null,
  score int not null check (score between 0 and 100),
  red int not null,
  amber int not null,
  info int not null,
  waived int not null,
  -- Why rules do not concern the mall, by their numbers.
  why_not jsonb not null,
  primary key (mall_id, checked_on)
);
select protect_tenant_table('lint_check', '');
grant insert, update on lint_check to mall_office;

-- Whatever a rule reads leaves its mall here when it changes, or nothing for all malls; within seconds the malls named are checked and the rows
-- taken away. Rows repeat: nobody waits for another's.
create table lint_mark (
  mark_no bigint generated always as identity primary key,
  of_mall_id int
);
grant select, delete on lint_mark to mall_office;

create function mark_mall_for_lint() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into lint_mark (of_mall_id) values (case tg_op when 'DELETE' then old.mall_id else new.mall_id end);
  return null;
end $$;
comment on function mark_mall_for_lint() is
  'Runs as its owner: whoever changes what a mall shows has it checked, and need not be able to write what is to be checked.';

create function mark_all_for_lint() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into lint_mark default values;
  return null;
end $$;
comment on function mark_all_for_lint() is
  'Runs as its owner: whoever changes what all malls share has them checked, and need not be able to write what is to be checked.';

create function mark_product_for_lint() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into lint_mark (of_mall_id) select mall_id from listing where product_no = new.product_no;
  return null;
end $$;
comment on function mark_product_for_lint() is
  'Runs as its owner: a product is checked in every mall that lists it.';

create function mark_listings_for_lint() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into lint_mark (of_mall_id) select distinct mall_id from moved;
  return null;
end $$;
comment on function mark_listings_for_lint() is
  'Runs as its owner: whoever lists a product has the mall checked, and need not be able to write what is to be checked.';
revoke execute on function mark_mall_for_lint(), mark_all_for_lint(), mark_product_for_lint(), mark_listings_for_lint() from public;

-- How many findings stand depends on what is waived, too.
create trigger lint_marked after update on lint_finding for each row when (old.waived_until is distinct from new.waived_until)
  execute function mark_mall_for_lint();
create trigger lint_marked after insert or update on mall for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or update or delete on term_version for each statement execute function mark_all_for_lint();
create trigger lint_marked after update on access_review for each statement execute function mark_all_for_lint();
create trigger lint_marked after update on product for each row when (
    (old.name, old.summary, old.tag, old.description_html, old.statutory_notice, old.delivery_method, old.has_free_delivery)
      is distinct from
    (new.name, new.summary, new.tag, new.description_html, new.statutory_notice, new.delivery_method, new.has_free_delivery))
  execute function mark_product_for_lint();
create trigger lint_marked after insert or update of extra_price, use_code on product_option
  for each row execute function mark_product_for_lint();
create trigger lint_marked after update on subscription_product for each row execute function mark_product_for_lint();
create trigger lint_marked_born after insert on listing referencing new table as moved
  for each statement execute function mark_listings_for_lint();
create trigger lint_marked_gone after delete on listing referencing old table as moved
  for each statement execute function mark_listings_for_lint();
create trigger lint_marked after update on listing for each row when (
    (old.is_on, old.is_visible, old.discount_rate > 0) is distinct from (new.is_on, new.is_visible, new.discount_rate > 0))
  execute function mark_mall_for_lint();
create trigger lint_marked after insert or delete or update of product_no, headline, option_nos, ends_at, total_pieces on special_sale
  for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or update or delete on corner for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or update or delete on popup for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or update or delete on exhibition for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or update or delete on board_post for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or update or delete on content_page for each row execute function mark_mall_for_lint();
create trigger lint_marked after insert or delete or update of question, answer_html on faq
  for each row execute function mark_mall_for_lint();

-- Malls that run already are checked as soon as a server runs.
insert into lint_mark default values;

-- How much of the archive should have been erased by now.
create function count_expired_archive() returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
  select count(*)::int from legal_archive
  where mall_id = current_mall_id() and keep_until < (now() at time zone 'Asia/Seoul')::date - 1
$$;
revoke execute on function count_expired_archive() from public;
grant execute on function count_expired_archive() to mall_office;
comment on function count_expired_archive() is
  'Runs as its owner: the archive is closed to the office. Says how much of it is kept too long, and nothing of what it holds.';

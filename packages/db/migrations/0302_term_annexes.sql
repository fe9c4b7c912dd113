-- What a mall adds to the provider's terms: a text of its own behind theirs, which it never changes.

create table term_annex (
  mall_id int not null references mall,
  annex_no int not null,
  term_code text not null check (term_code in ('service', 'privacy', 'marketing', 'thirdParty', 'wireless', 'subscription')),
  applied_on date not null,
  -- Empty: nothing is added from then on.
  html text not null,
  announced_at timestamptz not null,
  case_no bigint not null references approval_case,
  is_adverse boolean not null,
  primary key (mall_id, annex_no),
  unique (mall_id, term_code, applied_on),
  constraint term_annex_in_time check (applied_on >= earliest_day_of_terms(announced_at, is_adverse))
);
select protect_tenant_table('term_annex', 'select');
grant insert on term_annex to mall_office;
create trigger term_annex_stays before update or delete on term_annex for each row execute function refuse_change_of_terms();
create constraint trigger term_annex_approved after insert on term_annex deferrable initially deferred
  for each row execute function assert_terms_approved();
create trigger lint_marked after insert on term_annex for each row execute function mark_mall_for_lint();

-- A consent names all that was agreed to: the provider's version, and what the mall had added to it then.
alter table consent
  add column annex_no int,
  add foreign key (mall_id, annex_no) references term_annex;

create function note_annex_of_consent() returns trigger
  language plpgsql
  as $$
begin
  select a.annex_no into new.annex_no
  from term_annex a join term_version v on v.term_no = new.term_no and v.term_code = a.term_code
  where a.mall_id = new.mall_id and a.applied_on <= (new.agreed_at at time zone 'Asia/Seoul')::date
  order by a.applied_on desc limit 1;
  return new;
end $$;
create trigger consent_annex before insert on consent for each row when (new.annex_no is null)
  execute function note_annex_of_consent();

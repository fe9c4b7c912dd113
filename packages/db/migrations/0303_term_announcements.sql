-- How far a mall has told its members of terms to come: its notice, and whose mails are queued.

create table term_announcement (
  mall_id int not null references mall,
  draft_no int not null references term_draft,
  post_no int not null,
  posted_at timestamptz not null,
  -- The last member whose mail is queued.
  mailed_to bigint not null default 0,
  -- Everybody has theirs, or none goes.
  is_mailed boolean not null,
  primary key (mall_id, draft_no)
);
create index term_announcement_mailing on term_announcement (mall_id) where not is_mailed;
select protect_tenant_table('term_announcement', '');
grant insert, update (mailed_to, is_mailed) on term_announcement to mall_office;

-- The office's queues: what applications and questions are found and ordered by in all malls at once (as 0012 says, only columns serve), who
-- of the staff answers a question, the answers they have prepared, and from when until when the shop shows a post.

alter table application
  -- Since when it has been in its state: how long it has waited.
  add column moved_at timestamptz not null default now(),
  -- Of the sheet; empty once its member has left.
  add column plan_carrier text collate "C" not null generated always as (coalesce(sheet #>> '{plan,carrier}', '')) stored,
  add column join_type text collate "C" not null generated always as (coalesce(sheet ->> 'joinType', '')) stored,
  add column product_name text collate "C" not null generated always as (coalesce(sheet ->> 'productName', '')) stored,
  add column applicant_name_key text collate "C" not null
    generated always as (lower(replace(coalesce(sheet #>> '{applicant,name}', ''), ' ', ''))) stored;
grant update (moved_at) on application to mall_app;
create index application_state on application (state, moved_at, mall_id, application_no);
create index application_state_of_mall on application (mall_id, state, moved_at, application_no);
create index application_newest on application (submitted_at desc, mall_id desc, application_no desc);
create index application_number on application (application_no);
create index application_applicant on application (applicant_name_key);

alter table subscription_application
  add column moved_at timestamptz not null default now(),
  add column product_name text collate "C" not null generated always as (coalesce(sheet ->> 'productName', '')) stored,
  add column applicant_name_key text collate "C" not null
    generated always as (lower(replace(coalesce(sheet #>> '{applicant,name}', ''), ' ', ''))) stored,
  -- The first day after the term, in Seoul; empty until it is installed.
  add column ends_on date generated always as ((installed_on + make_interval(months => (sheet ->> 'months')::int))::date) stored;
grant update (moved_at) on subscription_application to mall_app;
create index subscription_state on subscription_application (state, moved_at, mall_id, application_no);
create index subscription_state_of_mall on subscription_application (mall_id, state, moved_at, application_no);
create index subscription_newest on subscription_application (submitted_at desc, mall_id desc, application_no desc);
create index subscription_number on subscription_application (application_no);
create index subscription_installation on subscription_application (installation_at) where state = 'INSTALLATION_PLANNED';
create index subscription_ends_on on subscription_application (ends_on) where state = 'IN_USE';

-- Whoever migrates is bound by the policies as well: one mall at a time.
do $$
declare
  of_mall int;
begin
  for of_mall in select mall_id from mall loop
    perform set_config('app.mall_id', of_mall::text, true);
    update application a set moved_at = coalesce((
      select max(happened_at) from application_event e where e.mall_id = a.mall_id and e.application_no = a.application_no), a.submitted_at);
    update subscription_application a set moved_at = coalesce((
      select max(happened_at) from subscription_application_event e
      where e.mall_id = a.mall_id and e.application_no = a.application_no), a.submitted_at);
  end loop;
  perform set_config('app.mall_id', '', true);
end $$;

-- Who of the staff answers it; empty for whoever comes first.
alter table question
  add column assigned_to bigint,
  add column answered_by bigint;
create index question_waiting_longest on question (asked_at, mall_id, question_no) where answered_at is null;
create index question_answered on question (asked_at desc, mall_id desc, question_no desc) where answered_at is not null;
create index question_assigned on question (assigned_to, asked_at) where answered_at is null;

-- Answers prepared by staff: {회원이름} and the like are filled in when one is sent. Without a mall they serve all malls.
create table answer_template (
  template_no bigint generated always as identity primary key,
  of_mall_id int references mall,
  name text not null check (name <> ''),
  category text not null default '',
  body text not null check (body <> ''),
  version int not null default 0
);
create index answer_template_mall on answer_template (of_mall_id, name);
grant select, insert, update, delete on answer_template to mall_office;

-- A post is shown from starts_at until ends_at; without them from ever, for ever. A draft is shown to nobody.
alter table board_post
  add column is_draft boolean not null default false,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column changed_at timestamptz,
  add column version int not null default 0,
  add check (ends_at > starts_at);
create index board_post_newest on board_post (board_type, posted_on desc, mall_id desc, post_no desc);
alter table faq add column version int not null default 0;
grant insert, update, delete on board_post, board_attachment, faq to mall_office;

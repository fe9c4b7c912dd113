-- What buyers say of what they have bought: stars, words and pictures, who found a review helpful, who reported it, and what staff made of it.
-- What a product's reviews come to is counted as they change, so that no page counts or joins.

create domain review_fit as text check (value in ('SMALL', 'RIGHT', 'LARGE'));
-- Why a review may be hidden: never for what it thinks of the product.
create domain review_hiding as text check (value in ('ABUSE', 'PRIVACY', 'ADVERTISING', 'UNRELATED', 'RIGHTS'));

create table customer_review (
  mall_id int not null,
  review_no bigint generated always as identity,
  -- What was bought: it is reviewed once, for a review that its writer removes leaves its row, empty.
  order_no text not null collate "C",
  line_no int not null,
  member_no bigint not null,
  -- As they were bought, and the writer's name masked: a page of reviews reads nothing else.
  product_no text not null collate "C" references product,
  option_no int not null,
  option_text text not null,
  writer text not null,
  stars int not null check (stars between 1 and 5),
  body text not null,
  fit review_fit,
  height int check (height between 50 and 250),
  weight int check (weight between 10 and 300),
  usual_size text not null default '',
  -- Written for something in return, which has to be said (표시광고법 3조; 추천·보증 등에 관한 표시·광고 심사지침): its stars do not count.
  is_rewarded boolean not null default false,
  picture_count int not null default 0,
  helpful_count int not null default 0,
  -- Reports that nobody has looked at.
  report_count int not null default 0,
  written_at timestamptz not null,
  changed_at timestamptz,
  removed_at timestamptz,
  hidden_at timestamptz,
  hidden_for review_hiding,
  -- What its writer is told beside the reason.
  hidden_words text not null default '',
  answer text not null default '',
  answered_at timestamptz,
  -- Counts what its writer and staff do to it: who decides about it names what they have seen.
  version int not null default 1,
  is_shown boolean not null generated always as (hidden_at is null and removed_at is null) stored,
  primary key (mall_id, review_no),
  unique (mall_id, order_no, line_no),
  foreign key (mall_id, order_no, line_no) references order_line,
  foreign key (mall_id, member_no) references member,
  check ((hidden_at is null) = (hidden_for is null)),
  check ((answered_at is null) = (answer = ''))
);
-- An order of a product's reviews each.
create index customer_review_newest on customer_review (mall_id, product_no, review_no desc) where is_shown;
create index customer_review_helpful on customer_review (mall_id, product_no, helpful_count desc, review_no desc) where is_shown;
create index customer_review_best on customer_review (mall_id, product_no, stars desc, review_no desc) where is_shown;
create index customer_review_worst on customer_review (mall_id, product_no, (-stars) desc, review_no desc) where is_shown;
create index customer_review_pictured on customer_review (mall_id, product_no, review_no desc) where is_shown and picture_count > 0;
create index customer_review_member on customer_review (mall_id, member_no, review_no desc);
-- The office's queue.
create index customer_review_reported on customer_review (mall_id, review_no) where report_count > 0;
create index customer_review_written on customer_review (written_at desc, mall_id desc, review_no desc);
select protect_tenant_table('customer_review', 'select, insert, update, delete');

create table review_vote (
  mall_id int not null,
  review_no bigint not null,
  member_no bigint not null,
  primary key (mall_id, review_no, member_no),
  foreign key (mall_id, review_no) references customer_review on delete cascade,
  foreign key (mall_id, member_no) references member
);
create index review_vote_member on review_vote (mall_id, member_no);
select protect_tenant_table('review_vote', 'select, insert, delete');

create table review_report (
  mall_id int not null,
  review_no bigint not null,
  member_no bigint not null,
  reason review_hiding not null,
  words text not null,
  reported_at timestamptz not null,
  -- Staff have looked at it, whatever they decided.
  settled_at timestamptz,
  primary key (mall_id, review_no, member_no),
  foreign key (mall_id, review_no) references customer_review on delete cascade,
  foreign key (mall_id, member_no) references member
);
create index review_report_member on review_report (mall_id, member_no);
select protect_tenant_table('review_report', 'select, insert, update, delete');

-- What the reviews of a product come to in a mall.
create table review_tally (
  mall_id int not null,
  product_no text not null collate "C" references product,
  shown_count int not null default 0,
  pictured_count int not null default 0,
  -- By stars, one to five: also of what is hidden, so that hiding moves no average, and of nothing that was written for a reward.
  star_counts int[] not null default '{0,0,0,0,0}',
  -- SMALL, RIGHT, LARGE.
  fit_counts int[] not null default '{0,0,0}',
  primary key (mall_id, product_no)
);
select protect_tenant_table('review_tally', 'select, insert, update');

create function add_to_review_tally(r customer_review, sign int) returns void
  language plpgsql
  as $$
declare
  fit_place int := array_position('{SMALL,RIGHT,LARGE}'::text[], r.fit::text);
begin
  if r.removed_at is not null then return; end if;
  insert into review_tally (mall_id, product_no) values (r.mall_id, r.product_no) on conflict do nothing;
  update review_tally t set
    shown_count = t.shown_count + sign * r.is_shown::int,
    pictured_count = t.pictured_count + sign * (r.is_shown and r.picture_count > 0)::int,
    star_counts[r.stars] = t.star_counts[r.stars] + sign * (not r.is_rewarded)::int,
    fit_counts[coalesce(fit_place, 1)] = t.fit_counts[coalesce(fit_place, 1)] + sign * (r.is_shown and fit_place is not null)::int
  where t.mall_id = r.mall_id and t.product_no = r.product_no;
end $$;
create function customer_review_counted() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' then perform add_to_review_tally(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_review_tally(new, 1); end if;
  return null;
end $$;
create trigger customer_review_born after insert or delete on customer_review
  for each row execute function customer_review_counted();
create trigger customer_review_counted after update on customer_review for each row when (
    (old.stars, old.fit, old.is_rewarded, old.picture_count > 0, old.is_shown, old.removed_at)
    is distinct from (new.stars, new.fit, new.is_rewarded, new.picture_count > 0, new.is_shown, new.removed_at))
  execute function customer_review_counted();

create function review_vote_counted() returns trigger
  language plpgsql
  as $$
begin
  update customer_review set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
  where mall_id = coalesce(new.mall_id, old.mall_id) and review_no = coalesce(new.review_no, old.review_no);
  return null;
end $$;
create trigger review_vote_counted after insert or delete on review_vote for each row execute function review_vote_counted();

create function review_report_counted() returns trigger
  language plpgsql
  as $$
begin
  update customer_review r set report_count = (
    select count(*) from review_report p where p.mall_id = r.mall_id and p.review_no = r.review_no and p.settled_at is null)
  where r.mall_id = coalesce(new.mall_id, old.mall_id) and r.review_no = coalesce(new.review_no, old.review_no);
  return null;
end $$;
create trigger review_report_counted after insert or update or delete on review_report
  for each row execute function review_report_counted();

-- A card says what its product's reviews come to, and lists are ordered by it.
alter table listing
  add column review_count int not null default 0,
  -- In tenths; 0 for none.
  add column star_average int not null default 0,
  -- As if ten more had given four stars each: a single five stands behind a hundred of them. 0 for none.
  add column star_rank int not null default 0;
grant update (review_count, star_average, star_rank) on listing to mall_app;

create function review_tally_published() returns trigger
  language plpgsql
  as $$
declare
  rated int := (select sum(n) from unnest(new.star_counts) n);
  points int := (select sum(n * stars) from unnest(new.star_counts) with ordinality as counted (n, stars));
begin
  update listing set
    review_count = new.shown_count,
    star_average = case when rated = 0 then 0 else round(points * 10.0 / rated) end,
    star_rank = case when rated = 0 then 0 else round((points + 40) * 100.0 / (rated + 10)) end
  where mall_id = new.mall_id and product_no = new.product_no;
  return null;
end $$;
create trigger review_tally_published after update on review_tally
  for each row when (old.* is distinct from new.*) execute function review_tally_published();

-- A member's pictures go with a review as well as with a question: sent, re-encoded, bounded and erased in one way.
alter table question_picture
  add column review_no bigint,
  add foreign key (mall_id, review_no) references customer_review,
  drop constraint question_picture_check,
  add constraint question_picture_check
    check ((question_no is null and review_no is null) = (erase_from is not null) and (question_no is null or review_no is null));
create index question_picture_of_review on question_picture (mall_id, review_no, position) where review_no is not null;
drop index question_picture_loose;
create index question_picture_loose on question_picture (mall_id, member_no) where question_no is null and review_no is null;

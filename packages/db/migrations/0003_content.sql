-- What a mall says: corners, popups, keywords, exhibitions, boards, questions, terms; and what it counts.

create table corner (
  mall_id int not null references mall,
  area_code text not null check (area_code between '012001' and '014001'),
  device text not null check (device in ('pc', 'mobile')),
  title text not null default '',
  subtitle text not null default '',
  link text not null default '',
  sort_order int not null default 0,
  items jsonb not null default '[]',
  primary key (mall_id, area_code, device)
);

create table popup (
  mall_id int not null references mall,
  popup_no int not null,
  type text not null check (type in ('DP01801', 'DP01802')),
  device text check (device in ('pc', 'mobile')),
  html text not null,
  url text not null default '',
  sort_order int not null default 0,
  opens_at timestamptz not null default '2020-01-01',
  closes_at timestamptz,
  primary key (mall_id, popup_no)
);

create table smart_keyword (
  mall_id int not null references mall,
  search_no int not null,
  name text not null,
  sort_order int,
  primary key (mall_id, search_no)
);

create table popular_keyword (
  mall_id int not null references mall,
  name text not null,
  sort_order int not null,
  primary key (mall_id, name)
);

create table search_log (
  mall_id int not null references mall,
  keyword text not null,
  has_result boolean not null,
  searched_at timestamptz not null default now()
);
create index search_log_recent on search_log (mall_id, searched_at);

create table exhibition (
  mall_id int not null references mall,
  exhibition_no int not null,
  category_no text collate "C",
  kicker text not null default '',
  title text not null,
  subtitle text not null default '',
  description text not null default '',
  image text not null,
  colour_from text not null check (colour_from ~* '^#[0-9a-f]{6}$'),
  colour_to text not null check (colour_to ~* '^#[0-9a-f]{6}$'),
  is_on_dark boolean not null default false,
  starts_on date not null,
  ends_on date not null,
  sort_order int not null default 0,
  notice_lines text[] not null default '{}',
  primary key (mall_id, exhibition_no),
  check (ends_on >= starts_on)
);

create table exhibition_section (
  mall_id int not null,
  exhibition_no int not null,
  section_no int not null,
  anchor text not null,
  title text not null,
  description text not null default '',
  benefits jsonb not null default '[]',
  product_nos text[] not null default '{}',
  primary key (mall_id, exhibition_no, section_no),
  foreign key (mall_id, exhibition_no) references exhibition on delete cascade
);

create table board_post (
  mall_id int not null references mall,
  board_type text not null check (board_type in ('CM00404', 'CM00410')),
  post_no int not null,
  title text not null,
  label text not null default '',
  summary text not null default '',
  html text not null,
  image text not null default '',
  author text not null default '',
  is_pinned boolean not null default false,
  posted_on date not null,
  product_nos text[] not null default '{}',
  primary key (mall_id, board_type, post_no)
);
create index board_post_order on board_post (mall_id, board_type, is_pinned desc, posted_on desc, post_no desc);

create table faq (
  mall_id int not null references mall,
  faq_no int not null,
  category text not null,
  question text not null,
  answer_html text not null,
  sort_order int not null default 0,
  primary key (mall_id, faq_no)
);

-- The provider's terms; every mall shows the same text with its own name in it.
create table term_version (
  term_no int primary key,
  term_code text not null check (term_code in ('service', 'privacy', 'marketing', 'thirdParty', 'wireless', 'subscription')),
  applied_on date not null,
  html text not null,
  unique (term_code, applied_on)
);

create table content_view (
  mall_id int not null references mall,
  content_type text not null check (content_type in ('CATEGORY')),
  content_id text not null,
  view_count bigint not null default 0,
  primary key (mall_id, content_type, content_id)
);

create table page_view (
  mall_id int not null references mall,
  viewed_at timestamptz not null default now(),
  path text not null,
  device text not null check (device in ('pc', 'mobile'))
);
create index page_view_recent on page_view (mall_id, viewed_at);

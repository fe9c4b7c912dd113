-- What a mall says: corners, popups, keywords, exhibitions, boards, questions and answers, terms and who agreed to them.

create domain device as text check (value in ('pc', 'mobile'));

create table corner (
  mall_id int not null references mall,
  area_code text not null
    check (area_code in ('012001', '012002', '012003', '012004', '012005', '012006', '012007', '013001', '014001')),
  device device not null,
  title text not null default '',
  subtitle text not null default '',
  link text not null default '',
  sort_order int not null default 0,
  items jsonb not null default '[]',
  primary key (mall_id, area_code, device)
);
select protect_tenant_table('corner', 'select');

create table popup (
  mall_id int not null references mall,
  popup_no int not null,
  type text not null check (type in ('DP01801', 'DP01802')),
  device device,
  html text not null,
  url text not null default '',
  sort_order int not null default 0,
  opens_at timestamptz not null default '2020-01-01',
  closes_at timestamptz,
  primary key (mall_id, popup_no)
);
select protect_tenant_table('popup', 'select');

create table smart_keyword (
  mall_id int not null references mall,
  search_no int not null,
  name text not null,
  sort_order int,
  primary key (mall_id, search_no)
);
select protect_tenant_table('smart_keyword', 'select');

create table popular_keyword (
  mall_id int not null references mall,
  name text not null,
  sort_order int not null,
  primary key (mall_id, name)
);
select protect_tenant_table('popular_keyword', 'select');

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
select protect_tenant_table('exhibition', 'select');

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
select protect_tenant_table('exhibition_section', 'select');

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
select protect_tenant_table('board_post', 'select');

-- Files that go with a post.
create table board_attachment (
  mall_id int not null,
  -- Random; the bytes lie in the file store under it.
  attachment_name uuid not null,
  board_type text not null,
  post_no int not null,
  position int not null,
  -- As the reader keeps it.
  file_name text not null,
  -- The ending of the name: what the file is sent as.
  file_type text not null check (
    file_type in ('pdf', 'hwp', 'hwpx', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'csv', 'txt', 'jpg', 'png', 'zip')),
  byte_count int not null check (byte_count > 0),
  primary key (mall_id, attachment_name),
  unique (mall_id, board_type, post_no, position),
  foreign key (mall_id, board_type, post_no) references board_post on delete cascade
);
select protect_tenant_table('board_attachment', 'select, insert');

create table faq (
  mall_id int not null references mall,
  faq_no int not null,
  category text not null,
  question text not null,
  answer_html text not null,
  sort_order int not null default 0,
  primary key (mall_id, faq_no)
);
select protect_tenant_table('faq', 'select');

-- Pages that an operator writes: what the mall is, and its simple services.
create table content_page (
  mall_id int not null references mall,
  page_name text not null check (page_name in ('familyShopIntro', 'handyService')),
  title text not null,
  -- Sanitised when it is stored and again when it is shown.
  html text not null,
  primary key (mall_id, page_name)
);
select protect_tenant_table('content_page', 'select');

create table content_view (
  mall_id int not null references mall,
  content_type text not null check (content_type in ('CATEGORY')),
  content_id text not null,
  view_count bigint not null default 0,
  primary key (mall_id, content_type, content_id)
);
select protect_tenant_table('content_view', 'select, insert, update');

-- The provider's terms; every mall shows the same text with its own name in it.
create table term_version (
  term_no int primary key,
  term_code text not null check (term_code in ('service', 'privacy', 'marketing', 'thirdParty', 'wireless', 'subscription')),
  applied_on date not null,
  html text not null,
  unique (term_code, applied_on)
);
grant select on term_version to mall_app;

-- A member agrees to a version of a term, at a moment.
create table consent (
  mall_id int not null,
  member_no bigint not null,
  consent_no bigint generated always as identity,
  term_no int not null references term_version,
  -- What it was agreed to for, if anything.
  order_no text collate "C",
  application_no text collate "C",
  subscription_no text collate "C",
  agreed_at timestamptz not null,
  primary key (mall_id, consent_no),
  foreign key (mall_id, member_no) references member on delete cascade
);
select protect_tenant_table('consent', 'select, insert');

-- Consent to advertising by channel: each change is a row, the newest one holds. What was agreed to on joining stands in `consent`.
create table marketing_consent (
  mall_id int not null,
  member_no bigint not null,
  change_no bigint generated always as identity,
  channel text not null check (channel in ('EMAIL', 'SMS')),
  is_agreed boolean not null,
  -- The version that was shown; null where none was, as behind the link of a mail.
  term_no int references term_version,
  source text not null check (source in ('MY_SHOP', 'MAIL_LINK')),
  changed_at timestamptz not null,
  primary key (mall_id, change_no),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index marketing_consent_member on marketing_consent (mall_id, member_no, change_no desc);
select protect_tenant_table('marketing_consent', 'select, insert');

-- Malls, members, sessions. Tenant tables lead with mall_id, and row-level security compares it with the
-- transaction's setting app.mall_id: a query that forgets its mall finds nothing.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

do $$
begin
  -- The role the application works as; it owns nothing.
  if not exists (select from pg_roles where rolname = 'mall_app') then create role mall_app nologin; end if;
  -- The role behind the search functions, the only door to the search index.
  if not exists (select from pg_roles where rolname = 'mall_search') then create role mall_search nologin; end if;
  execute format('grant mall_app, mall_search to %I', current_user);
end $$;

create function current_mall_id() returns int
  language sql stable
  return nullif(current_setting('app.mall_id', true), '')::int;

create table mall (
  mall_id int primary key,
  mall_url text not null unique check (
    mall_url ~ '^[a-z][a-z0-9-]{1,30}$'
    and mall_url not in ('m', 'tid', 'pg', 'email', 'api', 'assets', 'images', 'admin')
  ),
  name text not null,
  title text not null,
  sales_type text not null check (sales_type in ('GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON')),
  style text not null check (style in ('A', 'B', 'C', 'D', 'E')),
  is_mobile boolean not null default true,
  is_login_open boolean not null default false,
  is_marketing boolean not null default false,
  slogan text not null default '',
  logo text not null,
  footer_logo text not null,
  footer_logo_link text not null default '',
  mobile_certificate_image text not null default '',
  mobile_certificate_link text not null default '',
  customer_phone text not null,
  email text not null,
  center_opens_at text not null check (center_opens_at ~ '^[0-2][0-9][0-5][0-9]$'),
  center_closes_at text not null check (center_closes_at ~ '^[0-2][0-9][0-5][0-9]$'),
  company text not null,
  representative_name text not null,
  business_number text not null,
  registration_number text not null default '',
  sales_permit_number text not null,
  address text not null,
  delivery_fee int not null default 3000 check (delivery_fee >= 0),
  free_delivery_from int not null default 50000 check (free_delivery_from >= 0),
  -- The member whose tokens a marketing mall hands to every visitor (spec 1).
  guest_member_no bigint,
  has_dormancy boolean not null default true
);

create table member (
  mall_id int not null references mall,
  member_no bigint generated always as identity,
  login_id text not null,
  password_hash text not null,
  name text not null,
  email text not null default '',
  email_verified_at timestamptz,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DORMANT', 'WITHDRAWN')),
  password_state text not null default 'NORMAL' check (password_state in ('NORMAL', 'TEMPORARY', 'INITIAL')),
  joined_at timestamptz not null default now(),
  last_signed_in_at timestamptz,
  primary key (mall_id, member_no),
  unique (mall_id, login_id)
);

create table refresh_token (
  mall_id int not null,
  token_hash bytea not null,
  family_id uuid not null,
  member_no bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (mall_id, token_hash),
  foreign key (mall_id, member_no) references member on delete cascade
);
create index refresh_token_family on refresh_token (mall_id, family_id);
create index refresh_token_member on refresh_token (mall_id, member_no);

-- Subjects are hashes of an id or an address, so that nothing personal is kept.
create table sign_in_failure (
  mall_id int not null references mall,
  subject_hash bytea not null,
  failed_at timestamptz not null default now()
);
create index sign_in_failure_subject on sign_in_failure (mall_id, subject_hash, failed_at);

-- A solved proof of work counts once.
create table spent_challenge (
  mall_id int not null references mall,
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (mall_id, challenge_hash)
);

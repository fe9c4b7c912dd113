-- A mall's own theme over one of the five that every page has. Each save is a row of its own: the newest one is what staff work on, the newest
-- LIVE one is what the shop shows, by one stylesheet whose name is the hash of what it says.

alter table mall
  -- Empty: the logo.
  add column favicon text not null default '',
  -- Of the stylesheet that the shop's pages load after their own; empty: none.
  add column theme_hash text not null default '';

create function luminance_of(colour text) returns double precision
  language sql immutable strict parallel safe
  return (
    select sum(weight * case when value <= 0.04045 then value / 12.92 else power((value + 0.055) / 1.055, 2.4) end)
    from (values (0, 0.2126), (1, 0.7152), (2, 0.0722)) channel (place, weight),
      lateral (select get_byte(decode(substr(colour, 2), 'hex'), place) / 255.0::double precision) as share (value));

-- WCAG 2.2, as domain/contrast.ts.
create function contrast_of(one text, other text) returns double precision
  language sql immutable strict parallel safe
  return (
    select (greatest(a, b) + 0.05) / (least(a, b) + 0.05) from (select luminance_of(one), luminance_of(other)) as two (a, b));

-- What stands on what in the shop, and how far it is told apart at least (domain/theme/theme-pairs.ts; a test compares the two).
create function theme_pairs() returns table (front text, ground text, at_least double precision)
  language sql immutable parallel safe
  begin atomic
    select * from (values
      ('text', 'page', 4.5::double precision), ('text-2', 'page', 4.5), ('text-3', 'page', 4.5), ('line-field', 'page', 3),
      ('on-brand', 'brand', 4.5), ('on-brand', 'brand-press', 4.5), ('brand', 'page', 3), ('brand-text', 'page', 4.5),
      ('brand-text', 'brand-weak-2', 4.5), ('on-accent', 'accent', 4.5), ('head-text', 'head', 4.5), ('search-line', 'head', 3),
      ('cat-text', 'cat', 4.5), ('cat-active', 'cat', 4.5), ('on-banner', 'banner-b', 4.5), ('on-banner', 'banner-a', 4.5),
      ('band-text', 'band', 4.5), ('band-sub', 'band', 4.5), ('foot-text', 'foot', 4.5), ('foot-strong', 'foot', 4.5)) pair;
  end;

-- Whether everything that it says can be read. Nothing said is what the base has.
create function theme_passes(tokens jsonb) returns boolean
  language sql immutable parallel safe
  return tokens = '{}' or (
    not exists (
      select from theme_pairs() pair
      where coalesce(contrast_of(tokens ->> pair.front, tokens ->> pair.ground) < pair.at_least - 0.0001, true))
    -- It becomes a part of a stylesheet.
    and not exists (
      select from jsonb_each_text(tokens) token where token.key !~ '^[a-z0-9-]+$' or token.value !~ '^[#a-z0-9 .()%-]+$'));

-- More specific than the base's own, so that the order of files does not matter.
create function theme_sheet(tokens jsonb) returns text
  language sql immutable parallel safe
  return case when tokens = '{}' then '' else ':root[data-theme]{' || (
    select string_agg('--' || key || ':' || value, ';' order by key collate "C") from jsonb_each_text(tokens)) || '}' end;

create function theme_hash(tokens jsonb) returns text
  language sql immutable parallel safe
  return case when tokens = '{}' then '' else left(encode(sha256(convert_to(theme_sheet(tokens), 'UTF8')), 'hex'), 20) end;

create table mall_theme (
  mall_id int not null references mall,
  version int not null check (version > 0),
  state text not null check (state in ('DRAFT', 'LIVE')),
  -- As staff choose it (contracts/mall-theme.ts), and what follows from it (domain/theme).
  body jsonb not null,
  tokens jsonb not null check (theme_passes(tokens)),
  hash text not null generated always as (theme_hash(tokens)) stored,
  -- Nobody: how the mall was before anybody had chosen.
  staff_no bigint references staff,
  made_at timestamptz not null,
  primary key (mall_id, version)
);
create index mall_theme_hash on mall_theme (mall_id, hash);
-- What was saved stays as it was.
select protect_tenant_table('mall_theme', 'select');
grant insert on mall_theme to mall_office;

create function publish_theme() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update mall set style = new.body ->> 'base', logo = new.body ->> 'logo',
    footer_logo = new.body ->> 'footLogo', favicon = new.body ->> 'favicon', theme_hash = new.hash
  where mall_id = new.mall_id;
  return null;
end $$;
revoke execute on function publish_theme() from public;
comment on function publish_theme() is
  'Runs as its owner: the office writes the look of a mall in no other way than by a theme that can be read.';
create trigger theme_published after insert on mall_theme
  for each row when (new.state = 'LIVE') execute function publish_theme();

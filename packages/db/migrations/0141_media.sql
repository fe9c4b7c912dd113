-- The media library: every picture that staff may put on something, uploads and those that come with the program. The bytes of an upload lie
-- in the file store under the hash of what was sent, in the sizes that the shop asks for; what uses a picture holds its name, and the shop
-- reads nothing of this table.

create table media (
  media_no int generated always as identity primary key,
  -- As a product's picture is written: the shop asks for `/images/{name}.{width}.{format}`.
  name text not null unique collate "C" check (name ~ '^(media/)?(goods|scenes)/[a-z0-9_-]+$'),
  -- What somebody hears who does not see it.
  alt text not null check (alt <> ''),
  file_name text not null default '',
  -- Of the widest file.
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- What matters in it, percent from the left and from the top: a cut keeps it.
  focal_x int not null default 50 check (focal_x between 0 and 100),
  focal_y int not null default 50 check (focal_y between 0 and 100),
  -- Nobody: it comes with the program.
  staff_no bigint references staff,
  added_at timestamptz not null,
  version int not null default 1,
  changed_by bigint references staff,
  changed_at timestamptz
);
create index media_newest on media (added_at desc, media_no desc);
grant select, insert, delete, update (alt, focal_x, focal_y, version, changed_by, changed_at) on media to mall_office;

-- The pictures that a text shows, by name.
create function picture_names(html text) returns text[]
  language sql immutable parallel safe
  return array(select distinct found[1] from regexp_matches(html, '/images/([a-z0-9_/-]+)\.[0-9]+\.(?:avif|webp)', 'g') found);

-- All that a product shows beside its options: what is asked before a picture may go.
alter table product add column pictures text[] not null
  generated always as (images || image || picture_names(description_html)) stored;
create index product_pictures on product using gin (pictures);
create index product_option_image on product_option (image) where image <> '';

-- What products of a mall that runs already show is in the library from the start, under the words that there are for it.
insert into media (name, alt, width, height, added_at)
select distinct on (shown) shown, p.name, 800, 800, now()
from product p, unnest(p.pictures) shown where shown ~ '^(goods|scenes)/[a-z0-9_-]+$'
order by shown, p.product_no;

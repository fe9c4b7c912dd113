-- The browser's files of this release and of those before it: whoever opened a page of one release may ask an instance of another for its
-- files. The owner puts them here beside the migrations; the application only reads, so nothing it is tricked into changes a script.
create table build_file (
  site text not null check (site in ('web', 'office')),
  -- It changes with the content.
  name text not null collate "C" check (name ~ '^[A-Za-z0-9_-]+\.[a-z0-9]+$'),
  content bytea not null,
  -- As they are sent to who takes them.
  brotli bytea,
  gzip bytea,
  -- Since when the last release does not have it; days later it goes.
  retired_at timestamptz,
  primary key (site, name)
);
-- Its content is compressed already, or is where compression gains nothing.
alter table build_file alter column content set storage external, alter column brotli set storage external, alter column gzip set storage external;
grant select on build_file to mall_app;

-- A brand as staff keep it: by what other spellings shoppers search for it, and who has changed it last.

alter table brand
  add column search_words text[] not null default '{}' check (cardinality(search_words) <= 20),
  add column version int not null default 0,
  add column changed_by bigint references staff,
  add column changed_at timestamptz;
grant insert, update on brand to mall_office;

-- Another spelling is another document, as another name is.
drop trigger brand_search_changed on brand;
create trigger brand_search_changed after update of name, search_words on brand
  for each row when ((old.name, old.search_words) is distinct from (new.name, new.search_words))
  execute function brand_search_changed();

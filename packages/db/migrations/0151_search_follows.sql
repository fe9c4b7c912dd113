-- The search index follows each change of what it is made of. Whatever changes leaves a row here in its own transaction; the server is told,
-- makes the rows of the index anew (domain/search-document.ts) and takes these away, all in one transaction: a change that is committed is
-- never lost, whoever is killed when. Rows repeat: one that found its like here already could be taken by who has not seen its change.

create table search_change (
  mall_id int not null,
  change_no bigint not null generated always as identity,
  -- Null: what the mall's search box suggests.
  product_no text collate "C",
  primary key (mall_id, change_no)
);
create index search_change_product on search_change (change_no) where product_no is not null;
create index search_change_suggestions on search_change (change_no) where product_no is null;
select protect_tenant_table('search_change', '');
-- The owner of the tables notes and takes the changes of all malls, and writes what follows from them.
create policy catalogue_sync on search_change to current_user using (true);
create policy catalogue_sync on search_suggestion to current_user using (true);

create function notify_search_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('search_changed', '');
  return null;
end $$;
create trigger notify_search_changed after insert on search_change
  for each statement execute function notify_search_changed();

create function product_search_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into search_change (mall_id, product_no) select mall_id, product_no from listing where product_no = new.product_no;
  return null;
end $$;
create trigger product_search_changed after update of name, model_name, brand_id, tag, search_tags on product
  for each row when (
    (old.name, old.model_name, old.brand_id, old.tag, old.search_tags)
      is distinct from (new.name, new.model_name, new.brand_id, new.tag, new.search_tags))
  execute function product_search_changed();

create function brand_search_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into search_change (mall_id, product_no) select mall_id, product_no from listing where brand_id = new.brand_id;
  return null;
end $$;
create trigger brand_search_changed after update of name on brand
  for each row when (old.name <> new.name) execute function brand_search_changed();

create function category_search_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into search_change (mall_id, product_no)
  select mall_id, product_no from listing where mall_id = new.mall_id and category_no ^@ new.category_no;
  return null;
end $$;
create trigger category_search_changed after update of name on category
  for each row when (old.name <> new.name) execute function category_search_changed();

create function listing_search_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op = 'DELETE' then
    -- Its row of the index has gone with it.
    insert into search_change (mall_id) values (old.mall_id);
  else
    insert into search_change (mall_id, product_no) values (new.mall_id, new.product_no);
  end if;
  return null;
end $$;
create trigger listing_search_born after insert or delete on listing
  for each row execute function listing_search_changed();
create trigger listing_search_changed after update on listing
  for each row when ((old.category_no, old.is_visible) is distinct from (new.category_no, new.is_visible))
  execute function listing_search_changed();

-- What a price says of the order of a search stands in the index already (listing_changed); what servers remember of searches does not.
create function listing_price_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('search_indexed', '');
  return null;
end $$;
create trigger listing_price_changed after update on listing
  for each row when (old.sale_price <> new.sale_price) execute function listing_price_changed();

revoke execute on function product_search_changed(), brand_search_changed(), category_search_changed(), listing_search_changed() from public;
comment on function product_search_changed() is
  'Runs as its owner: a product that is renamed is to be found by its new name in every mall that lists it.';
comment on function brand_search_changed() is
  'Runs as its owner: what is sold under a brand that is renamed is to be found by its new name in every mall.';
comment on function category_search_changed() is
  'Runs as its owner: nobody else may note a change, as nobody else may write the search index.';
comment on function listing_search_changed() is
  'Runs as its owner: nobody else may note a change, as nobody else may write the search index.';

-- Takes changes for who makes their rows anew in this transaction, and notes their malls, whose suggestions come afterwards. Whoever comes
-- meanwhile waits, so that a row is never made of what stood there before.
create function take_search_changes(at_most int) returns table (of_mall int, of_product text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('search_change', 0));
  return query with taken as (
    delete from search_change c
    where (c.mall_id, c.change_no) in (
      select d.mall_id, d.change_no from search_change d where d.product_no is not null order by d.change_no limit at_most)
    returning c.mall_id, c.product_no
  ), once as (
    select distinct * from taken
  ), stale as (
    insert into search_change (mall_id) select distinct mall_id from once
  ) select * from once;
end $$;

-- The mall whose suggestions have waited longest, of which nothing waits any more then.
create function take_stale_suggestions() returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  stale int;
begin
  perform pg_advisory_xact_lock(hashtextextended('search_change', 0));
  select mall_id into stale from search_change where product_no is null order by change_no limit 1;
  delete from search_change where mall_id = stale and product_no is null;
  return stale;
end $$;

create function write_search_documents(documents jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into listing_search (mall_id, product_no, name, name_initials, document)
  select l.mall_id, l.product_no, made.name, made.name_initials, made.document
  from jsonb_to_recordset(documents) made (mall_id int, product_no text, name text, name_initials text, document text)
  join listing l on l.mall_id = made.mall_id and l.product_no = made.product_no
  -- Nobody may take the listing away under it.
  for key share of l
  on conflict (mall_id, product_no) do update
    set name = excluded.name, name_initials = excluded.name_initials, document = excluded.document
    where (listing_search.name, listing_search.name_initials, listing_search.document)
      is distinct from (excluded.name, excluded.name_initials, excluded.document);
  perform pg_notify('search_indexed', '');
end $$;

create function write_search_suggestions(of_mall int, suggestions jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  delete from search_suggestion s
  where s.mall_id = of_mall and not exists (
    select from jsonb_to_recordset(suggestions) made (kind text, text text) where made.kind = s.kind and made.text = s.text);
  insert into search_suggestion (mall_id, text, kind, jamo, initials, weight)
  select of_mall, made.text, made.kind, made.jamo, made.initials, made.weight
  from jsonb_to_recordset(suggestions) made (text text, kind text, jamo text, initials text, weight int)
  on conflict (mall_id, kind, text) do update
    set jamo = excluded.jamo, initials = excluded.initials, weight = excluded.weight
    where (search_suggestion.jamo, search_suggestion.initials, search_suggestion.weight)
      is distinct from (excluded.jamo, excluded.initials, excluded.weight);
end $$;

revoke execute on function take_search_changes(int), take_stale_suggestions(), write_search_documents(jsonb),
  write_search_suggestions(int, jsonb) from public;
grant execute on function take_search_changes(int), take_stale_suggestions(), write_search_documents(jsonb),
  write_search_suggestions(int, jsonb) to mall_office;
comment on function take_search_changes(int) is
  'Runs as its owner: a rename reaches thousands of malls, whose rows are made anew together; it gives numbers alone.';
comment on function take_stale_suggestions() is
  'Runs as its owner: says which mall has waited longest, whichever it is; it gives a number alone.';
comment on function write_search_documents(jsonb) is
  'Runs as its owner: nobody else may write the search index. It writes of listings that there are, and what malls may see stays theirs to say.';
comment on function write_search_suggestions(int, jsonb) is
  'Runs as its owner: nobody else may write what the search box suggests. It writes of one mall, and nothing else.';

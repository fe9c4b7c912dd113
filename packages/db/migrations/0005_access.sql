-- Who may do what. Every tenant table gets the same forced policy; the application's role gets no more than it uses.

do $$
declare
  tenant_table text;
begin
  for tenant_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'mall_id' and c.table_name <> 'mall' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_mall on %I using (mall_id = current_mall_id()) with check (mall_id = current_mall_id())', tenant_table);
  end loop;
end $$;

-- The schema's owner keeps the listings of all malls and their search rows in step with the catalogue (triggers
-- product_changed and listing_changed).
do $$
begin
  execute format('create policy catalogue_sync on listing to %I using (true)', current_user);
  execute format('create policy catalogue_sync on listing_search to %I using (true)', current_user);
end $$;

-- The search role sees the whole index; its functions name the mall themselves.
create policy search_index on listing_search for select to mall_search using (true);
create policy search_index on search_suggestion for select to mall_search using (true);
grant select on listing_search, search_suggestion to mall_search;
-- A new owner must be able to create in the schema while it becomes the owner.
grant create on schema public to mall_search;
alter function search_listing(jsonb, jsonb) owner to mall_search;
alter function search_listing(jsonb, jsonb) security definer set search_path = public, pg_temp;
alter function near_suggestions(text, int) owner to mall_search;
alter function near_suggestions(text, int) security definer set search_path = public, pg_temp;
revoke create on schema public from mall_search;
revoke execute on function search_listing(jsonb, jsonb), near_suggestions(text, int) from public;
grant execute on function search_listing(jsonb, jsonb), near_suggestions(text, int) to mall_app;

grant usage on schema public to mall_app, mall_search;
grant select on all tables in schema public to mall_app;
revoke select on listing_search from mall_app;
grant insert, update on member to mall_app;
grant insert, update, delete on refresh_token to mall_app;
grant insert, delete on sign_in_failure, spent_challenge to mall_app;
grant insert, delete on favourite to mall_app;
grant update (favourite_count) on listing to mall_app;
grant insert on search_log, page_view to mall_app;
grant insert, update on content_view to mall_app;

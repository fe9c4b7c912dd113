-- The search index of each mall. Text is kept as jamo (ㄱㅐㄹㄹㅓㄱ), so that an unfinished syllable finds its word,
-- and as initial consonants (ㄱㄹ). Trigram operators are not leakproof, so under an ordinary row-level policy PostgreSQL
-- would check every row of the mall before them; the index is therefore read only by the two functions below, which run
-- as mall_search and take the mall from the transaction, never from their caller.

-- Each Hangul letter as one byte where there is one: LIKE over the result is three times as fast as over three bytes a
-- letter. Capitals are free, since indexed text is lower case; the seven rare letters take two bytes.
create function packed_letters(jamo text) returns text
  language sql immutable parallel safe
  return translate(jamo, 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣㅐㅔㄲㄸㅃㅆㅉㅒㅖ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZðþøđħłŋ');

create table listing_search (
  mall_id int not null,
  product_no text not null collate "C",
  -- Written as jamo, stored packed.
  name text not null,
  name_initials text not null,
  -- The name without its spaces, so that 무선이어폰 finds 무선 이어폰.
  name_joined text not null default '',
  -- Everything a word may be found in: name, model, brand, category, tags, then the same as initial consonants.
  document text not null,
  -- Repeated from the listing and kept by triggers, so that a search is counted and ordered from this table alone.
  kind text not null default '',
  brand_id int not null default 0,
  category_no text not null default '' collate "C",
  sale_price int not null default 0,
  discount_rate int not null default 0,
  popularity int not null default 0,
  is_visible boolean not null default false,
  is_sold_out boolean not null default false,
  has_free_delivery boolean not null default false,
  ships_today boolean not null default false,
  listed_on date not null default current_date,
  primary key (mall_id, product_no),
  foreign key (mall_id, product_no) references listing on delete cascade
);
create index listing_search_document on listing_search using gin (mall_id, document gin_trgm_ops);
create index listing_search_joined on listing_search using gin (mall_id, name_joined gin_trgm_ops);
select protect_tenant_table('listing_search', '');
-- The owner of the tables keeps the rows of all malls in step with their listings (trigger listing_changed).
create policy catalogue_sync on listing_search to current_user using (true);
-- The search role sees the whole index; its functions name the mall themselves.
create policy search_index on listing_search for select to mall_search using (true);
grant select on listing_search to mall_search;

create function listing_search_prepared() returns trigger
  language plpgsql
  as $$
begin
  new.name := packed_letters(new.name);
  new.name_initials := packed_letters(new.name_initials);
  new.name_joined := replace(new.name, ' ', '');
  -- The space in front makes "at the beginning of a word" one pattern.
  new.document := ' ' || packed_letters(ltrim(new.document));
  if tg_op = 'INSERT' then
    select l.kind, l.brand_id, l.category_no, l.sale_price, l.discount_rate, l.favourite_count,
      l.is_visible, l.is_sold_out, l.has_free_delivery, l.ships_today, l.listed_on
    into strict new.kind, new.brand_id, new.category_no, new.sale_price, new.discount_rate, new.popularity,
      new.is_visible, new.is_sold_out, new.has_free_delivery, new.ships_today, new.listed_on
    from listing l where l.mall_id = new.mall_id and l.product_no = new.product_no;
  end if;
  return new;
end $$;
create trigger listing_search_prepared before insert or update of name, name_initials, document on listing_search
  for each row execute function listing_search_prepared();

create function listing_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update listing_search set
    brand_id = new.brand_id, category_no = new.category_no, sale_price = new.sale_price,
    discount_rate = new.discount_rate, popularity = new.favourite_count, is_visible = new.is_visible,
    is_sold_out = new.is_sold_out, has_free_delivery = new.has_free_delivery, ships_today = new.ships_today,
    listed_on = new.listed_on
  where mall_id = new.mall_id and product_no = new.product_no;
  return null;
end $$;
revoke execute on function listing_changed() from public;
comment on function listing_changed() is
  'Runs as its owner: keeps the search index in step with a listing; the application may not write the index.';
create trigger listing_changed after update on listing
  for each row when (old.* is distinct from new.*) execute function listing_changed();

create table search_suggestion (
  mall_id int not null references mall,
  text text not null,
  kind text not null check (kind in ('keyword', 'brand', 'category', 'product')),
  jamo text not null collate "C",
  initials text not null collate "C",
  weight int not null default 0,
  primary key (mall_id, kind, text)
);
create index search_suggestion_jamo on search_suggestion (mall_id, jamo, weight desc);
create index search_suggestion_initials on search_suggestion (mall_id, initials, weight desc);
create index search_suggestion_spelling on search_suggestion using gin (mall_id, jamo gin_trgm_ops);
select protect_tenant_table('search_suggestion', 'select');
create policy search_index on search_suggestion for select to mall_search using (true);
grant select on search_suggestion to mall_search;

create table search_log (
  mall_id int not null references mall,
  keyword text not null,
  has_result boolean not null,
  searched_at timestamptz not null default now()
);
create index search_log_recent on search_log (mall_id, searched_at);
select protect_tenant_table('search_log', 'select, insert');

-- What a shopper types holds no wildcards.
create function like_literal(typed text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_');

-- The condition of one form of a word. Three letters are looked for anywhere; two only where a word begins, one only
-- where a word of the name begins: less than a trigram cannot be looked up, and would mean nothing.
create function search_condition(form text, at_joined boolean) returns text
  language sql immutable parallel safe
  return case
    when length(form) = 1 then
      format('(s.document like %1$L and ('' '' || s.name like %1$L or '' '' || s.name_initials like %1$L))', '% ' || like_literal(form) || '%')
    when length(form) = 2 then format('s.document like %L', '% ' || like_literal(form) || '%')
    -- Eight letters are three syllables or more: only then is a word likely to be several written as one.
    when at_joined and length(form) >= 8 then
      format('(s.document like %1$L or s.name_joined like %1$L)', '%' || like_literal(form) || '%')
    else format('s.document like %L', '%' || like_literal(form) || '%')
  end;

-- Points of one form: 4 whole name, 3 beginning of the name, 2 beginning of a word in the name.
create function search_points(form text) returns text
  language sql immutable parallel safe
  return format(
    'case when s.name = %1$L then 4 when s.name like %2$L then 3 when s.name like %3$L then 2 else 0 end',
    form, like_literal(form) || '%', '% ' || like_literal(form) || '%');

-- words: [{"jamo": ["ㄱㅐㄹㄹㅓㄱ"], "initials": null}, …]; a word is met when the document holds one of its jamo forms
-- or its initial consonants, and every word must be met. phrases: the jamo of each keyword as a whole. Rank adds up the
-- points of words and phrases; initial consonants found in the name are 1 point.
create function search_listing(words jsonb, phrases jsonb)
  returns table (
    product_no text, rank int, kind text, brand_id int, category_no text, sale_price int, discount_rate int,
    popularity int, is_sold_out boolean, has_free_delivery boolean, ships_today boolean, listed_on date
  )
  language plpgsql stable rows 2000 security definer set search_path = public, pg_temp
  as $$
declare
  word jsonb;
  form text;
  any_form text;
  met text := '';
  score text := '0';
begin
  if jsonb_array_length(words) = 0 then return; end if;
  for word in select value from jsonb_array_elements(words) loop
    any_form := 'false';
    for form in select packed_letters(value) from jsonb_array_elements_text(word -> 'jamo') loop
      any_form := any_form || ' or ' || search_condition(form, true);
      score := score || ' + ' || search_points(form);
    end loop;
    form := packed_letters(word ->> 'initials');
    if form is not null then
      any_form := any_form || ' or ' || search_condition(form, false);
      score := score || format(' + case when s.name_initials like %L then 1 else 0 end', '%' || like_literal(form) || '%');
    end if;
    met := met || ' and (' || any_form || ')';
  end loop;
  for form in select packed_letters(value) from jsonb_array_elements_text(phrases) loop
    score := score || ' + ' || search_points(form);
  end loop;
  return query execute format(
    'select s.product_no, %s, s.kind, s.brand_id, s.category_no, s.sale_price, s.discount_rate,
       s.popularity, s.is_sold_out, s.has_free_delivery, s.ships_today, s.listed_on
     from listing_search s where s.mall_id = $1 and s.is_visible %s', score, met)
    using current_mall_id();
end $$;
comment on function search_listing(jsonb, jsonb) is
  'Runs as mall_search: the index has one entry of a trigram for all malls, and a policy would forbid its use. Names the mall itself.';

-- Suggestions whose spelling comes near the jamo given, nearest first.
create function near_suggestions(typed_jamo text, at_most int)
  returns table (text text, jamo text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.text, s.jamo from search_suggestion s
    where s.mall_id = current_mall_id() and s.jamo % typed_jamo and s.kind <> 'product'
    order by similarity(s.jamo, typed_jamo) desc, s.weight desc
    limit at_most
  $$;
comment on function near_suggestions(text, int) is
  'Runs as mall_search: the index has one entry of a trigram for all malls, and a policy would forbid its use. Names the mall itself.';

revoke execute on function search_listing(jsonb, jsonb), near_suggestions(text, int) from public;
grant execute on function search_listing(jsonb, jsonb), near_suggestions(text, int) to mall_app;
-- A new owner must be able to create in the schema while it becomes the owner.
grant create on schema public to mall_search;
alter function search_listing(jsonb, jsonb) owner to mall_search;
alter function near_suggestions(text, int) owner to mall_search;
revoke create on schema public from mall_search;

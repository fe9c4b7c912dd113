-- The search index of each mall. Text is kept as jamo (ㄱㅐㄹㄹㅓㄱ), so that an unfinished syllable finds its word,
-- and as initial consonants (ㄱㄹ). Trigram operators are not leakproof, so under an ordinary row-level policy PostgreSQL
-- would check every row of the mall before them; the index is therefore read only by the two functions below, which run
-- as mall_search and take the mall from the transaction, never from their caller.

create table listing_search (
  mall_id int not null,
  product_no text not null collate "C",
  name_jamo text not null,
  name_initials text not null,
  -- Everything a word may be found in: name, model, brand, category, tags, then the same as initial consonants.
  document text not null,
  primary key (mall_id, product_no),
  foreign key (mall_id, product_no) references listing on delete cascade
);
create index listing_search_document on listing_search using gin (mall_id, document gin_trgm_ops);

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

-- words: [{"jamo": ["ㄱㅐㄹㄹㅓㄱ"], "initials": null}, …]; a word is met when the document holds one of its jamo forms
-- or its initial consonants. Rank: 4 whole name, 3 beginning of the name, 2 beginning of a word in the name, 1 initial
-- consonants of the name, 0 elsewhere.
create function search_listing(words jsonb)
  returns table (product_no text, rank int)
  language plpgsql stable
  as $$
declare
  word jsonb;
  form text;
  pattern text;
  any_form text;
  met text := '';
  score text := '';
begin
  if jsonb_array_length(words) = 0 then return; end if;
  for word in select * from jsonb_array_elements(words) loop
    any_form := '';
    for form in select value from jsonb_array_elements_text(word -> 'jamo') loop
      pattern := replace(replace(replace(form, '\', '\\'), '%', '\%'), '_', '\_');
      any_form := any_form || format(' or s.document like %L', '%' || pattern || '%');
      score := score || format(
        ' + case when s.name_jamo = %1$L then 4 when s.name_jamo like %2$L then 3 when s.name_jamo like %3$L then 2 else 0 end',
        form, pattern || '%', '% ' || pattern || '%');
    end loop;
    form := word ->> 'initials';
    if form is not null then
      pattern := replace(replace(replace(form, '\', '\\'), '%', '\%'), '_', '\_');
      any_form := any_form || format(' or s.document like %L', '%' || pattern || '%');
      score := score || format(' + case when s.name_initials like %L then 1 else 0 end', '%' || pattern || '%');
    end if;
    met := met || ' and (' || substr(any_form, 5) || ')';
  end loop;
  return query execute format(
    'select s.product_no, (0 %s)::int from listing_search s where s.mall_id = $1 %s', score, met)
    using current_mall_id();
end $$;

-- Suggestions whose spelling comes near the jamo given, nearest first.
create function near_suggestions(typed_jamo text, at_most int)
  returns table (text text, jamo text)
  language sql stable
  as $$
    select s.text, s.jamo from search_suggestion s
    where s.mall_id = current_mall_id() and s.jamo % typed_jamo and s.kind <> 'product'
    order by similarity(s.jamo, typed_jamo) desc, s.weight desc
    limit at_most
  $$;

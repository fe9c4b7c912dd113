-- What is typed is looked for among the different words of all documents, which are few, and then what has one of those words: exactly, so that
-- no document is compared letter by letter (docs/decisions/0068-search-by-words.md).
-- breaks: nothing; every version reads and writes the index by search_listing and write_search_documents alone, which answer as before.

-- Of all malls together: a word says nothing of who has it, and only the search reads it.
create table search_word (
  -- Packed, without spaces.
  letters text not null collate "C",
  -- A name has it, so what is typed may go on in the name's next word (무선이어폰).
  in_name boolean not null,
  constraint search_word_pkey primary key (letters)
);
create index search_word_letters on search_word using gin (letters gin_trgm_ops);
-- By what a word of a name ends with.
create index search_word_reversed on search_word (reverse(letters) collate "C") where in_name;
grant select on search_word to mall_search;

insert into search_word (letters, in_name)
select word, bool_or(is_name)
from listing_search, lateral (
  select word, false as is_name from string_to_table(ltrim(document), ' ') word
  union all
  select word, true from string_to_table(name, ' ') word) words
where word <> ''
group by word;
analyze search_word;

-- Documents of before have a space in front.
create index listing_search_words on listing_search using gin (mall_id, string_to_array(ltrim(document), ' '));

create function learn_search_words(documents jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into search_word as known (letters, in_name)
  select word, bool_or(is_name)
  from (
    select distinct packed_letters(word) as word, false as is_name
    from jsonb_to_recordset(documents) made (document text), string_to_table(made.document, ' ') word
    union all
    select distinct packed_letters(word), true
    from jsonb_to_recordset(documents) made (name text), string_to_table(made.name, ' ') word
  ) words
  where word <> '' and not exists (
    select from search_word known where known.letters = words.word and (known.in_name or not words.is_name))
  group by word
  -- Two who learn the same ones wait for each other in one order.
  order by word
  on conflict (letters) do update set in_name = true where excluded.in_name and not known.in_name;
end $$;
revoke execute on function learn_search_words(jsonb) from public;
grant execute on function learn_search_words(jsonb) to mall_office;
comment on function learn_search_words(jsonb) is
  'Runs as its owner: nobody else may write the words of the search, which all malls share.';

create or replace function write_search_documents(documents jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  -- Of versions before this migration, which do not do it themselves in a transaction of its own.
  perform learn_search_words(documents);
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

-- After everything that begins with this.
create function after_beginning(form text) returns text
  language sql immutable parallel safe
  return form || U&'\+10FFFF';

-- The words in which a form is found: three letters anywhere, two only where a word begins. Less than a trigram cannot be looked up, and would
-- mean nothing.
create function search_words_with(form text) returns text[]
  language plpgsql stable
  as $$
begin
  if length(form) >= 3 then
    return array(select letters from search_word where letters like '%' || like_literal(form) || '%');
  end if;
  return array(select letters from search_word where letters >= form and letters < after_beginning(form));
end $$;

-- The words of names in which a form may begin that goes on in the next ones without a space: its beginning is their end, and the rest of it is
-- whole words and the beginning of one. Of most forms there are none.
create function search_words_before(form text) returns text[]
  language plpgsql stable
  as $$
declare
  -- After so many letters the next word may begin.
  breaks int[] := array(
    select place from generate_series(1, length(form) - 1) place where exists (
      select from search_word
      where letters >= substr(form, place + 1) and letters < after_beginning(substr(form, place + 1)) and in_name));
begin
  for place in reverse length(form) - 2 .. 1 loop
    if place <> all (breaks) and exists (
      select from search_word where in_name and letters = any(array(
        select substr(form, place + 1, following - place) from unnest(breaks) following where following > place)))
    then
      breaks := breaks || place;
    end if;
  end loop;
  return array(
    select letters from unnest(breaks) place, search_word
    where reverse(letters) collate "C" >= reverse(left(form, place))
      and reverse(letters) collate "C" < after_beginning(reverse(left(form, place))) and in_name);
end $$;

-- What has one of these words. They are a query of their own, so that they are not estimated: each of many rare ones would count as a hundredth
-- of all rows, and every row of the mall be read.
create function has_search_word(words text[]) returns text
  language sql immutable parallel safe
  return format('string_to_array(ltrim(s.document), '' '') && (select %L::text[])', words);

-- The condition of one form of a word, in the mall $1.
create or replace function search_condition(form text, at_joined boolean) returns text
  language plpgsql stable
  as $$
declare
  pattern text := like_literal(form) || '%';
  before text[];
begin
  -- One letter counts only where a word of the name begins, and most names have such a word.
  if length(form) = 1 then
    return format('('' '' || s.name like %1$L or '' '' || s.name_initials like %1$L)', '% ' || pattern);
  end if;
  -- Eight letters are three syllables or more: only then is a word likely to be several written as one.
  if at_joined and length(form) >= 8 then
    before := search_words_before(form);
  end if;
  if before <> '{}' then
    -- By number, so that the rest need not be compared with both.
    return format(
      '(%s or s.product_no = any(array(
        select s.product_no from listing_search s where s.mall_id = $1 and %s and replace(s.name, '' '', '''') like %L)))',
      has_search_word(search_words_with(form)), has_search_word(before), '%' || pattern);
  end if;
  return has_search_word(search_words_with(form));
end $$;

-- They compared documents with three letters of each.
drop index listing_search_document, listing_search_joined;
alter table listing_search drop column name_joined;

create or replace function listing_search_prepared() returns trigger
  language plpgsql
  as $$
begin
  new.name := packed_letters(new.name);
  new.name_initials := packed_letters(new.name_initials);
  new.document := packed_letters(new.document);
  if tg_op = 'INSERT' then
    select l.kind, l.brand_id, l.category_no, l.sale_price, l.discount_rate, l.favourite_count,
      l.is_visible, l.is_sold_out, l.has_free_delivery, l.ships_today, l.listed_on, l.star_rank, l.review_count
    into strict new.kind, new.brand_id, new.category_no, new.sale_price, new.discount_rate, new.popularity,
      new.is_visible, new.is_sold_out, new.has_free_delivery, new.ships_today, new.listed_on,
      new.star_rank, new.review_count
    from listing l where l.mall_id = new.mall_id and l.product_no = new.product_no;
  end if;
  return new;
end $$;

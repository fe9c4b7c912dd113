-- breaks: nothing; search_listing is made anew with two columns more in the same step, and every version reads its columns by name.
-- A search is ordered by what reviews come to, as lists are; the index repeats that as it repeats the price.
alter table listing_search
  add column star_rank int not null default 0,
  add column review_count int not null default 0;

create or replace function listing_search_prepared() returns trigger
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
      l.is_visible, l.is_sold_out, l.has_free_delivery, l.ships_today, l.listed_on, l.star_rank, l.review_count
    into strict new.kind, new.brand_id, new.category_no, new.sale_price, new.discount_rate, new.popularity,
      new.is_visible, new.is_sold_out, new.has_free_delivery, new.ships_today, new.listed_on,
      new.star_rank, new.review_count
    from listing l where l.mall_id = new.mall_id and l.product_no = new.product_no;
  end if;
  return new;
end $$;

create or replace function listing_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update listing_search set
    brand_id = new.brand_id, category_no = new.category_no, sale_price = new.sale_price,
    discount_rate = new.discount_rate, popularity = new.favourite_count, is_visible = new.is_visible,
    is_sold_out = new.is_sold_out, has_free_delivery = new.has_free_delivery, ships_today = new.ships_today,
    listed_on = new.listed_on, star_rank = new.star_rank, review_count = new.review_count
  where mall_id = new.mall_id and product_no = new.product_no;
  return null;
end $$;

update listing_search s set star_rank = l.star_rank, review_count = l.review_count
from listing l
where l.mall_id = s.mall_id and l.product_no = s.product_no and l.review_count > 0;

-- What it returns cannot be replaced.
drop function search_listing(jsonb, jsonb);
create function search_listing(words jsonb, phrases jsonb)
  returns table (
    product_no text, rank int, kind text, brand_id int, category_no text, sale_price int, discount_rate int,
    popularity int, is_sold_out boolean, has_free_delivery boolean, ships_today boolean, listed_on date,
    star_rank int, review_count int
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
       s.popularity, s.is_sold_out, s.has_free_delivery, s.ships_today, s.listed_on, s.star_rank, s.review_count
     from listing_search s where s.mall_id = $1 and s.is_visible %s', score, met)
    using current_mall_id();
end $$;
comment on function search_listing(jsonb, jsonb) is
  'Runs as mall_search: the index has one entry of a trigram for all malls, and a policy would forbid its use. Names the mall itself.';
revoke execute on function search_listing(jsonb, jsonb) from public;
grant execute on function search_listing(jsonb, jsonb) to mall_app, mall_office;
grant create on schema public to mall_search;
alter function search_listing(jsonb, jsonb) owner to mall_search;
revoke create on schema public from mall_search;

-- A single letter may begin any word of the name, not the first alone: the full name 버즈 3 ANC found nothing.

create or replace function search_condition(form text, at_joined boolean) returns text
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

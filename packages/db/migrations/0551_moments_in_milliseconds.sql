-- A page of a list begins behind the moment of the row before, which programs read to the millisecond: of rows that differ within one,
-- those at the border of a page were left out. Members who were inserted by hand came so.
do $$
declare
  finer record;
begin
  for finer in
    select d.adrelid::regclass as of_table, a.attname as of_column from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum join pg_class c on c.oid = d.adrelid
    where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) = 'now()'
  loop
    execute format('alter table %s alter column %I set default date_trunc(''milliseconds'', now())', finer.of_table, finer.of_column);
  end loop;
end $$;

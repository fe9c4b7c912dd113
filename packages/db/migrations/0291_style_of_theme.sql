-- A mall's base is said in one place: once it has themes of its own, by the one that is live.
create function refuse_style_beside_theme() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  if (select body ->> 'base' <> new.style from mall_theme
      where mall_id = new.mall_id and state = 'LIVE' order by version desc limit 1) then
    raise exception 'the theme of the mall says its style' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke execute on function refuse_style_beside_theme() from public;
create trigger refuse_style_beside_theme before update of style on mall for each row when (new.style <> old.style)
  execute function refuse_style_beside_theme();

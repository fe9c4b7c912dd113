-- A mall's menu, as staff keep it: what is hidden, who has changed what last. The shop reads it as before, and learns of a change at once.

alter table category
  -- Hidden: not in the menu; what is sold there is sold on, and found.
  add column is_shown boolean not null default true,
  add column version int not null default 0,
  add column changed_by bigint references staff,
  add column changed_at timestamptz;
grant insert, update, delete on category to mall_office;

create trigger notify_menu_changed after insert or update or delete or truncate on category
  for each statement execute function notify_mall_changed();

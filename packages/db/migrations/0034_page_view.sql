-- Visit figures by route: an address may hold the number of an order, so what was noted by address goes.

delete from page_view;
alter table page_view rename column path to route;
alter table page_view
  add column is_signed_in boolean not null default false,
  add check (route ~ '^/[A-Za-z$/]{0,199}$');
alter table page_view alter column is_signed_in drop default;
grant delete on page_view to mall_app;

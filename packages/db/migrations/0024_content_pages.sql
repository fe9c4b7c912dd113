-- Pages that an operator writes: what the mall is, and its simple services.

create table content_page (
  mall_id int not null references mall,
  page_name text not null check (page_name in ('familyShopIntro', 'handyService')),
  title text not null,
  -- Sanitised when it is stored and again when it is shown.
  html text not null,
  primary key (mall_id, page_name)
);
alter table content_page enable row level security;
alter table content_page force row level security;
create policy own_mall on content_page using (mall_id = current_mall_id()) with check (mall_id = current_mall_id());
grant select on content_page to mall_app;

-- The law lint reads what subscriptions and plans cost, and what listings have cost before: a mall is checked when one of them changes.
create trigger lint_marked_born after insert on subscription_term referencing new table as moved
  for each statement execute function mark_listings_for_lint();
create trigger lint_marked_changed after update on subscription_term referencing new table as moved
  for each statement execute function mark_listings_for_lint();
create trigger lint_marked_gone after delete on subscription_term referencing old table as moved
  for each statement execute function mark_listings_for_lint();
create trigger lint_marked after insert or update or delete on carrier_plan_price
  for each statement execute function mark_all_for_lint();
create trigger lint_marked after insert on listing_price referencing new table as moved
  for each statement execute function mark_listings_for_lint();
-- Of which sort a product is says what has to be told of it.
create trigger lint_marked_group after update on product for each row when (
    (old.notice_group, old.market_price) is distinct from (new.notice_group, new.market_price))
  execute function mark_product_for_lint();
-- Malls that run already are checked as soon as a server runs.
insert into lint_mark default values;

-- What the lint finds missing is filled in on the mall's own page.
grant update (hosting_provider, mobile_certificate_image) on mall to mall_office;

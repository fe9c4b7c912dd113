-- A market price is compared with the mall's own: on which day somebody has seen it elsewhere. Null: nobody has said.
alter table product add column market_price_on date;
grant update (market_price_on) on product to mall_office;

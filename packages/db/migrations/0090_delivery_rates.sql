-- The column is called what everybody calls these prices: the delivery rates that the order was made under.
alter table mall_order rename column tariff to delivery_rates;

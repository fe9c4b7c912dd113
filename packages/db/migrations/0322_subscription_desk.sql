-- Subscriptions as staff keep them, and the numbers of products of every kind.

alter table partner_card
  -- Both days included; null: no limit.
  add column starts_on date,
  add column ends_on date,
  -- Where the issuer says so.
  add column source text not null default '',
  add constraint partner_card_period check (ends_on >= starts_on);

grant insert, update on subscription_product to mall_office;
grant insert, update, delete on partner_card to mall_office;
grant insert, update, delete on subscription_term to mall_office;

-- A product's number says of which kind it is; who names one keeps it.
create function product_number_of_kind() returns trigger
  language plpgsql
  as $$
begin
  new.product_no := case new.kind when 'goods' then 'GD' when 'wireless' then 'HP' else 'SB' end || substr(next_product_no(), 3);
  return new;
end $$;
alter table product alter column product_no drop default;
create trigger product_number_of_kind before insert on product
  for each row when (new.product_no is null) execute function product_number_of_kind();

-- What of them a second person looks at, as of goods: prices that rise, or fall by more than this.
insert into review_field (field, may_fall) values
  ('memories', 10), ('card', null), ('terms', 10), ('registrationFee', 10), ('takeBackFee', 10), ('leavePercent', 10),
  ('purchasePrice', 10), ('isFirstMonthFree', null), ('visitCycleMonths', null), ('cancellationTerms', null), ('partnerCards', null);

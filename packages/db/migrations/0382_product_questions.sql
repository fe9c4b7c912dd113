-- A question may be about a product and stand on its page, where everybody reads it unless it is secret; it is answered where all others are.

alter table question
  add column product_no text collate "C" references product,
  add column is_secret boolean not null default false,
  -- Who asks as others read it on a product's page: masked; a page of questions reads nothing else.
  add column writer text not null default '',
  add constraint question_of_product_check check ((product_no is null) = (writer = '') and (product_no is not null or not is_secret));
create index question_of_product on question (mall_id, product_no, question_no desc) where product_no is not null;

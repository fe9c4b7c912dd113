-- Products are changed in the office: who saved what when, how a state may be left, and what the law has a shop tell of a sort of goods.

-- What has to be told, by sort (상품정보제공고시, 전자상거래법 제13조): lines in their order, [{"label": "품명·모델명", "mayRefer": false}, …].
-- `mayRefer`: "see the description" is an answer to it. Operators change these rows, not the program.
create table notice_group (
  code text primary key check (code ~ '^[A-Z_]+$'),
  name text not null,
  lines jsonb not null,
  sort_order int not null
);
grant select on notice_group to mall_office;

create function notice_lines(labels text[], referring text[]) returns jsonb
  language sql immutable
  return (
    select jsonb_agg(jsonb_build_object('label', label, 'mayRefer', label = any (referring)) order by place)
    from unnest(array['품명·모델명'] || labels || array['제조자', '제조국', 'A/S 책임자·전화번호']) with ordinality as line (label, place));
insert into notice_group (code, name, lines, sort_order) values
  ('ELECTRONICS', '가전·디지털', notice_lines('{KC 인증,정격 전압·소비 전력,동일 모델 출시 연월,크기,품질보증 기준}', '{크기}'), 1),
  ('FURNITURE', '가구', notice_lines('{KC 인증,주요 소재,크기,배송·설치 비용,품질보증 기준}', '{주요 소재,크기}'), 2),
  ('HOUSEHOLD', '주방·생활용품', notice_lines('{재질,크기·용량,구성품,동일 모델 출시 연월,품질보증 기준}', '{재질,크기·용량,구성품}'), 3),
  ('CLOTHES', '의류', notice_lines('{제품 소재,치수,세탁 방법,제조 연월,품질보증 기준}', '{제품 소재,치수}'), 4),
  ('BAG', '가방·잡화', notice_lines('{종류,소재,크기,취급 시 주의사항,품질보증 기준}', '{소재,크기}'), 5),
  ('SHOES', '신발', notice_lines('{주소재,발길이,굽 높이,취급 시 주의사항,품질보증 기준}', '{주소재}'), 6),
  ('COSMETICS', '화장품', notice_lines('{내용물의 용량 또는 중량,제품 주요 사양,사용기한,사용할 때의 주의사항,소비자 상담 전화}',
    '{내용물의 용량 또는 중량}'), 7),
  ('FRESH_FOOD', '농수축산물', notice_lines('{용량·수량,원산지,수확·도축 시기,보관 방법,등급·관련 인증}', '{용량·수량}'), 8),
  ('FOOD', '가공식품', notice_lines('{식품의 유형,용량·수량,원재료와 원산지,소비기한,보관 방법}', '{용량·수량,원재료와 원산지}'), 9),
  ('HEALTH_FOOD', '건강기능식품', notice_lines('{식품의 유형,용량·수량,섭취량과 섭취 방법,주의사항,소비기한}', '{용량·수량}'), 10),
  ('KIDS', '어린이제품', notice_lines('{KC 인증,사용 연령,재질,크기·중량,품질보증 기준}', '{재질,크기·중량}'), 11),
  ('SPORTS', '스포츠용품', notice_lines('{크기·중량,재질,구성품,동일 모델 출시 연월,품질보증 기준}', '{크기·중량,재질}'), 12),
  ('OTHER', '기타 재화', notice_lines('{크기·용량,품질보증 기준}', '{크기·용량}'), 99);
drop function notice_lines(text[], text[]);

-- The sort whose lines a notice has, the one with the most; null for none.
create function notice_group_of(notice jsonb) returns text
  language sql stable
  return (
    select code from notice_group g
    where not exists (
      select from jsonb_array_elements(g.lines) line
      where not exists (select from jsonb_array_elements(notice) said where said ->> 'label' = line ->> 'label'))
    order by jsonb_array_length(g.lines) desc, g.sort_order limit 1);

alter table product
  add column notice_group text references notice_group,
  add column version int not null default 1,
  add column changed_by bigint references staff,
  -- To the millisecond, as a list's cursor says it.
  add column changed_at timestamptz not null default date_trunc('milliseconds', now());
update product set notice_group = notice_group_of(statutory_notice) where kind = 'goods';
create index product_newest on product (changed_at desc, product_no desc);

-- Of a product that is written without one, as by the demo.
create function product_notice_group() returns trigger
  language plpgsql
  as $$
begin
  new.notice_group := notice_group_of(new.statutory_notice);
  return new;
end $$;
create trigger product_notice_group before insert on product
  for each row when (new.kind = 'goods' and new.notice_group is null) execute function product_notice_group();

-- Whether a product tells all that its sort has to; what is no goods has notices of its own.
create function is_notice_complete(of_group text, notice jsonb) returns boolean
  language sql stable
  return of_group is not null and not exists (
    select from notice_group g, jsonb_array_elements(g.lines) line
    where g.code = of_group and not exists (
      select from jsonb_array_elements(notice) said where said ->> 'label' = line ->> 'label' and said ->> 'value' <> ''));
grant execute on function is_notice_complete(text, jsonb) to mall_office;

-- Each save of a product: what it held before and after, by field.
create table product_change (
  product_no text not null collate "C" references product on delete cascade,
  -- That the save has made.
  version int not null,
  changes jsonb not null,
  reason text not null default '',
  staff_no bigint references staff,
  made_at timestamptz not null,
  primary key (product_no, version)
);
grant select, insert on product_change to mall_office;

grant update (name, brand_id, model_name, summary, tag, search_tags, stickers, state, approval, market_price, image, images,
  description_html, specifications, statutory_notice, notice_group, delivery_method, has_free_delivery, ships_today, delivery_note,
  most_pieces, version, changed_by, changed_at) on product to mall_office;
grant insert, update (colour_name, colour_hex, label, extra_price, use_code, image) on product_option to mall_office;

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, option } from '../../testing/products.ts';
import { createReviewer, type Reviewer } from '../../testing/reviewing.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const price = 60_000;
const count = 10_000;
let shop: Shop;
let reader: Reviewer;
beforeAll(async () => {
  const options = [option({ stockQuantity: 100 }), option({ optionNo: 2, label: '블랙', stockQuantity: 100 })];
  shop = await openShop({ products: [goods('GD0001', { salePrice: price, options })] });
  reader = createReviewer(shop);
  const orderNo = await reader.bring(price);
  await sql`
    insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, option_text, image, unit_price,
      quantity, delivery_method, has_free_delivery)
    select mall_id, order_no, n, product_no, n % 2 + 1, product_name, brand_name, option_text, image, unit_price, 1, delivery_method, true
    from order_line, generate_series(2, ${count}) n where order_no = ${orderNo} and line_no = 1`.execute(shop.owner);
  // Counted once at the end, instead of ten thousand times.
  await sql`alter table customer_review disable trigger customer_review_born`.execute(shop.owner);
  await sql`
    insert into customer_review (mall_id, order_no, line_no, member_no, product_no, option_no, option_text, writer, stars, body,
      picture_count, helpful_count, written_at)
    select l.mall_id, l.order_no, l.line_no, o.member_no, l.product_no, l.option_no, '옵션', '김*은', l.line_no * 7 % 5 + 1,
      repeat('가벼워서 매일 들고 다녀요. ', 12), 0, l.line_no * 31 % 97, now() - make_interval(hours => ${count} - l.line_no)
    from order_line l join mall_order o using (mall_id, order_no) where l.order_no = ${orderNo}`.execute(shop.owner);
  await sql`insert into review_tally (mall_id, product_no, shown_count) values (1, 'GD0001', ${count})`.execute(
    shop.owner,
  );
  await sql`analyze customer_review`.execute(shop.owner);
});
afterAll(() => shop.close());

test('every order of a product’s reviews is read from an index, without sorting', async () => {
  const orders = ['helpful_count desc', 'stars desc', '(-stars) desc'];
  for (const order of [...orders.map((one) => `${one}, review_no desc`), 'review_no desc']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from customer_review
      where mall_id = 1 and product_no = 'GD0001' and is_shown order by ${sql.raw(order)} limit 11`.execute(shop.owner);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect([order, plan]).toEqual([order, expect.stringContaining('Index Scan')]);
    expect([order, plan]).toEqual([order, expect.not.stringContaining('Sort')]);
  }
});

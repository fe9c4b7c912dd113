import { goodsStateCodes, optionUseCodes } from '@mall/contracts/product-codes';
import { outsideSegments } from '@mall/domain/mall-validity';
import { discountRate } from '@mall/domain/money';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { isSoldOut } from '@mall/testing/sold-out';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

// Rules that must also be in SQL, where lists are filtered and stock is taken, compared with the same rules in TypeScript.

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await insertMall(1, 'familyshop');
  await insertMall(2, 'hanul');
  // No orders are needed here.
  await run(sql`alter table stock_movement drop constraint stock_movement_mall_id_order_no_line_no_fkey`);
  await run(sql`insert into brand values (1, '가람')`);
  await run(
    sql`insert into category (mall_id, category_no, name, type) select n, '11', '가전', 'GD05302' from generate_series(1, 2) n`,
  );
});
beforeEach(() => run(sql`truncate product cascade`));
afterAll(() => db.drop());

const run = (statement: ReturnType<typeof sql<object>>) => statement.execute(db.ownerDatabase);
const insertMall = (mallId: number, mallUrl: string) =>
  run(sql`
    insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
      center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address)
    values (${mallId}, ${mallUrl}, '몰', '몰', 'GENERAL', 'A', 'l', 'f', '1', 'e', '0900', '1800', 'c', 'r', 'b', 's', 'a')`);

/** Listings agree with their products once they have followed. */
const follow = async () => {
  while ((await run(sql`select from follow_product(1000)`)).rows.length > 0);
};

type Option = { colourName: string; stockQuantity: number; useCode: string };
type Product = { kind: string; state: string; marketPrice: number; salePrice: number; options: Option[] };
const productNos = (products: readonly unknown[]) => products.map((_, index) => `GD${10_000 + index}`);

async function insertProducts(products: readonly Product[]): Promise<void> {
  await run(sql`
    insert into product (product_no, kind, name, brand_id, image, state, market_price)
    select no, kind, '상품', 1, 'i', state, price from unnest(
      ${productNos(products)}::text[], ${products.map(({ kind }) => kind)}::text[],
      ${products.map(({ state }) => state)}::text[], ${products.map(({ marketPrice }) => marketPrice)}::int[]
    ) p (no, kind, state, price)`);
  await run(sql`
    insert into listing (mall_id, product_no, category_no, sale_price)
    select mall_id, no, '11', price from generate_series(1, 2) mall_id,
      unnest(${productNos(products)}::text[], ${products.map(({ salePrice }) => salePrice)}::int[]) p (no, price)`);
  await putOptions(products);
}

/** One statement for all options that are inserted or changed, one for all shelves, and one for all that are deleted. */
async function putOptions(products: readonly Product[]): Promise<void> {
  const nos = productNos(products);
  const rows = products.flatMap(({ options }, index) =>
    options.map((option, place) => ({ ...option, productNo: nos[index], optionNo: place + 1 })),
  );
  await run(sql`
    insert into product_option (product_no, option_no, colour_name, use_code)
    select * from unnest(
      ${rows.map(({ productNo }) => productNo)}::text[], ${rows.map(({ optionNo }) => optionNo)}::int[],
      ${rows.map(({ colourName }) => colourName)}::text[], ${rows.map(({ useCode }) => useCode)}::text[])
    on conflict (product_no, option_no) do update set colour_name = excluded.colour_name, use_code = excluded.use_code`);
  await run(sql`
    update option_stock s set quantity = put.quantity
    from unnest(
      ${rows.map(({ productNo }) => productNo)}::text[], ${rows.map(({ optionNo }) => optionNo)}::int[],
      ${rows.map(({ stockQuantity }) => stockQuantity)}::int[]) put (product_no, option_no, quantity)
    where s.product_no = put.product_no and s.option_no = put.option_no`);
  await run(sql`
    delete from product_option o using unnest(${nos}::text[], ${products.map(({ options }) => options.length)}::int[]) p (no, count)
    where product_no = no and option_no > count`);
}

const option = fc.record({
  colourName: fc.constantFrom('블랙', '화이트'),
  stockQuantity: fc.constantFrom(0, 0, 1, 3),
  useCode: fc.constantFrom(...optionUseCodes),
});
const won = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  fc.constant(2 ** 31 - 1),
);
const product: fc.Arbitrary<Product> = fc.record({
  kind: fc.constantFrom('goods', 'goods', 'wireless', 'subscription'),
  state: fc.constantFrom('GD00403', 'GD00403', 'GD00403', ...goodsStateCodes),
  marketPrice: won,
  salePrice: won,
  options: fc.array(option, { maxLength: 4 }),
});
const many = { minLength: 300, maxLength: 300 };
/** Each run has many rows; the failure names the wrong one. */
const fewRuns = { numRuns: 3, endOnFailure: true };

// R4.03
describe('what is sold out', () => {
  /** A rented product has no stock: only its state counts. */
  const isGone = (one: Product) => (one.kind === 'subscription' ? one.state === 'GD00405' : isSoldOut(one));
  const statedBySql = async () => {
    await follow();
    const { rows } = await sql<{ productNo: string; isSoldOut: boolean; listings: boolean[] }>`
      select product_no, is_sold_out, array(select is_sold_out from listing l where l.product_no = p.product_no) as listings
      from product p order by product_no`.execute(db.ownerDatabase);
    return rows;
  };
  const wantedOf = (products: readonly Product[]) =>
    productNos(products).map((productNo, index) => {
      const isSoldOut = isGone(products[index] as Product);
      return { productNo, isSoldOut, listings: [isSoldOut, isSoldOut] };
    });

  test('is so for the product and in every mall, for whatever cause', async () => {
    const two = fc.array(fc.tuple(product, fc.array(option, { maxLength: 4 })), many);
    await fc.assert(
      fc.asyncProperty(two, async (pairs) => {
        await run(sql`truncate product cascade`);
        const before = pairs.map(([first]) => first);
        await insertProducts(before);
        expect(await statedBySql()).toEqual(wantedOf(before));
        const after = pairs.map(([first, options]) => ({ ...first, options }));
        await putOptions(after);
        expect(await statedBySql()).toEqual(wantedOf(after));
      }),
      fewRuns,
    );
  });

  test('follows an option that becomes one of another colour', async () => {
    const cup = { kind: 'goods', state: 'GD00403', marketPrice: 1, salePrice: 1 };
    const white = { colourName: '화이트', stockQuantity: 3, useCode: 'GD00702' };
    const black = { colourName: '블랙', stockQuantity: 0, useCode: 'GD00701' };
    await insertProducts([{ ...cup, options: [white, black] }]);
    expect((await statedBySql())[0]?.isSoldOut).toBe(false);
    await putOptions([{ ...cup, options: [white, { ...black, colourName: '화이트' }] }]);
    expect((await statedBySql())[0]).toMatchObject({ isSoldOut: true, listings: [true, true] });
  });

  test('follows the state back and forth', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(product, fc.constantFrom(...goodsStateCodes)), many), async (pairs) => {
        await run(sql`truncate product cascade`);
        await insertProducts(pairs.map(([first]) => first));
        const after = pairs.map(([first, state]) => ({ ...first, state }));
        await run(sql`
          update product set state = changed.state
          from unnest(${productNos(after)}::text[], ${after.map(({ state }) => state)}::text[]) changed (no, state)
          where product_no = no`);
        expect(await statedBySql()).toEqual(wantedOf(after));
      }),
      fewRuns,
    );
  });
});

test('the discount by which lists are filtered and ordered is the one that is shown', async () => {
  const rates = async () => {
    await follow();
    const { rows } = await sql<{ discountRate: number }>`
      select discount_rate from listing where mall_id = 1 order by product_no`.execute(db.ownerDatabase);
    return rows.map((row) => row.discountRate);
  };
  const rateOf = ({ kind, marketPrice, salePrice }: Product) =>
    kind === 'goods' ? discountRate(marketPrice, salePrice) : 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(product, won), many), async (pairs) => {
      await run(sql`truncate product cascade`);
      const before = pairs.map(([first]) => first);
      await insertProducts(before);
      expect(await rates()).toEqual(before.map(rateOf));
      const after = pairs.map(([first, marketPrice]) => ({ ...first, marketPrice }));
      await run(sql`
        update product set market_price = price
        from unnest(${productNos(after)}::text[], ${after.map(({ marketPrice }) => marketPrice)}::int[]) changed (no, price)
        where product_no = no`);
      expect(await rates()).toEqual(after.map(rateOf));
    }),
    fewRuns,
  );
});

describe('the stock', () => {
  const line = fc.record({ of: fc.nat(9), pieces: fc.integer({ min: 1, max: 3 }) });
  const order = fc.record({
    movement: fc.constantFrom('RESERVE', 'RESERVE', 'RELEASE', 'RETURN', 'SELL'),
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ of }) => of }),
  });
  const directions = { RESERVE: -1, RELEASE: 1, RETURN: 1, SELL: 0 };

  const moveStock = async (
    orderNo: string,
    { movement, lines }: { movement: string; lines: { of: number; pieces: number }[] },
  ) => {
    const { rows } = await sql<{ shortLineNo: number; piecesLeft: number }>`
      select * from move_stock(1, ${orderNo}, ${movement}, now(), ${lines.map((_, index) => index + 1)}::int[],
        ${lines.map(() => 'GD10000')}::text[], ${lines.map(({ of }) => of + 1)}::int[], ${lines.map(({ pieces }) => pieces)}::int[])`.execute(
      db.ownerDatabase,
    );
    return rows;
  };
  const shelves = async () => {
    const { rows } = await sql<{ quantity: number }>`
      select quantity from option_stock order by option_no`.execute(db.ownerDatabase);
    return rows.map(({ quantity }) => quantity);
  };

  test('moves for all lines or for none, and names those with too few pieces', async () => {
    const start = fc.array(fc.nat(4), { minLength: 10, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(start, fc.array(order, { minLength: 30, maxLength: 30 }), async (stock, orders) => {
        await run(sql`truncate product, stock_movement cascade`);
        const options = stock.map((stockQuantity) => ({ colourName: '블랙', stockQuantity, useCode: 'GD00701' }));
        await insertProducts([{ kind: 'goods', state: 'GD00403', marketPrice: 0, salePrice: 0, options }]);
        const left = [...stock];
        for (const [index, one] of orders.entries()) {
          const direction = directions[one.movement];
          const short = one.lines.flatMap(({ of, pieces }, place) =>
            (left[of] ?? 0) + direction * pieces < 0 ? [{ shortLineNo: place + 1, piecesLeft: left[of] }] : [],
          );
          expect(new Set(await moveStock(`2026112100000${100 + index}`, one))).toEqual(new Set(short));
          if (short.length === 0)
            for (const { of, pieces } of one.lines) left[of] = (left[of] ?? 0) + direction * pieces;
          expect(await shelves()).toEqual(left);
        }
      }),
      fewRuns,
    );
  });
});

// R2.15
describe('the address of a mall', () => {
  const taken = [...outsideSegments, 'api', 'assets', 'images', 'admin'].flatMap((segment) => [
    segment,
    segment.toLowerCase(),
  ]);
  test.each([...new Set(taken), 'm', '-shop', 'Shop', 'a.b', ''])('is never %j', async (name) => {
    await expect(insertMall(9, name)).rejects.toThrow('violates check constraint');
  });

  test.each(['keep', 'b2b-shop', 'kt'])('may be %s', async (name) => {
    await insertMall(9, name);
    await run(sql`delete from mall where mall_id = 9`);
  });
});

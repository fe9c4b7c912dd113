import { optionUseCodes } from '@mall/contracts/product-codes';
import { inMall } from '@mall/db/in-mall';
import type { ProductOption } from '@mall/db/seed/content/types';
import { isOrderable } from '@mall/domain/cart-line-state';
import { isSoldOut } from '@mall/testing/sold-out';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGoodsCards } from '../modules/goods/list-goods-cards.ts';
import { listColours } from '../modules/wireless/wireless.repository.ts';
import { goods, option } from '../testing/products.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// Compares what SQL counts for cards and phones with the rule by which the browser lets an option be chosen.

const mall = { mallId: 1 };
const options = fc
  .array(
    fc.record({
      colourName: fc.constantFrom('블랙', '화이트', '블루'),
      stockQuantity: fc.constantFrom(0, 0, 1, 7),
      useCode: fc.constantFrom(...optionUseCodes),
    }),
    { maxLength: 5 },
  )
  .map((rows) => rows.map((row, index) => option({ ...row, optionNo: index + 1 })));
const product = fc.record({ state: fc.constantFrom('GD00403', 'GD00403', 'GD00405'), options });
const products = fc
  .sample(product, 300)
  .map((values, index) => goods(`GD${10_000 + index}`, values as Pick<ReturnType<typeof goods>, 'state' | 'options'>));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ products, malls: [{ ...mall, mallUrl: 'familyshop' }] });
});
afterAll(() => shop.close());

const isLeft = ({ useCode }: ProductOption) => useCode !== 'GD00704';
const namesOf = (list: readonly ProductOption[]) => [...new Set(list.map(({ colourName }) => colourName))];
/** The colours of a product's options that are not deleted, and whether one of each can be ordered. */
const coloursOf = (list: readonly ProductOption[]) =>
  namesOf(list.filter(isLeft)).map((name) => ({
    name,
    isOrderable: list.some((one) => one.colourName === name && isOrderable(one)),
  }));

// R4.03
test('a card counts the pieces, and offers the colours, of the options that can be ordered', async () => {
  const nos = products.map(({ productNo }) => productNo);
  const cards = await inMall(shop.app.dependencies.database, mall, (tx) => listGoodsCards(tx, null, nos));
  expect(
    cards.map(({ goodsGroupNo, isSoldOut: isGone, orderableQuantity, colours }) => ({
      ...{ productNo: goodsGroupNo, isGone, orderableQuantity },
      colours: colours.map((colour) => ({ name: colour.name, isOrderable: isOrderable(colour) })),
    })),
  ).toEqual(
    products.map((one) => ({
      ...{ productNo: one.productNo, isGone: isSoldOut(one) },
      orderableQuantity: one.options.filter(isOrderable).reduce((sum, { stockQuantity }) => sum + stockQuantity, 0),
      colours: coloursOf(one.options),
    })),
  );
});

// R4.03
test('a colour of a phone is available while one of its options can be ordered', async () => {
  await inMall(shop.app.dependencies.database, mall, async (tx) => {
    for (const one of products) {
      const colours = await listColours(tx, { productNo: one.productNo });
      expect(
        colours.map(({ name, isSoldOut: isGone }) => ({ name, isOrderable: !isGone })),
        one.productNo,
      ).toEqual(coloursOf(one.options));
    }
  });
});

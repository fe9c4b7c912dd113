import type { GoodsState } from '@mall/contracts/product-codes';
import type { DB } from '@mall/db/generated';
import type { Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { holdCommits } from '../../testing/held-commit.ts';
import { waitUntilWaiting } from '../../testing/locked-stock.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { purifier, subscribing, subscriptionTerms } from '../../testing/subscribing.ts';

let shop: Shop;
let me: ReturnType<typeof subscribing>;
beforeAll(async () => {
  shop = await openShop({ products: [purifier], terms: subscriptionTerms });
  me = subscribing(shop, shop.tokens['familyshop'] ?? '');
});
afterAll(() => shop.close());

type Operator = Pick<Transaction<DB>, 'updateTable'>;
const setProduct = (operator: Operator, state: GoodsState) =>
  operator.updateTable('product').set({ state }).where('productNo', '=', purifier.productNo).execute();
const setListing = (operator: Operator, isOn: boolean) =>
  operator.updateTable('listing').set({ isOn }).where('mallId', '=', 1).execute();
/** A new price begins with the mall's row of the product, like every change of an offer. */
const setFee = async (operator: Operator, monthlyFee: number) => {
  await setListing(operator, true);
  await operator.updateTable('subscriptionTerm').set({ monthlyFee }).where('months', '=', 60).execute();
};
const countApplications = async () =>
  (await shop.owner.selectFrom('subscriptionApplication').select('applicationNo').execute()).length;
afterEach(async () => {
  await setProduct(shop.owner, 'GD00403');
  await setListing(shop.owner, true);
  await setFee(shop.owner, 24_900);
});

test.each([
  ['stops the product', '4042', (operator: Operator) => setProduct(operator, 'GD00404')],
  ['reports it sold out', '4091', (operator: Operator) => setProduct(operator, 'GD00405')],
  ['takes it off this mall', '4042', (operator: Operator) => setListing(operator, false)],
  ['asks another price', '4093', (operator: Operator) => setFee(operator, 25_900)],
])(
  'an application while the operator %s is refused once that is committed: %s, and nothing is stored',
  async (_, code, change) => {
    const before = await countApplications();
    const { applying } = await shop.owner.transaction().execute(async (holder) => {
      await change(holder);
      const applying = me.apply();
      await waitUntilWaiting(shop.owner, 1);
      return { applying };
    });
    expect(await applying).toMatchObject({ code });
    expect(await countApplications()).toBe(before);
  },
);

describe('an operator’s change between an application’s last query and its COMMIT', () => {
  let commits: Awaited<ReturnType<typeof holdCommits>>;
  beforeAll(async () => {
    commits = await holdCommits(shop, 'subscription_application');
  });
  afterAll(() => commits.close());

  test.each([
    ['stopping the product', '4042', () => setProduct(shop.owner, 'GD00404')],
    ['reporting it sold out', '4091', () => setProduct(shop.owner, 'GD00405')],
    ['taking it off this mall', '4042', () => setListing(shop.owner, false)],
  ])('waits for the application, which comes first: %s', async (_, code, change) => {
    expect(await commits.comesFirst(() => me.apply(), change)).toMatchObject({ code: '0000' });
    expect(await me.apply()).toMatchObject({ code });
  });
});

import type { GoodsState } from '@mall/contracts/product-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applying, openApplicationShop, phoneNo } from '../../testing/applying.ts';
import { holdCommits } from '../../testing/held-commit.ts';
import { changeWhileWaiting, waitUntilWaiting } from '../../testing/locked-stock.ts';

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let me: ReturnType<typeof applying>;
beforeAll(async () => {
  shop = await openApplicationShop();
  me = applying(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.stock(1));

const signWhile = async (change: () => Promise<unknown>) => {
  await me.fill();
  return changeWhileWaiting(shop, { productNo: phoneNo, optionNo: 2, submit: me.submit, change });
};
const setProduct = (state: GoodsState) =>
  shop.owner.updateTable('product').set({ state }).where('productNo', '=', phoneNo).execute();
const setListing = (isOn: boolean) =>
  shop.owner.updateTable('listing').set({ isOn }).where('productNo', '=', phoneNo).where('mallId', '=', 1).execute();
const setPrice = (releasePrice: number) =>
  shop.owner.updateTable('wirelessMemory').set({ releasePrice }).where('memory', '=', '256GB').execute();
const countApplications = async () => (await shop.owner.selectFrom('application').select('productNo').execute()).length;

test.each([
  ['is stopped', '4042', () => setProduct('GD00404'), () => setProduct('GD00403')],
  ['is sold out by the operator', '4042', () => setProduct('GD00405'), () => setProduct('GD00403')],
  ['is taken off the mall', '4042', () => setListing(false), () => setListing(true)],
  ['costs something else', '4093', () => setPrice(1_300_000), () => setPrice(1_243_000)],
])('a phone that %s while an application waits for it: %s, and none is held', async (_, code, change, undo) => {
  expect(await signWhile(change)).toMatchObject({ code });
  expect(await shop.stock()).toBe(1);
  expect(await countApplications()).toBe(0);
  await undo();
});

test('an application that waited for the last phone gets it, although that makes the phone sold out', async () => {
  expect(await signWhile(() => Promise.resolve())).toMatchObject({ code: '0000' });
  expect(await shop.stock()).toBe(0);
});

describe('an operator’s change between an application’s last query and its COMMIT', () => {
  let commits: Awaited<ReturnType<typeof holdCommits>>;
  beforeAll(async () => {
    commits = await holdCommits(shop, 'application');
  });
  afterAll(() => commits.close());
  beforeEach(async () => {
    // Selling the last phone would also change the listing, and so be locked anyway.
    await shop.stock(5);
    await me.fill();
  });

  test.each([
    ['stopping the phone', () => setProduct('GD00404'), () => setProduct('GD00403')],
    ['taking it off this mall', () => setListing(false), () => setListing(true)],
  ])('waits for the application, which comes first: %s', async (_, change, undo) => {
    const reply = await commits.comesFirst(me.submit, change);
    expect(reply).toMatchObject({ code: '0000' });
    expect(await me.begin()).toMatchObject({ code: '4042' });
    await undo();
    await me.cancel(reply.data?.applicationNo ?? '');
  });

  test('under way is waited for, and the application is refused once the change is committed', async () => {
    const before = await countApplications();
    const { signing } = await shop.owner.transaction().execute(async (holder) => {
      await holder.updateTable('listing').set({ isOn: false }).where('mallId', '=', 1).execute();
      const signing = me.submit();
      await waitUntilWaiting(shop.owner, 1);
      return { signing };
    });
    expect(await signing).toMatchObject({ code: '4042' });
    expect(await shop.stock()).toBe(5);
    expect(await countApplications()).toBe(before);
    await setListing(true);
  });
});

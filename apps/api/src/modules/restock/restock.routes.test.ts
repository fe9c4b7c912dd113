import type { RestockAlert } from '@mall/contracts/restock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchMails } from '../../testing/mails.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { addStaff } from '../../testing/staff.ts';
import { notifyRestocks } from './notify-restocks.ts';

const lamp = goods('GD0001', {
  name: '무드등',
  options: [
    option({ optionNo: 1, colourName: '크림', label: '크림', stockQuantity: 0 }),
    option({ optionNo: 2, colourName: '블랙', label: '블랙', stockQuantity: 5 }),
    option({ optionNo: 3, colourName: '그린', label: '그린', stockQuantity: 0, useCode: 'GD00704' }),
  ],
});
const foreign = goods('GD0002', { options: [option({ stockQuantity: 0 })] });

const mails = catchMails();
let shop: Shop;
let others: string[];
beforeAll(async () => {
  shop = await openShop({
    mailSender: mails.mailSender,
    products: [lamp, foreign],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [listingOf(lamp)] },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(lamp), listingOf(foreign)] },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true, listings: [listingOf(lamp)] },
    ],
  });
  others = [await addMember(shop, 'second'), await addMember(shop, 'third')];
});
afterAll(() => shop.close());
const setStock = (stockQuantity: number) =>
  shop.owner
    .updateTable('optionStock')
    .set({ quantity: stockQuantity })
    .where('productNo', '=', 'GD0001')
    .where('optionNo', '=', 1)
    .execute();
beforeEach(async () => {
  await shop.owner.deleteFrom('restockRequest').execute();
  await shop.owner.deleteFrom('mail').execute();
  await setStock(0);
});

type Call = { readonly mallUrl?: string; readonly token?: string };
const at = ({ mallUrl = 'familyshop' }: Call) => shop.at(mallUrl);
const signed = ({ mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '' }: Call) => ({ token });
const path = (productNo: string, optionNo: number | string) => `/restock-alerts/${productNo}/${optionNo}`;
const ask = (productNo = 'GD0001', optionNo: number | string = 1, call: Call = {}) =>
  at(call).put(path(productNo, optionNo), signed(call));
const alerts = async (call: Call = {}) =>
  (await at(call).get<{ alerts: RestockAlert[] }>('/restock-alerts', signed(call))).data?.alerts;
const tell = (mallId = 1) => notifyRestocks(shop.app.dependencies.database, { mallId }, shop.app.dependencies.clock());
const told = async () =>
  await shop.owner
    .selectFrom('mail')
    .select(['mallId', 'memberNo'])
    .where('kind', '=', 'RESTOCKED')
    .orderBy('mailNo')
    .execute();

describe('a restock alert', () => {
  test('is set once, listed, counted for viewers of the product, and cancelled', async () => {
    expect([(await ask()).code, (await ask()).code]).toEqual(['0000', '0000']);
    expect(await alerts()).toMatchObject([
      { productNo: 'GD0001', optionNo: 1, label: '크림', isOrderable: false, notifiedAt: null },
    ]);
    const seen = await shop.at('familyshop').get('/restock-alerts/GD0001', { token: others[0] ?? '' });
    expect(seen.data).toEqual({ options: [{ optionNo: 1, isAsked: false, waiting: 1 }] });
    expect((await shop.at('familyshop').delete(path('GD0001', 1), signed({}))).code).toBe('0000');
    expect(await alerts()).toEqual([]);
  });

  test('is refused for an available option, one the mall does not sell, and an unknown one', async () => {
    expect(await ask('GD0001', 2)).toMatchObject({ status: 409, code: '4094' });
    for (const [productNo, optionNo] of [
      ['GD0002', 1],
      ['GD9999', 1],
      ['GD0001', 3],
      ['GD0001', 9],
    ] as const)
      expect(await ask(productNo, optionNo)).toMatchObject({ status: 404, code: '4042' });
    expect(await ask('GD0001', 'x')).toMatchObject({ status: 400, code: '4000' });
    expect(await alerts()).toEqual([]);
  });

  test('needs an account of the mall', async () => {
    expect(await ask('GD0001', 1, { token: '' })).toMatchObject({ status: 401, code: '4010' });
    expect(await ask('GD0001', 1, { token: shop.tokens['hanul'] ?? '' })).toMatchObject({ status: 401, code: '4010' });
    expect(await ask('GD0001', 1, { mallUrl: 'gamnamu' })).toMatchObject({ status: 403, code: '4030' });
    const taken = await shop.at('gamnamu').delete(path('GD0001', 1), signed({ mallUrl: 'gamnamu' }));
    expect(taken).toMatchObject({ status: 403, code: '4030' });
    await ask('GD0001', 1, { mallUrl: 'hanul' });
    expect(await alerts()).toEqual([]);
  });
});

describe('the mail', () => {
  test('is sent once when pieces are back, and not before', async () => {
    await ask();
    await tell();
    expect(await told()).toEqual([]);
    await setStock(3);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await told()).toHaveLength(1);
    expect(await alerts()).toMatchObject([{ isOrderable: true, notifiedAt: expect.any(String) }]);
  });

  test('is not sent when the product is hidden again before that, and the alert is listed once it is shown', async () => {
    const show = (isOn: boolean) =>
      shop.owner
        .updateTable('listing')
        .set({ isOn })
        .where('mallId', '=', 1)
        .where('productNo', '=', 'GD0001')
        .execute();
    await ask();
    await setStock(3);
    await tell();
    await show(false);
    expect(await mails.deliver(shop)).toEqual([]);
    expect(await alerts()).toEqual([]);
    await show(true);
    expect(await alerts()).toMatchObject([{ productNo: 'GD0001' }]);
  });

  test('can be requested again when the option is sold out again', async () => {
    await ask();
    await setStock(1);
    await tell();
    await setStock(0);
    expect((await ask()).code).toBe('0000');
    expect(await alerts()).toMatchObject([{ notifiedAt: null }]);
  });
});

test('the stock desk sees how many wait, over all malls, and filters by it', async () => {
  await ask();
  await ask('GD0001', 1, { mallUrl: 'hanul' });
  const md = await addStaff(shop, { role: 'MD' });
  const { data } = await md.get<{ rows: { optionNo: number; waiting: number }[] }>('/stock?awaited=is:Y');
  expect(data?.rows).toMatchObject([{ productNo: 'GD0001', optionNo: 1, waiting: 2 }]);
  const own = await addStaff(shop, { role: 'MD', mallIds: [1] });
  expect((await own.get('/stock?awaited=is:Y')).code).toBe('4040');
});

// Last: a day later the tokens of this file have expired.
test('the mail goes to no more members than there are pieces, over all malls, to the longest waiting first; a day later to the next', async () => {
  await ask('GD0001', 1, { token: others[0] ?? '' });
  shop.wait(1000);
  await ask('GD0001', 1, { token: others[1] ?? '' });
  await ask('GD0001', 1, { mallUrl: 'hanul' });
  const [first] = await shop.owner
    .selectFrom('restockRequest')
    .select('memberNo')
    .orderBy('askedAt')
    .limit(1)
    .execute();
  await setStock(1);
  await tell(1);
  await tell(2);
  expect(await told()).toEqual([{ mallId: 1, memberNo: first?.memberNo }]);
  shop.wait(86_400_001);
  await tell(2);
  expect((await told()).map(({ mallId }) => mallId)).toEqual([1, 2]);
});

import type { OpenedGift } from '@mall/contracts/gift';
import type { OrderDetail } from '@mall/contracts/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item, stockOf } from '../../../testing/buyer.ts';
import { bringTo } from '../../../testing/deliver-order.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { insertMember, signInAs } from '../../../testing/test-app.ts';
import { changeAddress } from '../move/change-address.ts';
import { expireGifts } from './refund-gift.ts';

const day = 24 * 60 * 60_000;
const cup = goods('GD0001', { name: '컵', salePrice: 60_000 });
const familyshop = { mallId: 1 };
const gift = {
  ...{ receiverName: '한지우', receiverPhone: '01000001234', senderName: '김서은' },
  ...{ message: '지우야, 승진 축하해!', card: 'GIFT' },
};
/** On Jeju, where ordinary orders pay a surcharge. */
const place = { ...delivery, recipient: '한지우', phone: gift.receiverPhone, postcode: '63000', deliveryRequest: '' };

let shop: Shop;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  shop = await openShop({
    products: [cup],
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
  await insertMember(shop.owner, { mallId: 1, loginId: 'other' });
  other = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1, 'other')).accessToken });
});
beforeEach(async () => {
  shop.fake.trouble();
  await shop.owner.updateTable('optionStock').set({ quantity: 10 }).execute();
  await shop.owner.deleteFrom('signInFailure').execute();
  // Orders of earlier tests must not come due here.
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('state', '=', 'PAID').execute();
  buyer = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1)).accessToken });
});
afterAll(() => shop.close());

const asGift = { gift, delivery: undefined, deliveryRequest: '' };
const buy = (values = {}) => buyer.buy([item('GD0001')], 60_000, { ...asGift, ...values });
const linkOf = async (orderNo: string, isNew = false): Promise<string> => {
  const { data, text } = await buyer.post<{ url: string }>(`/orders/${orderNo}/gift/link`, { isNew });
  if (!data) throw new Error(text);
  return data.url;
};
const tokenOf = async (orderNo: string, isNew = false) => (await linkOf(orderNo, isNew)).split('#')[1] ?? '';
const open = (token: string, mallUrl = 'familyshop') =>
  shop.at(mallUrl).post<OpenedGift>('/pre/gift/open', { body: { token } });
const accept = (token: string, values: object = {}, mallUrl = 'familyshop') =>
  shop.at(mallUrl).post<OpenedGift>('/pre/gift/accept', { body: { token, ...place, ...values } });
const decline = (token: string, phone = gift.receiverPhone) =>
  shop.at('familyshop').post<OpenedGift>('/pre/gift/decline', { body: { token, phone } });
const stateOf = async (orderNo: string) => {
  const { data } = await buyer.detail(orderNo);
  return [(data as OrderDetail | undefined)?.card.state, data?.gift?.state];
};
const prepare = (orderNo: string) => bringTo(shop.app.dependencies, familyshop, { orderNo, to: 'PREPARING' });
const expire = () => expireGifts(shop.app.dependencies, { mallId: 1 }, shop.app.dependencies.clock());
const mailsOf = async (orderNo: string) =>
  (await shop.owner.selectFrom('mail').select(['kind', 'facts']).orderBy('mailNo').execute())
    .filter(({ facts }) => (facts as { orderNo?: string }).orderNo === orderNo)
    .map(({ kind }) => kind);

describe('a gift', () => {
  test('is paid, opened without an account, accepted once, and then prepared and shipped like any order', async () => {
    const orderNo = await buy();
    expect(await stateOf(orderNo)).toEqual(['PAID', 'SENT']);
    const url = await linkOf(orderNo);
    expect(url).toMatch(/^https?:\/\/familyshop\.[^/]*\/familyshop\/gift\/open#[\w-]{43}$/);
    expect(await linkOf(orderNo)).toBe(url);
    const token = await tokenOf(orderNo);
    const opened = await open(token);
    expect(opened.data).toMatchObject({ state: 'OPENED', message: gift.message, lines: [{ productName: '컵' }] });
    expect(opened.text).not.toMatch(/60[,.]?000|01000001234|Price|Amount/);
    expect(await stateOf(orderNo)).toEqual(['PAID', 'OPENED']);
    await expect(prepare(orderNo)).rejects.toMatchObject({ code: '4094' });

    expect((await accept(token)).data).toMatchObject({ state: 'ACCEPTED' });
    expect(await accept(token)).toMatchObject({ status: 409, code: '4094' });
    expect(await decline(token)).toMatchObject({ code: '4094' });
    expect(await stateOf(orderNo)).toEqual(['PAID', 'ACCEPTED']);
    expect(await mailsOf(orderNo)).toEqual(['ORDER_PAID', 'GIFT_ACCEPTED']);
    await prepare(orderNo);
    expect(await stateOf(orderNo)).toEqual(['PREPARING', 'ACCEPTED']);
    const row = await shop.owner.selectFrom('mallOrder').selectAll().where('orderNo', '=', orderNo).executeTakeFirst();
    expect(row).toMatchObject({ recipient: '한지우', postcode: '63000', detailAddress: '101호', totalAmount: 60_000 });
  });

  test('never shows its giver the delivery address, in the order, its claims or its mails', async () => {
    const orderNo = await buy();
    await accept(await tokenOf(orderNo), { deliveryRequest: '공동현관 1234' });
    await bringTo(shop.app.dependencies, familyshop, { orderNo, to: 'PREPARING' });
    await bringTo(shop.app.dependencies, familyshop, { orderNo, to: 'SHIPPED' });
    await bringTo(shop.app.dependencies, familyshop, { orderNo, to: 'DELIVERED' });
    await buyer.claim(orderNo, 54_000, { type: 'RETURN' });
    const { text, data } = await buyer.detail(orderNo);
    for (const secret of [place.roadAddress, place.detailAddress, '63000', '공동현관'])
      expect(text).not.toContain(secret);
    expect(data).toMatchObject({ recipient: '한지우', recipientPhone: gift.receiverPhone, roadAddress: '' });
  });

  test('costs the same wherever it is delivered, and is refunded in full', async () => {
    const orderNo = await buy();
    await accept(await tokenOf(orderNo));
    expect((await buyer.quote(orderNo)).data).toMatchObject({ refund: 60_000 });
  });

  test('cannot be paid by deposit or lack a receiver; other orders still need an address', async () => {
    const refused = (values: object) => buyer.place([item('GD0001')], { expectedTotal: 60_000, ...values });
    expect(await refused({ ...asGift, paymentMethod: 'VIRTUAL_ACCOUNT' })).toMatchObject({
      ...{ code: '4220', fieldErrors: [{ field: 'paymentMethod' }] },
    });
    expect(await refused({ delivery: undefined })).toMatchObject({
      code: '4220',
      fieldErrors: [{ field: 'delivery' }],
    });
    expect(await refused({ ...asGift, gift: { ...gift, receiverPhone: '12' } })).toMatchObject({ code: '4000' });
    const orderNo = await buyer.order([item('GD0001')], 60_000, asGift);
    const again = await buyer.post(`/orders/${orderNo}/pay`, { paymentMethod: 'VIRTUAL_ACCOUNT' });
    expect(again).toMatchObject({ code: '4220', fieldErrors: [{ field: 'paymentMethod' }] });
    expect(await buyer.post(`/orders/${orderNo}/gift/link`, { isNew: false })).toMatchObject({ code: '4094' });
  });

  test('whose total differs from the one shown is rejected', async () => {
    const changed = await buyer.place([item('GD0001')], { ...asGift, expectedTotal: 59_000 });
    expect(changed).toMatchObject({ status: 409, code: '4093' });
  });

  test('keeps its stock: it is still delivered when the goods sell out meanwhile', async () => {
    const orderNo = await buy();
    await shop.owner.updateTable('optionStock').set({ quantity: 0 }).execute();
    expect(await buyer.place([item('GD0001')], { ...asGift, expectedTotal: 60_000 })).toMatchObject({ code: '4091' });
    expect((await accept(await tokenOf(orderNo))).data?.state).toBe('ACCEPTED');
    await prepare(orderNo);
  });
});

describe('the link of a gift', () => {
  test('is refused when it is made up, altered or of another mall, and reveals nothing', async () => {
    const token = await tokenOf(await buy());
    for (const wrong of ['nonsense', `${token.slice(0, -2)}xx`, "' or 1=1 --"])
      expect(await open(wrong)).toMatchObject({ status: 404, code: '4040' });
    for (const call of [open(token, 'hanul'), accept(token, {}, 'hanul')])
      expect(await call).toMatchObject({ status: 404, code: '4040' });
    expect((await open(token)).code).toBe('0000');
  });

  test('cannot be guessed: after ten wrong tokens, none is looked up any more', async () => {
    const codes = [];
    for (let tries = 0; tries < 12; tries += 1) codes.push((await open(`guess${tries}`)).code);
    expect(codes.slice(10)).toEqual(['1252', '1252']);
  });

  test('is refused once a new one replaces it', async () => {
    const orderNo = await buy();
    const first = await tokenOf(orderNo);
    const second = await tokenOf(orderNo, true);
    expect(second).not.toBe(first);
    expect(await open(first)).toMatchObject({ code: '4040' });
    expect((await open(second)).code).toBe('0000');
  });

  test('is not given to another member, who learns nothing about the order', async () => {
    const orderNo = await buy();
    expect(await other.post(`/orders/${orderNo}/gift/link`, { isNew: false })).toMatchObject({ code: '4043' });
    expect(await other.detail(orderNo)).toMatchObject({ code: '4043' });
  });

  test('is blocked after five wrong phone numbers; a new link helps', async () => {
    const orderNo = await buy();
    const token = await tokenOf(orderNo);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await accept(token, { phone: '01099999999' })).toMatchObject({
        ...{ code: '4220', fieldErrors: [{ field: 'phone' }] },
      });
    expect(await decline(token, '01099999999')).toMatchObject({ code: '1252' });
    expect(await accept(token)).toMatchObject({ code: '1252' });
    expect(await stateOf(orderNo)).toEqual(['PAID', 'SENT']);
    expect((await accept(await tokenOf(orderNo, true))).data?.state).toBe('ACCEPTED');
  });

  test('is neither stored in plain text nor logged', async () => {
    const orderNo = await buy();
    const token = await tokenOf(orderNo);
    await open(token);
    const stored = await shop.owner.selectFrom('orderGift').selectAll().where('orderNo', '=', orderNo).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(shop.log.join('')).not.toContain(token);
  });
});

describe('a gift is refunded', () => {
  test('once the seventh day is over, by the ordinary refund, once; the receiver’s phone number is erased', async () => {
    const orderNo = await buy();
    const token = await tokenOf(orderNo);
    expect(await expire()).toBe(0);
    shop.wait(8 * day);
    expect(await accept(token)).toMatchObject({ code: '4094' });
    expect((await open(token)).data).toMatchObject({ state: 'EXPIRED', lines: [], message: '' });
    expect([await expire(), await expire()]).toEqual([1, 0]);
    shop.wait(-8 * day);
    expect(await stateOf(orderNo)).toEqual(['CANCELLED', 'EXPIRED']);
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    expect(await stockOf(shop, 'GD0001')).toBe(10);
    expect((await buyer.detail(orderNo)).data?.gift?.receiverPhone).toBe('');
  });

  test('when its receiver declines, and when its giver cancels before it is accepted', async () => {
    const declined = await buy();
    expect((await decline(await tokenOf(declined))).data).toMatchObject({ state: 'DECLINED', lines: [] });
    expect(await stateOf(declined)).toEqual(['CANCELLED', 'DECLINED']);
    expect(shop.fake.heldFor(declined)).toBe(0);

    const cancelled = await buy();
    const token = await tokenOf(cancelled);
    await buyer.claim(cancelled, 60_000);
    expect(await stateOf(cancelled)).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await open(token)).data).toMatchObject({ state: 'CANCELLED', lines: [] });
    expect(await accept(token)).toMatchObject({ code: '4094' });
    expect(await buyer.post(`/orders/${cancelled}/gift/link`, { isNew: true })).toMatchObject({ code: '4094' });
  });

  test('by the operator when the payment service refuses, and nobody can accept it meanwhile', async () => {
    const orderNo = await buy();
    const token = await tokenOf(orderNo);
    shop.fake.trouble('refused');
    shop.wait(8 * day);
    await expire();
    shop.wait(-8 * day);
    shop.fake.trouble();
    expect(await accept(token)).toMatchObject({ code: '4094' });
    await expect(prepare(orderNo)).rejects.toMatchObject({ code: '4094' });
  });
});

describe('concurrently', () => {
  /** A gift has one outcome: it is accepted and stays paid, or it is refunded. */
  async function expectOneOutcome(orderNo: string): Promise<void> {
    const [state, giftState] = await stateOf(orderNo);
    const held = shop.fake.heldFor(orderNo);
    expect([
      ['PAID', 'ACCEPTED', 60_000],
      ['CANCELLED', 'DECLINED', 0],
      ['CANCELLED', 'EXPIRED', 0],
      ['CANCELLED', 'CANCELLED', 0],
    ]).toContainEqual([state, giftState, held]);
  }

  test('ten acceptances store one address', async () => {
    const orderNo = await buy();
    const token = await tokenOf(orderNo);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => accept(token, { detailAddress: `${index}호` })),
    );
    expect(replies.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(replies.filter(({ code }) => code === '4094')).toHaveLength(9);
    await expectOneOutcome(orderNo);
  });

  test('acceptance, decline, cancellation and expiry never both refund and deliver a gift', async () => {
    for (let round = 0; round < 6; round += 1) {
      const orderNo = await buy();
      const token = await tokenOf(orderNo);
      const acts = [() => accept(token), () => decline(token), () => buyer.claim(orderNo, 60_000), () => accept(token)];
      await Promise.all(acts.map((_, index) => acts[(index + round) % acts.length]?.()));
      await expectOneOutcome(orderNo);
    }
  });

  test('acceptance in the last moment and the expiry job agree on one outcome', async () => {
    const orderNo = await buy();
    const token = await tokenOf(orderNo);
    const row = await shop.owner
      .selectFrom('orderGift')
      .select('expiresAt')
      .where('orderNo', '=', orderNo)
      .executeTakeFirstOrThrow();
    const late = new Date((row.expiresAt ?? new Date()).getTime() + 1);
    await Promise.all([accept(token), expireGifts(shop.app.dependencies, { mallId: 1 }, late), accept(token)]);
    await expectOneOutcome(orderNo);
    if ((await stateOf(orderNo))[0] === 'PAID') await prepare(orderNo);
    else await expect(prepare(orderNo)).rejects.toMatchObject({ code: '4094' });
  });
});

test('the database rejects a gift in preparation without an address, and one both accepted and refunded', async () => {
  const orderNo = await buy();
  const setState = shop.owner.updateTable('mallOrder').set({ state: 'PREPARING' }).where('orderNo', '=', orderNo);
  await expect(setState.execute()).rejects.toThrow('mall_order_postcode_check');
  const both = { acceptedAt: new Date(), ending: 'EXPIRED' as const, endedAt: new Date() };
  const setBoth = shop.owner.updateTable('orderGift').set(both).where('orderNo', '=', orderNo);
  await expect(setBoth.execute()).rejects.toThrow(/check/);
});

test('staff cannot change the address before the receiver has given one', async () => {
  const orderNo = await buy();
  const elsewhere = { ...place, orderNo, staffNo: 1 };
  await expect(changeAddress(shop.app.dependencies, familyshop, elsewhere)).rejects.toMatchObject({ code: '4094' });
});

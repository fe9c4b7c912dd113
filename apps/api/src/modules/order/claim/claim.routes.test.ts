import type { ClaimDecision } from '@mall/contracts/order-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item, stockOf } from '../../../testing/buyer.ts';
import { bringTo, type Travelling } from '../../../testing/deliver-order.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { signInAs } from '../../../testing/test-app.ts';
import { decideClaim } from './decide-claim.ts';
import { finishRefunds } from './finish-refunds.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const cup = goods('GD0001', { name: '컵', salePrice: 30_000 });
const plate = goods('GD0002', { name: '접시', salePrice: 20_000 });
const familyshop = { mallId: 1 };

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop({
    products: [cup, plate],
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
  });
});
beforeEach(async () => {
  shop.fake.trouble();
  await shop.owner.updateTable('optionStock').set({ quantity: 10 }).execute();
  buyer = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1)).accessToken });
});
afterAll(() => shop.close());

/** One cup and two plates: 70,000 won with free delivery. */
const buy = (values = {}) => buyer.buy([item('GD0001'), item('GD0002', 2)], 70_000, values);
const move = (orderNo: string, ...states: Travelling[]) =>
  states.reduce(
    (before, to) => before.then(() => bringTo(shop.app.dependencies, familyshop, { orderNo, to })),
    Promise.resolve(),
  );
const buyDelivered = async (values = {}) => {
  const orderNo = await buy(values);
  await move(orderNo, 'PREPARING', 'SHIPPED', 'DELIVERED');
  return orderNo;
};
const decide = (orderNo: string, decision: ClaimDecision, { claimNo = 1, mall = familyshop } = {}) =>
  decideClaim(shop.app.dependencies, mall, { orderNo, claimNo, decision, reason: '확인했어요' });
const lines = (...pairs: [lineNo: number, quantity: unknown][]) =>
  pairs.map(([lineNo, quantity]) => ({ lineNo, quantity }));
const whole = lines([1, 1], [2, 2]);
const stock = async () => [await stockOf(shop, 'GD0001'), await stockOf(shop, 'GD0002')];

describe('a cancellation', () => {
  test('of an unpaid order is carried out at once, and only for the whole order', async () => {
    const orderNo = await buyer.order([item('GD0001'), item('GD0002', 2)], 70_000);
    expect(await buyer.quote(orderNo, { lines: lines([1, 1]) })).toMatchObject({ status: 422, code: '4220' });
    expect(await buyer.claim(orderNo, 0, { lines: lines([1, 1]) })).toMatchObject({ code: '4220' });
    expect((await buyer.quote(orderNo, { lines: whole })).data).toMatchObject({ refund: 0 });
    expect((await buyer.claim(orderNo, 0, { lines: whole })).data).toMatchObject({
      ...{ card: { state: 'CANCELLED', openClaims: [] }, claims: [], refundedAmount: 0 },
      history: [{ state: 'PENDING_PAYMENT' }, { state: 'CANCELLED', reason: '마음이 바뀌었어요' }],
    });
    expect(await stock()).toEqual([10, 10]);
    expect(await buyer.pay(orderNo)).toMatchObject({ code: '4094' });
  });

  test('of a paid order refunds the money and restores the stock at once', async () => {
    const orderNo = await buy();
    const { data } = await buyer.claim(orderNo, 70_000, { lines: whole });
    expect(data).toMatchObject({
      ...{ card: { state: 'CANCELLED', lines: [{ takenBack: 1 }, { takenBack: 2 }] }, refundedAmount: 70_000 },
      claims: [{ claimNo: 1, type: 'CANCEL', state: 'DONE', refundAmount: 70_000, mayWithdraw: false }],
    });
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    expect(await stock()).toEqual([10, 10]);
  });

  test('of part of an order announces the loss of free delivery, and charges it only once', async () => {
    const orderNo = await buy();
    const cupBack = { lines: lines([1, 1]) };
    expect((await buyer.quote(orderNo, cupBack)).data).toEqual({
      ...{ goodsAmount: 30_000, deliveryChange: -3_000, returnFee: 0, refund: 27_000 },
    });
    expect((await buyer.claim(orderNo, 27_000, cupBack)).data?.card.state).toBe('PAID');
    expect(shop.fake.heldFor(orderNo)).toBe(43_000);
    expect((await buyer.quote(orderNo, { lines: lines([2, 1]) })).data).toMatchObject({ refund: 20_000 });
    expect((await buyer.claim(orderNo, 43_000, { lines: lines([2, 2]) })).data?.card.state).toBe('CANCELLED');
    expect(shop.fake.heldFor(orderNo)).toBe(0);
  });

  test('of an order in preparation waits for the operator, who cannot ship it meanwhile', async () => {
    const orderNo = await buy();
    await move(orderNo, 'PREPARING');
    expect((await buyer.claim(orderNo, 70_000, { lines: whole })).data).toMatchObject({
      card: { state: 'PREPARING', openClaims: [] },
      claims: [{ state: 'REQUESTED', mayWithdraw: true }],
    });
    await expect(move(orderNo, 'SHIPPED')).rejects.toMatchObject({ code: '4094' });
    expect(shop.fake.heldFor(orderNo)).toBe(70_000);
    await decide(orderNo, 'approve');
    expect((await buyer.detail(orderNo)).data).toMatchObject({
      card: { state: 'CANCELLED' },
      claims: [{ state: 'DONE', answer: '확인했어요' }],
    });
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    expect(await stock()).toEqual([10, 10]);
  });

  test('that the operator refuses or the member withdraws lets the order continue', async () => {
    const orderNo = await buy();
    await move(orderNo, 'PREPARING');
    await buyer.claim(orderNo, 70_000, { lines: whole });
    await decide(orderNo, 'reject');
    expect((await buyer.detail(orderNo)).data?.claims).toMatchObject([{ state: 'REJECTED', answer: '확인했어요' }]);
    await buyer.claim(orderNo, 70_000, { lines: whole });
    expect((await buyer.withdraw(orderNo, 2)).data?.claims).toMatchObject([{}, { state: 'WITHDRAWN' }]);
    expect(await buyer.withdraw(orderNo, 2)).toMatchObject({ status: 409, code: '4094' });
    await expect(decide(orderNo, 'approve', { claimNo: 2 })).rejects.toMatchObject({ code: '4094' });
    await move(orderNo, 'SHIPPED');
    expect(await buyer.claim(orderNo, 70_000, { lines: whole })).toMatchObject({ code: '4094' });
  });

  test('requested several times concurrently refunds once', async () => {
    const orderNo = await buy();
    const replies = await Promise.all([1, 2, 3].map(() => buyer.claim(orderNo, 70_000, { lines: whole })));
    expect(replies.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    expect(await stock()).toEqual([10, 10]);
  });
});

describe('a return', () => {
  test('goes from request to refund, less the freight borne by the member', async () => {
    const orderNo = await buyDelivered();
    const request = { type: 'RETURN', lines: lines([2, 1]) };
    expect((await buyer.quote(orderNo, request)).data).toEqual({
      ...{ goodsAmount: 20_000, deliveryChange: 0, returnFee: 3_000, refund: 17_000 },
    });
    await buyer.claim(orderNo, 17_000, request);
    for (const decision of ['approve', 'pick-up'] as const) await decide(orderNo, decision);
    expect(shop.fake.heldFor(orderNo)).toBe(70_000);
    await decide(orderNo, 'complete');
    expect((await buyer.detail(orderNo)).data).toMatchObject({
      ...{ card: { state: 'DELIVERED', mayConfirm: true }, refundedAmount: 17_000 },
      claims: [{ state: 'DONE', refundAmount: 17_000, returnFee: 3_000 }],
    });
    expect(shop.fake.heldFor(orderNo)).toBe(53_000);
    expect(await stock()).toEqual([9, 9]);
  });

  test('advances one step at a time: any other step is rejected with 4094', async () => {
    const orderNo = await buyDelivered();
    await buyer.claim(orderNo, 70_000, { type: 'RETURN', fault: 'SELLER', lines: whole });
    const refuse = (...steps: ClaimDecision[]) =>
      Promise.all(steps.map((step) => expect(decide(orderNo, step)).rejects.toMatchObject({ code: '4094' })));
    await refuse('pick-up', 'complete');
    await decide(orderNo, 'approve');
    await refuse('approve', 'reject', 'complete');
    expect(await buyer.withdraw(orderNo, 1)).toMatchObject({ code: '4094' });
    await decide(orderNo, 'pick-up');
    await decide(orderNo, 'complete');
    await refuse('reject', 'complete');
    expect((await buyer.detail(orderNo)).data?.card).toMatchObject({
      state: 'DELIVERED',
      mayConfirm: false,
      openClaims: [],
    });
    await expect(decide(orderNo, 'approve', { claimNo: 2 })).rejects.toMatchObject({ code: '4043' });
    await expect(decide(orderNo, 'approve', { mall: { mallId: 2 } })).rejects.toMatchObject({ code: '4043' });
  });

  test('may be requested within seven days of delivery', async () => {
    const orderNo = await buyDelivered();
    const delivered = (ago: number) =>
      shop.owner
        .updateTable('mallOrder')
        .set({ deliveredAt: new Date(Date.now() - ago) })
        .where('orderNo', '=', orderNo);
    await delivered(7 * day + minute).execute();
    expect(await buyer.quote(orderNo, { type: 'RETURN' })).toMatchObject({ status: 409, code: '4094' });
    expect(await buyer.claim(orderNo, 27_000, { type: 'EXCHANGE' })).toMatchObject({ code: '4094' });
    await delivered(7 * day - minute).execute();
    expect(await buyer.quote(orderNo, { type: 'RETURN' })).toMatchObject({ code: '0000' });
    expect(await buyer.quote(orderNo, { type: 'CANCEL' })).toMatchObject({ code: '4094' });
  });

  test('reserves its pieces until it is settled, and a second one is computed from what the first leaves', async () => {
    const orderNo = await buyDelivered();
    await buyer.claim(orderNo, 24_000, { type: 'RETURN', lines: lines([1, 1]) });
    expect(await buyer.quote(orderNo, { type: 'RETURN', lines: lines([1, 1]) })).toMatchObject({ code: '4220' });
    const rest = { type: 'RETURN', lines: lines([2, 2]) };
    const refund = (await buyer.quote(orderNo, rest)).data?.refund ?? 0;
    await buyer.claim(orderNo, refund, rest);
    for (const claimNo of [2, 1]) {
      for (const step of ['approve', 'pick-up', 'complete'] as const) await decide(orderNo, step, { claimNo });
    }
    const { data } = await buyer.detail(orderNo);
    expect(data?.refundedAmount).toBe(70_000 - shop.fake.heldFor(orderNo));
    expect(await stock()).toEqual([10, 10]);
  });
});

test('goods are picked up at the order’s address or where the member says; a cancellation needs no pick-up', async () => {
  const orderNo = await buyDelivered();
  const { data: order } = await buyer.claim(orderNo, 24_000, { type: 'RETURN', lines: lines([1, 1]) });
  const { recipient, recipientPhone: phone, postcode, roadAddress, detailAddress } = order ?? {};
  expect(order?.claims[0]).toMatchObject({ pickup: { recipient, phone, postcode, roadAddress, detailAddress } });
  const office = {
    ...{ recipient: '이직장', phone: '01098765432', postcode: '06236' },
    roadAddress: '테헤란로 1',
    detailAddress: '',
  };
  const elsewhere = { type: 'EXCHANGE', lines: lines([2, 1]), pickup: office };
  expect((await buyer.claim(orderNo, 0, elsewhere)).data?.claims[1]).toMatchObject({ pickup: office });
  const wrong = { ...elsewhere, lines: lines([2, 1]), pickup: { ...office, postcode: '1' } };
  expect(await buyer.claim(orderNo, 0, wrong)).toMatchObject({ status: 400, code: '4000' });
  const unsent = await buy();
  expect((await buyer.claim(unsent, 70_000, { lines: whole })).data?.claims[0]).toMatchObject({ pickup: null });
});

test('a claim shows when it entered each of its states, and an empty comment does not erase the previous one', async () => {
  const orderNo = await buyDelivered();
  await buyer.claim(orderNo, 0, { type: 'EXCHANGE', lines: lines([1, 1]) });
  await decide(orderNo, 'approve');
  await decideClaim(shop.app.dependencies, familyshop, { orderNo, claimNo: 1, decision: 'pick-up', reason: '' });
  const { data } = await buyer.detail(orderNo);
  expect(data?.claims[0]).toMatchObject({
    answer: '확인했어요',
    history: [{ state: 'REQUESTED' }, { state: 'APPROVED' }, { state: 'PICKED_UP' }],
  });
  expect(data?.card.claims).toEqual([{ claimNo: 1, type: 'EXCHANGE', state: 'PICKED_UP', refundAmount: 0 }]);
  expect(data?.card.movedAt).toBe(data?.history.at(-1)?.happenedAt);
});

test('an exchange replaces a piece by another, and refunds nothing', async () => {
  const orderNo = await buyDelivered();
  const request = { type: 'EXCHANGE', lines: lines([1, 1]) };
  expect((await buyer.quote(orderNo, request)).data).toMatchObject({ refund: 0, returnFee: 6_000 });
  await buyer.claim(orderNo, 0, request);
  for (const step of ['approve', 'pick-up', 'complete'] as const) await decide(orderNo, step);
  expect((await buyer.detail(orderNo)).data).toMatchObject({
    ...{ card: { mayConfirm: true, lines: [{ takenBack: 0 }, {}] }, refundedAmount: 0 },
    claims: [{ state: 'DONE', refundAmount: 0, returnFee: 6_000 }],
  });
  expect(await stock()).toEqual([9, 8]);
  const movements = shop.owner.selectFrom('stockMovement').select(['kind', 'pieces']).where('orderNo', '=', orderNo);
  expect((await movements.orderBy('movementNo').execute()).slice(-3)).toEqual([
    { kind: 'RETURN', pieces: 1 },
    { kind: 'RESERVE', pieces: -1 },
    { kind: 'SELL', pieces: 0 },
  ]);
});

describe('a rejected request changes nothing', () => {
  test('4093 when the member was shown another refund', async () => {
    const orderNo = await buy();
    for (const expectedRefund of [0, 69_999, 1_000_000]) {
      expect(await buyer.claim(orderNo, expectedRefund, { lines: whole })).toMatchObject({
        ...{ status: 409, code: '4093', description: '지금 돌려받을 금액은 70,000원이에요.' },
      });
    }
    expect(shop.fake.heldFor(orderNo)).toBe(70_000);
  });

  test('4220 for pieces that the order does not have, 4000 for an invalid number of pieces', async () => {
    const orderNo = await buy();
    for (const wrong of [[], lines([1, 2]), lines([3, 1]), lines([2, 1], [2, 1])]) {
      expect(await buyer.quote(orderNo, { lines: wrong })).toMatchObject({ status: 422, code: '4220' });
      expect(await buyer.claim(orderNo, 27_000, { lines: wrong })).toMatchObject({ code: '4220' });
    }
    for (const quantity of [0, -1, 1.5, 1e9, '1']) {
      expect(await buyer.claim(orderNo, 27_000, { lines: lines([1, quantity]) })).toMatchObject({ code: '4000' });
    }
    expect(shop.fake.heldFor(orderNo)).toBe(70_000);
  });

  test('4220 for a cancellation that charges its freight to the seller', async () => {
    const orderNo = await buy();
    const request = { fault: 'SELLER', lines: lines([1, 1]) };
    expect(await buyer.quote(orderNo, request)).toMatchObject({ code: '4220', fieldErrors: [{ field: 'fault' }] });
    expect(await buyer.claim(orderNo, 30_000, request)).toMatchObject({ code: '4220' });
  });
});

describe('a refund that fails', () => {
  test('because the service refuses it waits for the operator, who retries it', async () => {
    const orderNo = await buy();
    shop.fake.trouble('refused', 'refused');
    expect((await buyer.claim(orderNo, 70_000, { lines: whole })).data).toMatchObject({
      ...{ card: { state: 'PAID' }, refundedAmount: 0, claims: [{ state: 'REQUESTED', mayWithdraw: true }] },
    });
    await expect(move(orderNo, 'PREPARING')).rejects.toMatchObject({ code: '4094' });
    await expect(decide(orderNo, 'approve')).rejects.toMatchObject({ code: '4095' });
    await decide(orderNo, 'approve');
    expect((await buyer.detail(orderNo)).data).toMatchObject({ card: { state: 'CANCELLED' }, refundedAmount: 70_000 });
    expect(shop.fake.heldFor(orderNo)).toBe(0);
  });

  test.each(['lostReply', 'lostCall'] as const)('with a %s is resumed, and refunds once', async (trouble) => {
    const orderNo = await buy();
    shop.fake.trouble(trouble, trouble);
    expect((await buyer.claim(orderNo, 70_000, { lines: whole })).data).toMatchObject({
      ...{ card: { state: 'PAID', openClaims: [] }, claims: [{ state: 'REQUESTED', mayWithdraw: false }] },
    });
    expect(await buyer.withdraw(orderNo, 1)).toMatchObject({ code: '4094' });
    await expect(decide(orderNo, 'reject')).rejects.toMatchObject({ code: '4094' });
    const finish = (after: number) =>
      finishRefunds(shop.app.dependencies, familyshop, new Date(shop.app.dependencies.clock().getTime() + after));
    expect(await finish(0)).toBe(0);
    expect(await finish(2 * minute)).toBe(0);
    expect(await finish(2 * minute)).toBe(1);
    expect((await buyer.detail(orderNo)).data).toMatchObject({ card: { state: 'CANCELLED' }, refundedAmount: 70_000 });
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    expect(await stock()).toEqual([10, 10]);
  });
});

describe('an order paid by virtual account', () => {
  const refundAccount = { bankCode: '20', accountNumber: '1234567890', holder: '김가은' };
  const buyByDeposit = async () => {
    const orderNo = await buyDelivered();
    await shop.owner
      .updateTable('mallOrder')
      .set({ paymentMethod: 'VIRTUAL_ACCOUNT' })
      .where('orderNo', '=', orderNo)
      .execute();
    return orderNo;
  };

  test('is refunded to an account that the member names, which is erased afterwards', async () => {
    const orderNo = await buyByDeposit();
    const request = { type: 'RETURN', fault: 'SELLER', lines: whole };
    expect(await buyer.claim(orderNo, 70_000, request)).toMatchObject({
      ...{ status: 422, fieldErrors: [{ field: 'refundAccount' }] },
    });
    await buyer.claim(orderNo, 70_000, { ...request, refundAccount });
    const account = shop.owner.selectFrom('claim').select('refundAccount').where('orderNo', '=', orderNo);
    expect(await account.executeTakeFirst()).toEqual({ refundAccount });
    for (const step of ['approve', 'pick-up', 'complete'] as const) await decide(orderNo, step);
    expect(await account.executeTakeFirst()).toEqual({ refundAccount: null });
  });

  test('needs no refund account for an exchange', async () => {
    const orderNo = await buyByDeposit();
    const request = { type: 'EXCHANGE', fault: 'SELLER', lines: whole, refundAccount };
    expect((await buyer.claim(orderNo, 0, request)).code).toBe('0000');
    const account = shop.owner.selectFrom('claim').select('refundAccount').where('orderNo', '=', orderNo);
    expect(await account.executeTakeFirst()).toEqual({ refundAccount: null });
  });
});

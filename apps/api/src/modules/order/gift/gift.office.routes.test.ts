import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item } from '../../../testing/buyer.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 60_000 });
const gift = {
  ...{ receiverName: '한지우', receiverPhone: '01000001234', senderName: '김서은', message: '축하해', card: 'PARTY' },
};
const day = 24 * 60 * 60_000;

let shop: Shop;
let buyer: Buyer;
let cs: StaffClient;
let md: StaffClient;
let elsewhere: StaffClient;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, index) => ({ mallId: index + 1, mallUrl }));
  shop = await openShop({ products: [cup], malls });
  buyer = createBuyer(shop);
  cs = await addStaff(shop, { role: 'CS' });
  md = await addStaff(shop, { role: 'MD' });
  elsewhere = await addStaff(shop, { role: 'CS', mallIds: [2] });
});
afterAll(() => shop.close());

const buy = () => buyer.buy([item('GD0001')], 60_000, { gift, delivery: undefined, deliveryRequest: '' });
const at = (orderNo: string) => `/malls/1/orders/${orderNo}`;
type Detail = {
  gift: { state: string; receiverName: string; receiverPhone: string; expiresAt: string } | null;
  moves: string[];
  mayChangeAddress: boolean;
  history: { reason: string }[];
};
const detail = async (orderNo: string) => {
  const { data, text } = await cs.get<Detail>(at(orderNo));
  if (!data) throw new Error(text);
  return data;
};
const listed = async (awaitsReceiver: string) => {
  const { data, text } = await cs.get<{ rows: { orderNo: string; awaitsReceiver: boolean }[] }>(
    `/orders?awaitsReceiver=is:${awaitsReceiver}`,
  );
  if (!data) throw new Error(text);
  return data.rows;
};
const acceptWith = async (orderNo: string) => {
  const { data } = await buyer.post<{ url: string }>(`/orders/${orderNo}/gift/link`, { isNew: false });
  const token = data?.url.split('#')[1];
  const body = { token, ...delivery, phone: gift.receiverPhone, deliveryRequest: '' };
  return shop.at('familyshop').post('/pre/gift/accept', { body });
};
const audits = async (action: string) =>
  (await shop.owner.selectFrom('staffAudit').select('action').where('action', '=', action).execute()).length;

test('a gift that awaits its receiver is shown masked, is found by a filter, and offers no move', async () => {
  const orderNo = await buy();
  const seen = await detail(orderNo);
  expect(seen).toMatchObject({
    gift: { state: 'SENT', receiverPhone: '010-****-1234' },
    moves: [],
    mayChangeAddress: false,
  });
  expect(JSON.stringify(seen)).not.toContain('한지우');
  expect(await listed('Y')).toMatchObject([{ orderNo, awaitsReceiver: true }]);
  expect(await cs.post(`${at(orderNo)}/prepare`, {})).toMatchObject({ code: '4094' });
  const { data } = await cs.post<{ results: { outcome: string; reason: string }[] }>('/orders/bulk', {
    body: { to: 'PREPARING', items: [{ mallId: 1, orderNo }] },
  });
  expect(data?.results).toMatchObject([{ outcome: 'skipped', reason: expect.stringContaining('받는 분') }]);

  expect((await acceptWith(orderNo)).code).toBe('0000');
  expect(await detail(orderNo)).toMatchObject({ gift: { state: 'ACCEPTED' }, moves: ['PREPARING'] });
  expect(await listed('Y')).toEqual([]);
  expect((await listed('N')).map((row) => row.orderNo)).toContain(orderNo);
});

test('staff remind the giver of a gift and extend it by seven days, each with an audit row, a history entry and a mail', async () => {
  const orderNo = await buy();
  const before = await detail(orderNo);
  expect((await cs.post(`${at(orderNo)}/gift/remind`, {})).code).toBe('0000');
  expect((await detail(orderNo)).gift?.expiresAt).toBe(before.gift?.expiresAt);
  const soon = new Date(Date.now() + 2 * day);
  await shop.owner.updateTable('orderGift').set({ expiresAt: soon }).where('orderNo', '=', orderNo).execute();
  expect((await cs.post(`${at(orderNo)}/gift/extend`, {})).code).toBe('0000');
  const after = await detail(orderNo);
  expect(after.gift?.expiresAt).toBe(before.gift?.expiresAt);
  expect(after.history.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['선물 링크 안내', '선물 기한 연장']),
  );
  expect([await audits('gift.remind'), await audits('gift.extend')]).toEqual([1, 1]);
  const mails = await shop.owner.selectFrom('mail').select('kind').where('kind', '=', 'GIFT_TO_SEND').execute();
  expect(mails).toHaveLength(2);
});

test('nothing changes without the permission, in another mall, for an ordinary order, or for an accepted gift', async () => {
  const orderNo = await buy();
  const ordinary = await buyer.buy([item('GD0001')], 60_000);
  for (const act of ['remind', 'extend']) {
    for (const staff of [md, elsewhere])
      expect(await staff.post(`${at(orderNo)}/gift/${act}`, {})).toMatchObject({ code: '4040' });
    expect(await cs.post(`${at(ordinary)}/gift/${act}`, {})).toMatchObject({ code: '4043' });
  }
  await acceptWith(orderNo);
  for (const act of ['remind', 'extend'])
    expect(await cs.post(`${at(orderNo)}/gift/${act}`, {})).toMatchObject({ code: '4094' });
});

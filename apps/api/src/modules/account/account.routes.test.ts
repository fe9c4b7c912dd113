import { inMall } from '@mall/db/in-mall';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveAccount } from '../../testing/accounts.ts';
import { createBuyer } from '../../testing/buyer.ts';
import { createFakeGateway } from '../../testing/fake-gateway.ts';
import { changeWhileWaiting, countWaiting } from '../../testing/locked-stock.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { commandOf } from '../../testing/run-command.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertMember, signInAs } from '../../testing/test-app.ts';
import { uploading } from '../../testing/uploading.ts';
import { createQueue } from '../order/place/placing-queue.ts';
import { orderUpload } from '../upload/order-upload.ts';
import { changeContract, changeMallLimit } from './operate-account.ts';

const cup = goods('GD0001', {
  salePrice: 20_000,
  hasFreeDelivery: true,
  options: [option({ stockQuantity: 10_000 })],
});
const mall = { mallId: 1 };
const day = 86_400_000;

let shop: Shop;
let members = 0;
beforeAll(async () => {
  const malls = [1, 2].map((mallId) => ({
    ...{ mallId, mallUrl: mallId === 1 ? 'daeryang' : 'other', salesType: 'UPLOAD' as const },
    listings: [listingOf(cup)],
  }));
  shop = await openShop({ products: [cup], malls, gateway: createFakeGateway().gateway });
});
afterAll(() => shop.close());
beforeEach(() => changeMallLimit({ ...shop.app.dependencies, database: shop.owner }, mall, null));

/** A new member for each test, with a limit of 200,000 won unless the test names another; null for no contract. */
async function newMember(creditLimit: number | null = 200_000) {
  members += 1;
  const loginId = `member${members}`;
  const memberNo = await insertMember(shop.owner, { mallId: 1, loginId });
  if (creditLimit !== null) await approveAccount(shop.owner, { mallId: 1, memberNo, creditLimit });
  const { accessToken: token } = await signInAs(shop, 'daeryang', 1, loginId);
  return { loginId, memberNo, token, ...uploading(shop, 'daeryang', token) };
}
const ordersOf = (memberNo: number) =>
  shop.owner.selectFrom('mallOrder').select(['orderNo', 'state']).where('memberNo', '=', memberNo).execute();
const asOperator = () => ({ ...shop.app.dependencies, database: shop.owner });

describe('a member without a contract', () => {
  test('cannot order on account, and learns why and what to do before uploading anything', async () => {
    const me = await newMember(null);
    const why = '아직 승인된 후불 계약이 없어서 주문할 수 없어요. 고객센터에 후불 계약을 신청해 주세요.';
    expect(await me.account()).toEqual({
      ...{ creditLimit: null, paymentDays: null, owed: 0, room: 0, overdue: 0, dueOn: null, ineligibility: why },
    });
    expect(await me.order(1)).toMatchObject({ status: 409, code: '4700', description: why });
    expect(await ordersOf(me.memberNo)).toEqual([]);
  });

  test('cannot use the contract of another member, nor one in another mall', async () => {
    await newMember();
    await approveAccount(shop.owner, { mallId: 2, memberNo: shop.memberNos.other ?? 0 });
    expect(await (await newMember(null)).order(1)).toMatchObject({ code: '4700' });
  });
});

describe('the limit', () => {
  test('can be reached to the won, and not exceeded by one piece; the page shows what is owed and what is left', async () => {
    const me = await newMember();
    expect((await me.order(9)).data?.state).toBe('ORDERED');
    expect(await me.account()).toMatchObject({ owed: 180_000, room: 20_000, ineligibility: null });
    const refused = await me.order(2);
    expect(refused).toMatchObject({ status: 409, code: '4700', description: expect.stringContaining('20,000원까지') });
    expect((await me.order(1)).data?.state).toBe('ORDERED');
    expect(await me.account()).toMatchObject({
      ...{ owed: 200_000, room: 0, ineligibility: expect.stringContaining('한도를 모두 써서') },
    });
    expect(await ordersOf(me.memberNo)).toHaveLength(2);
  });

  test('of 0 won is shown as not set yet, on the page and when ordering', async () => {
    const me = await newMember(0);
    const why = expect.stringContaining('아직 정해진 후불 한도가 없어서');
    expect(await me.account()).toMatchObject({ creditLimit: 0, owed: 0, room: 0, ineligibility: why });
    expect(await me.order(1)).toMatchObject({ status: 409, code: '4700', description: why });
    expect(await ordersOf(me.memberNo)).toEqual([]);
  });

  test('is not exceeded by two uploads at once, on two connections', async () => {
    const me = await newMember();
    const uploads = [await me.send(6), await me.send(6)];
    const inputs = [await me.inputOf(uploads[0] ?? 0), await me.inputOf(uploads[1] ?? 0)];
    const place = async (index: number) => {
      const own = { memberNo: me.memberNo, uploadNo: uploads[index] ?? 0 };
      const daeryang = (await shop.app.dependencies.malls.all()).get('daeryang');
      const input = inputs[index];
      if (!daeryang || !input) throw new Error('no mall');
      return orderUpload(shop.app.dependencies, daeryang, { own, input, queue: createQueue(1) }).then(
        ({ state }) => state,
        ({ code }: { code: string }) => code,
      );
    };
    let second: Promise<string> | undefined;
    const first = await changeWhileWaiting(shop, {
      productNo: 'GD0001',
      submit: () => place(0),
      change: async () => {
        second = place(1);
        while ((await countWaiting(shop.owner)) < 2);
      },
    });
    expect([first, await second].sort()).toEqual(['4700', 'ORDERED']);
    expect(await me.account()).toMatchObject({ owed: 120_000 });
  });

  test('of the whole mall holds for all of its members together, and does not tell what others owe', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const { owed } = await owedByAll();
    await changeMallLimit(asOperator(), mall, owed + 150_000);
    expect((await one.order(5)).data?.state).toBe('ORDERED');
    expect(await other.account()).toMatchObject({ creditLimit: 200_000, owed: 0, room: 50_000 });
    expect(await other.order(3)).toMatchObject({ code: '4700' });
    expect((await other.order(2)).data?.state).toBe('ORDERED');
  });

  test('is freed again by a cancellation', async () => {
    const me = await newMember();
    await me.order(10);
    const [order] = await ordersOf(me.memberNo);
    const buyer = createBuyer(shop, { mallUrl: 'daeryang', token: me.token });
    await buyer.claim(order?.orderNo ?? '', 80_000, { lines: [{ lineNo: 1, quantity: 4 }] });
    expect(await me.account()).toMatchObject({ owed: 120_000, room: 80_000 });
  });
});

async function owedByAll(): Promise<{ owed: number }> {
  const { owed } = await shop.owner
    .selectFrom('accountEntry')
    .select(({ fn }) => fn.sum<number>('amount').as('owed'))
    .where('mallId', '=', 1)
    .executeTakeFirstOrThrow();
  return { owed: Number(owed ?? 0) };
}

describe('the operator', () => {
  test('approves, suspends, resumes, changes and settles by a command; a settlement is entered once', async () => {
    const me = await newMember(null);
    const run = commandOf('account', shop);
    expect((await run('suspend', 'daeryang', me.loginId)).text).toContain('a first contract needs --limit');
    expect((await run('approve', 'daeryang', me.loginId, '--limit', '100,000', '--days', '10')).text).toContain(
      'limit 100,000원, due after 10 days · owes 0원 · may order for 100,000원',
    );
    expect((await me.order(5)).data?.state).toBe('ORDERED');
    expect(await me.account()).toMatchObject({ creditLimit: 100_000, paymentDays: 10, owed: 100_000, room: 0 });
    const settle = () => run('settle', 'daeryang', me.loginId, '--amount', '60000', '--reference', '11월 입금');
    expect((await settle()).text).toContain('owes 40,000원 · may order for 60,000원');
    expect(await settle()).toMatchObject({ code: 1, text: expect.stringContaining('entered already') });
    expect(await me.account()).toMatchObject({ owed: 40_000, room: 60_000 });
    expect((await run('suspend', 'daeryang', me.loginId)).text).toContain('(SUSPENDED)');
    expect(await me.order(1)).toMatchObject({ code: '4700', description: expect.stringContaining('중지되어') });
    expect((await run('resume', 'daeryang', me.loginId)).text).toContain('may order for 60,000원');
    expect((await run('list', 'daeryang')).text).toContain(`${me.loginId}  김가은  limit 100,000원, due after 10 days`);
    expect((await run('limit', 'daeryang', '--limit', '0')).text).toContain('daeryang as a whole: 0원');
    expect(await me.order(1)).toMatchObject({ code: '4700' });
  });

  test.each([
    ['approve', 'daeryang', 'nobody', '--limit', '1'],
    ['approve', 'daeryang', 'demo'],
    ['approve', 'daeryang', 'demo', '--limit=-5'],
    ['settle', 'daeryang', 'demo', '--amount', '0', '--reference', 'x'],
    ['settle', 'daeryang', 'demo', '--amount', '5'],
    ['list', 'nowhere'],
  ])('%s %s %s is refused when it is incomplete, with one line', async (...words) => {
    const { code, text } = await commandOf('account', shop)(...words);
    expect(code).toBe(1);
    expect(text).not.toContain('    at ');
  });

  test('is the only one who grants credit and settles: the web application may only read contracts and settlements', async () => {
    const { database } = shop.app.dependencies;
    const memberNo = shop.memberNos.daeryang ?? 0;
    await expect(approveAccount(database, { mallId: 1, memberNo })).rejects.toThrow('permission denied');
    const settlement = { mallId: 1, memberNo, amount: 1, reference: 'x', settledAt: new Date() };
    await expect(
      inMall(database, mall, (tx) => tx.insertInto('accountSettlement').values(settlement).execute()),
    ).rejects.toThrow('permission denied');
    await expect(
      inMall(database, mall, (tx) => tx.updateTable('accountContract').set({ creditLimit: 9 }).execute()),
    ).rejects.toThrow('permission denied');
  });
});

// Last: the clock advances, and with it everybody's due days.
test('with one won overdue nothing is ordered until it is settled; on the due day itself orders still pass', async () => {
  const me = await newMember();
  await changeContract(asOperator(), mall, { loginId: me.loginId, paymentDays: 1 });
  await me.order(1);
  const dueOn = (await me.account())?.dueOn ?? '';
  expect(Date.parse(dueOn) - Date.parse(new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10))).toBe(day);
  const later = async () => {
    shop.wait(day);
    const { accessToken } = await signInAs(shop, 'daeryang', 1, me.loginId);
    return uploading(shop, 'daeryang', accessToken);
  };
  const onTheDay = await later();
  expect(await onTheDay.account()).toMatchObject({ overdue: 0, ineligibility: null });
  expect((await onTheDay.order(1)).data?.state).toBe('ORDERED');
  const after = await later();
  const why = expect.stringContaining('납부일이 지난 20,000원을 아직 내지 않아서');
  expect(await after.account()).toMatchObject({ owed: 40_000, room: 0, overdue: 20_000, ineligibility: why });
  expect(await after.order(1)).toMatchObject({ code: '4700', description: why });
  expect(
    (await commandOf('account', shop)('settle', 'daeryang', me.loginId, '--amount', '20000', '--reference', '1')).code,
  ).toBe(0);
  expect(await after.account()).toMatchObject({ owed: 20_000, room: 180_000, overdue: 0, ineligibility: null });
  expect((await after.order(1)).data?.state).toBe('ORDERED');
});

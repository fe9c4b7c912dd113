import { afterAll, beforeAll, expect, test } from 'vitest';
import { applying, openApplicationShop } from '../../testing/applying.ts';

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
beforeAll(async () => {
  shop = await openApplicationShop();
  // The database's default for a mall.
  await shop.owner.updateTable('mall').set({ mostOpenApplications: 3 }).execute();
  shop.app.dependencies.malls.forget();
  await shop.stock(10);
});
afterAll(() => shop.close());

test('a member has at most three applications under way, each holding a phone; cancelling one allows another', async () => {
  const me = applying(shop);
  const numbers: string[] = [];
  for (let count = 1; count <= 3; count += 1) numbers.push((await me.apply()).data?.applicationNo ?? '');
  expect(await shop.stock()).toBe(7);
  expect(await me.apply()).toMatchObject({
    ...{ status: 409, code: '4712' },
    description:
      '진행 중인 휴대폰 신청이 3건 있어요. 한 사람이 한 번에 3건까지 신청할 수 있어요. 신청이 끝나거나 취소한 뒤에 새로 신청해 주세요.',
  });
  expect(await shop.stock()).toBe(7);
  await me.cancel(numbers[0] ?? '');
  expect(await me.submit()).toMatchObject({ code: '0000' });
  expect(await shop.stock()).toBe(7);
});

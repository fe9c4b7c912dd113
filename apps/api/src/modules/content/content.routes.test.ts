import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
  await shop.owner.deleteFrom('contentPage').execute();
  const page = { mallId: 1, pageName: 'handyService' as const, title: '간편 서비스', html: '<p>휴대폰으로 쉽게</p>' };
  await shop.owner.insertInto('contentPage').values(page).execute();
});
afterAll(() => shop.close());

test('a page is read by its name without signing in', async () => {
  const reply = await shop.at('familyshop').get('/pre/content/handyService');
  expect(reply.data).toEqual({ title: '간편 서비스', html: '<p>휴대폰으로 쉽게</p>' });
});

test('a page that the mall has not written, or of another mall, is 4040; an unknown name is 4000', async () => {
  expect(await shop.at('familyshop').get('/pre/content/familyShopIntro')).toMatchObject({ status: 404, code: '4040' });
  expect(await shop.at('hanul').get('/pre/content/handyService')).toMatchObject({ status: 404, code: '4040' });
  expect(await shop.at('familyshop').get('/pre/content/secret')).toMatchObject({ status: 400, code: '4000' });
});

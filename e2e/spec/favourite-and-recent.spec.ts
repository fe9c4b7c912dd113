import { listCategoryGoods } from '@mall/contracts/product-list';
import type { Page } from '@playwright/test';
import { test as shopperTest } from '../support/basket.ts';
import { malls } from '../support/malls.ts';
import { type Member, test } from '../support/member.ts';
import { ProductList } from '../support/product-list.ts';
import { goodsNamed, phoneNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

const mall = 'hanul';

/** A product whose favourite mark no other test touches: each device has its own, in a mall without other such tests. */
async function unmarkedGoods(member: Member, isMobile: boolean) {
  const { goods } = await member.read(listCategoryGoods, { query: { categoryNo: '12' } });
  const card = goods.filter(({ isFavourite, isSoldOut }) => !isFavourite && !isSoldOut).at(isMobile ? 0 : -1);
  if (!card) throw new Error('every product is marked');
  return card;
}

/** Clicks a favourite button and waits until the server has stored it. */
async function click(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((reply) => reply.url().includes('/favourites/') && reply.ok());
  await page.getByRole('button', { name, exact: true }).first().click();
  await saved;
}

const storedList = (page: Page, mallId: number) =>
  page.evaluate((key) => localStorage.getItem(key), `mall.${mallId}.recentlyViewed`);

// R4.09
test.describe('the heart', () => {
  test('it fills, stays after a reload, and empties again', async ({ page, shop, signInTo, isMobile }) => {
    const { goodsGroupNo, name } = await unmarkedGoods(await signInTo(mall), isMobile);
    await shop.open(`goods/ngd/${goodsGroupNo}`, { mall });
    const heart = page.getByRole('button', { name: '찜하기', exact: true }).first();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await click(page, '찜하기');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await shop.open('goods/goodsList?ctgNo=12', { mall });
    const card = new ProductList(page, isMobile, '디지털 상품').card(name);
    const heartOfCard = card.getByRole('button', { name: `${name} 찜하기` });
    await expect(heartOfCard).toHaveAttribute('aria-pressed', 'true');
    await click(page, `${name} 찜하기`);
    await expect(heartOfCard).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(heartOfCard).toHaveAttribute('aria-pressed', 'false');
  });

  test('a favourite that the server refuses is reverted', { tag: '@mobile' }, async ({ page, shop, member }) => {
    shop.allowRefusals();
    const { card } = await goodsNamed(member, '27인치 4K USB-C 전문가용 모니터');
    await page.route('**/favourites/*', (route) =>
      route.fulfill({ status: 500, json: { code: '5000', message: '문제가 생겼어요.', data: null } }),
    );
    await shop.open(`goods/ngd/${card.goodsGroupNo}`);
    const heart = page.getByRole('button', { name: '찜하기', exact: true }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(card.isFavourite));
  });
});

// R3.09 R4.10
shopperTest.describe('recently viewed products', () => {
  const { mallId } = malls.familyshop;

  shopperTest(
    'each opened product is stored by mall, newest first, joined by a bar, and removed from the list by its button',
    async ({ page, shop, shopper, isMobile }) => {
      const { card: goods } = await goodsNamed(shopper, '27인치 4K USB-C 전문가용 모니터');
      const { card: phone } = await phoneNamed(shopper, 'NOVA S26 Ultra');
      await shop.open(`goods/ngd/${goods.goodsGroupNo}`);
      await expect.poll(() => storedList(page, mallId)).toBe(goods.goodsGroupNo);
      await shop.open(`goods/detailWireless?gdsGrpNo=${phone.goodsGroupNo}`);
      await expect.poll(() => storedList(page, mallId)).toBe(`${phone.goodsGroupNo}|${goods.goodsGroupNo}`);
      await shop.open(`goods/ngd/${goods.goodsGroupNo}`);
      await expect(page.getByRole('heading', { name: goods.name })).toBeVisible();
      expect(await storedList(page, mallId)).toBe(`${phone.goodsGroupNo}|${goods.goodsGroupNo}`);

      await shop.open(isMobile ? 'myShop/listRecent' : 'myshop/listRecent');
      await page.getByRole('button', { name: `${phone.name} 목록에서 지우기` }).click();
      await expect(page.getByRole('heading', { name: phone.name })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: goods.name })).toBeVisible();
      expect(await storedList(page, mallId)).toBe(goods.goodsGroupNo);

      await shopperTest.step('another mall keeps its own', async () => {
        await shop.signIn({ mall });
        await shop.open('home', { mall });
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect((await storedList(page, malls[mall].mallId)) ?? '').not.toContain(goods.goodsGroupNo);
      });
    },
  );

  shopperTest('they are requested only once there are some', { tag: '@desktop' }, async ({ page, shop, shopper }) => {
    const { card: first } = await goodsNamed(shopper, '27인치 4K USB-C 전문가용 모니터');
    const { card: second } = await goodsNamed(shopper, '휴대용 블루투스 미니 마우스 M2');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/products/goods')) requested.push(request.url());
    });
    await shop.open(`goods/ngd/${first.goodsGroupNo}`);
    await expect(page.getByRole('region', { name: /인기 상품$/ })).toBeVisible();
    expect(requested).toEqual([]);
    await shop.open(`goods/ngd/${second.goodsGroupNo}`);
    const recent = page.getByRole('region', { name: '최근 본 상품' });
    await expect(recent.getByRole('heading', { name: first.name })).toBeVisible();
    expect(requested).toHaveLength(1);
  });
});

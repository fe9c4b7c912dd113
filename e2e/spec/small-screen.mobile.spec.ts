import type { Page } from '@playwright/test';
import { smallTargets } from '../support/crawl/small-targets.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const pages = [
  'home',
  'goods/goodsList?ctgNo=10',
  'goods/goodsList?ctgNo=13',
  'subs/subsList?ctgNo=21',
  'exhibition/listExhibition',
  'search/searchGoodsList?q=세트',
  'notice',
  'mdReview',
  'myShop/faqList',
  'myQuestion/listMyJjim',
  'updatePasswordForm',
  'findUserInfoForm?find=password',
];
/** What visitors see. */
const waysIn = ['login', 'findUserInfoForm', 'signup', 'joinMailAuth', 'email/authDormant'];
const details = [
  ['goods/goodsList?ctgNo=10', '/goods/detailWireless'],
  ['goods/goodsList?ctgNo=13', '/goods/ngd/'],
  ['subs/subsList?ctgNo=21', '/subs/detailSubs'],
  ['exhibition/listExhibition', '/exhibition/detailExhibition'],
  ['mdReview', '/board/boardDetail'],
] as const;

/** Opens one screen after another, as a visitor and then as a member, and tells what each is. */
async function* screens(page: Page, shop: Shop): AsyncGenerator<string> {
  for (const path of waysIn) {
    await shop.open(path);
    await settle(page);
    yield path;
  }
  await shop.signIn();
  for (const path of pages) {
    await shop.open(path);
    await settle(page);
    yield path;
  }
  for (const [list, part] of details) {
    await shop.open(list);
    const link = page.getByRole('main').locator(`a[href*="${part}"]`).first();
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    await settle(page);
    yield part;
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('no page is wider than a phone of 360 pixels, and a finger finds each control on at least 40', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for await (const screen of screens(page, shop)) {
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(360);
    expect.soft(await page.evaluate(smallTargets), screen).toEqual([]);
  }
});

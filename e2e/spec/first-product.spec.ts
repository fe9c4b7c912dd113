import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** From the search to the first product, including the skip link. */
const mostPresses = 12;
const lists = [
  ...[
    'goods/goodsList?ctgNo=13',
    'goods/goodsList?ctgNo=10',
    'subs/subsList?ctgNo=21',
    'search/searchGoodsList?q=소파',
  ],
  ...['etcSale/list', 'exhibition/detailExhibition/1', 'home'],
];

/** In the header on the desktop, in the bottom bar on a phone. */
const searchOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('button', { name: '검색', exact: true })
    : page.getByRole('combobox', { name: '검색어' });

const focusedWords = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test(`from the search to the first product of a list takes at most ${mostPresses} presses of the keyboard`, async ({
  page,
  shop,
  isMobile,
}) => {
  await shop.signIn();
  for (const list of lists) {
    await shop.open(list);
    const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await expect(first).toBeVisible();
    await searchOf(page, isMobile).focus();
    let presses = 1;
    for (; (await focusedWords(page)) !== '상품으로 건너뛰기'; presses += 1) {
      expect(presses, list).toBeLessThan(mostPresses);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('link', { name: '상품으로 건너뛰기' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
  }
});

import type { Page } from '@playwright/test';
import { test } from '../support/basket.ts';
import { reachable } from '../support/reachable.ts';
import { expect } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: '검색' });
const popular = (page: Page) => panel(page).getByRole('region', { name: '인기검색' });
const recent = (page: Page) => panel(page).getByRole('region', { name: '최근 본 상품' });
const openPanel = (page: Page) =>
  page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('button', { name: '검색', exact: true }).click();

test.beforeEach(async ({ shopper: _ }) => {
  // Signed in, as a member without viewed products.
});

// R2.24 R4.11 R9.01
test('popular searches are four a slide, a quarter each; one becomes a chip, and the chips are cleared when the panel opens again', async ({
  page,
  shop,
}) => {
  await shop.open('home');
  const reply = page.waitForResponse('**/search/popular*');
  await openPanel(page);
  const sent: { srhName: string }[] = (await (await reply).json()).data;
  const terms = reachable(popular(page).getByRole('listitem'));
  const next = popular(page).getByRole('button', { name: '다음 인기검색' });
  await expect(popular(page).getByRole('button', { name: '이전 인기검색' })).toBeDisabled();
  for (let from = 0; from < sent.length; from += 4) {
    const slide = sent.slice(from, from + 4).map(({ srhName }, place) => `${from + place + 1}${srhName}`);
    await expect(terms).toHaveText(slide);
    if (from + 4 < sent.length) await next.click();
  }
  await expect(next).toBeDisabled();

  const term = terms.first().getByRole('button');
  await term.click();
  const chips = panel(page).getByRole('search').getByRole('button', { name: /삭제$/ });
  await expect(chips).toHaveCount(1);
  await term.click();
  await expect(chips).toHaveCount(1);
  await panel(page).getByRole('button', { name: '검색 닫기' }).click();
  await expect(panel(page)).toHaveCount(0);
  await openPanel(page);
  await expect(popular(page)).toBeVisible();
  await expect(chips).toHaveCount(0);

  // R2.24
  await test.step('it closes on navigation', async () => {
    const field = panel(page).getByRole('combobox', { name: '검색어' });
    await field.fill('가습기');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/searchGoodsList\?q=/);
    await expect(panel(page)).toHaveCount(0);
  });
});

test('what is typed is cleared in one press, and one goes on typing; the chips stay', async ({ page, shop }) => {
  await shop.open('home');
  await openPanel(page);
  const field = panel(page).getByRole('combobox', { name: '검색어' });
  const clear = panel(page).getByRole('button', { name: '입력한 검색어 지우기' });
  await popular(page).getByRole('listitem').first().getByRole('button').click();
  await expect(clear).toHaveCount(0);
  await field.fill('가습기');
  await clear.click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(panel(page).getByRole('search').getByRole('button', { name: /삭제$/ })).toHaveCount(1);
});

// R2.24 R4.10
test('lists viewed products, phones first, and removes them one by one', async ({ page, shop }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('mall.1.recentlyViewed'));
  await shop.open('home');
  // Goods were viewed last: by time alone, they would come first.
  for (const [href, numbers] of [
    ['/goods/detailWireless', /^HP\w+$/],
    ['/goods/ngd/', /^GD\w+\|HP\w+$/],
  ] as const) {
    await page.getByRole('main').locator(`a[href*="${href}"]`).first().click();
    await expect.poll(stored).toMatch(numbers);
    await page.goBack();
    await expect(page).toHaveURL(shop.url('home'));
  }
  await openPanel(page);
  const rows = recent(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /\/goods\/detailWireless/);
  await expect(rows.last().getByRole('link')).toHaveAttribute('href', /\/goods\/ngd\//);
  await rows
    .first()
    .getByRole('button', { name: /지우기$/ })
    .click();
  await expect(rows).toHaveCount(1);
  await recent(page).getByRole('button', { name: '전체 삭제' }).click();
  await expect(recent(page)).toHaveCount(0);
});

// R4.10
test('without viewed products nothing is requested', async ({ page, shop }) => {
  await shop.open('notice');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openPanel(page);
  await expect(popular(page)).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
  expect(requested.filter((path) => /\/products\/(goods|wireless)$/.test(path))).toEqual([]);
});

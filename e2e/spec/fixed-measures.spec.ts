import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The transition of an element's property, as the browser has it, in milliseconds. */
const duration = (element: Locator): Promise<number> =>
  element.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).transitionDuration) * 1000);
const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0;
const openTerms = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '이용약관' }).click();

// R9.01
test('a page of keywords is a step of 615 px, in 1200 ms', { tag: '@desktop' }, async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('home');
  const section = page.getByRole('region', { name: '추천 키워드' });
  const pages = section
    .locator('div > div')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(pages).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  expect(await duration(pages)).toBe(1200);
  expect(await widthOf(pages.locator('> div').first())).toBe(615);
  await section.getByRole('button', { name: '다음 추천 키워드' }).click();
  await expect(pages).toHaveCSS('transform', `matrix(1, 0, 0, 1, -${615}, 0)`);
});

// R9.01
test('popular words take 25 % of a slide each, and slides take 1200 ms', { tag: '@mobile' }, async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('home');
  await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('button', { name: '검색', exact: true }).click();
  const popular = page.getByRole('dialog', { name: '검색' }).getByRole('region', { name: '인기검색' });
  const lists = popular.getByRole('list');
  await expect(lists.first()).toBeVisible();
  const slide = await lists.first().boundingBox();
  const starts = await Promise.all((await lists.first().getByRole('listitem').all()).map((item) => item.boundingBox()));
  expect(starts).toHaveLength(4);
  const gap = (starts[1]?.x ?? 0) - (starts[0]?.x ?? 0) - (starts[0]?.width ?? 0);
  for (const item of starts) {
    expect((((item?.width ?? 0) + gap) / ((slide?.width ?? 0) + gap)) * 100).toBeCloseTo(25, 1);
  }
  expect(await duration(lists.first().locator('..'))).toBe(1200);
});

// R9.04
test('the top banner fades for 600 ms', async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('home');
  const slide = page.getByRole('region', { name: '공지 배너' }).locator('[data-popup]').first();
  await expect(slide).toBeAttached();
  expect(await duration(slide)).toBe(600);
  await expect(slide).toHaveCSS('transition-property', 'opacity');
});

// R9.05
test('a dialog is 450 px wide, and 90 % of a narrow window', { tag: '@desktop' }, async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('home');
  await openTerms(page);
  const terms = page.getByRole('dialog', { name: '이용약관' });
  await expect.poll(() => widthOf(terms)).toBe(450);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => widthOf(terms)).toBe((400 * 90) / 100);
});

// R9.05
test('an alert takes 90 % of a phone’s width', { tag: '@mobile' }, async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('home');
  await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('button', { name: '검색', exact: true }).click();
  await page.getByRole('dialog', { name: '검색' }).getByRole('button', { name: '검색', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('검색어를 입력해주세요.');
  const window = page.viewportSize()?.width ?? 0;
  await expect.poll(() => widthOf(alert)).toBe((window * 90) / 100);
});

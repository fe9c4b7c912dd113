import { expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsNumber, signInAsStaff, staffNoOf } from '../support/office-orders.ts';

// In sequence: a paused product leaves the list, and all below it move up.
test.describe.configure({ mode: 'default' });

/** Goods on sale, the most expensive first. */
const list = `${officeOrigin}/products?kind=is:goods&state=is:GD00403&sort=-marketPrice`;
const first = (page: Page) => page.getByRole('row').nth(1);
const tagOf = (page: Page) => first(page).getByRole('button', { name: /태그 문구 고치기$/ });

test('by keyboard alone, a tag is edited in place and undone, and the product is paused and sold again', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(list);
  await expect(first(page)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  const before = (await tagOf(page).textContent()) ?? '';
  await tagOf(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('이번 주 할인');
  await page.keyboard.press('Enter');
  await expect(tagOf(page)).toHaveText('이번 주 할인');
  await expect(tagOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagOf(page)).toHaveText(before);

  await first(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '변경 이력' })).toBeVisible();
  await expect(page.locator('ins', { hasText: '이번 주 할인' })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '판매 중지' }).last().press('Enter');
  await expect(page.getByText(/: 판매 중지$/)).toBeVisible();
  await page.getByRole('button', { name: '판매하기' }).last().press('Enter');
  await expect(page.getByText(/: 판매 중$/)).toBeVisible();
});

test('a price changed by a colleague meanwhile is shown in the cell, and overwritten on purpose', async ({
  page,
  context,
  browser,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(list);
  const price = (of: Page) =>
    of
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: /시중가 고치기$/ });
  const field = (of: Page) => of.getByRole('textbox', { name: /시중가$/ });
  await price(page).click();
  const before = Number(await field(page).inputValue());

  const colleague = await browser.newContext();
  await signInAsNumber(colleague, await staffNoOf('SUPER'));
  const other = await colleague.newPage();
  await other.goto(list);
  await price(other).click();
  await field(other).fill(String(before - 100));
  await field(other).press('Enter');
  await expect(price(other)).toHaveText((before - 100).toLocaleString('ko-KR'));
  await colleague.close();

  await field(page).fill(String(before - 200));
  await field(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '먼저 저장했어요' })).toContainText(String(before - 100));
  await expect(field(page)).toHaveValue(String(before - 200));
  await field(page).press('Enter');
  await expect(price(page)).toHaveText((before - 200).toLocaleString('ko-KR'));
});

test('a mall’s own staff see what their mall lists, but cannot change it', async ({ page, context }) => {
  await signInAsStaff(context, 'PARTNER');
  await page.goto(`${officeOrigin}/products?kind=is:goods`);
  await expect(first(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /고치기$/ })).toHaveCount(0);
});

test('two staff edit one product: the later one sees both versions, and neither loses anything', async ({
  page,
  context,
  browser,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(list);
  await page.getByRole('row').nth(3).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '상품 고치기' }).click();
  const tag = (of: Page) => of.getByRole('textbox', { name: /^태그 문구/ });
  await expect(tag(page)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  const colleague = await browser.newContext();
  await signInAsNumber(colleague, await staffNoOf('SUPER'));
  const other = await colleague.newPage();
  await other.goto(page.url());
  await tag(other).fill('동료의 말');
  await other.getByLabel('한 줄 소개').fill('동료가 쓴 소개');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(other.getByText('상품을 저장했어요')).toBeVisible();
  await colleague.close();

  await tag(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('나의 말');
  await page.keyboard.press('ControlOrMeta+s');
  const conflict = page.getByRole('region', { name: '충돌' });
  await expect(conflict.getByRole('row', { name: /태그 문구/ })).toContainText('동료의 말');
  await expect(conflict.getByRole('row')).toHaveCount(2);
  await conflict.getByRole('button', { name: '선택대로 저장' }).press('Enter');
  await expect(page.getByText('상품을 저장했어요')).toBeVisible();
  await expect(page.getByLabel('한 줄 소개')).toHaveValue('동료가 쓴 소개');
  await expect(tag(page)).toHaveValue('나의 말');
});

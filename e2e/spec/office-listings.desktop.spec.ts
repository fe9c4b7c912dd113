import { expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsNumber, signInAsStaff, staffNoOf } from '../support/office-orders.ts';

/** Goods that mall 1 shows, the most expensive first. */
const list = `${officeOrigin}/listings?mallId=is:1&kind=is:goods&standing=is:SHOWN&sort=-price`;
const first = (page: Page) => page.getByRole('row').nth(1);
const priceIn = async (page: Page) => {
  const text =
    (await first(page)
      .getByRole('button', { name: /판매가 고치기$/ })
      .textContent()) ?? '';
  return Number(text.replaceAll(/\D/g, ''));
};

test('by keyboard alone, a price is changed in place, and its history says by whom and why', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(list);
  await expect(first(page)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  const before = await priceIn(page);
  await page.keyboard.press('j');
  await expect(first(page)).toBeFocused();
  await page.keyboard.press('e');
  const price = page.getByLabel('판매가', { exact: true });
  await expect(price).toBeFocused();
  await page.keyboard.insertText(String(before * 2));
  await expect(page.getByText('30% 넘게 바뀌어요')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(String(before + 100));
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('원가 상승');
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('진열을 저장했어요')).toBeVisible();
  await expect.poll(() => priceIn(page)).toBe(before + 100);

  await first(page).focus();
  await page.keyboard.press('Enter');
  const history = page.getByRole('row', { name: /원가 상승/ });
  await expect(history).toContainText((before + 100).toLocaleString('ko-KR'));
  await expect(page.getByRole('table').filter({ hasText: '할인' }).getByRole('link').nth(1)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
});

test('a colleague’s save in the meantime is shown beside one’s own price, and neither is lost', async ({
  page,
  context,
  browser,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(list);
  const second = page.getByRole('row').nth(2);
  const place = (await second.getAttribute('data-key')) ?? '';
  await second.getByRole('button', { name: /판매가 고치기$/ }).click();
  const typed = page.getByLabel('판매가', { exact: true });
  const before = Number(await typed.inputValue());

  const colleague = await browser.newContext();
  await signInAsNumber(colleague, await staffNoOf('SUPER'));
  const other = await colleague.newPage();
  await other.goto(`${list}&open=${place}`);
  await other.getByLabel('순서', { exact: true }).fill('3');
  await other.getByLabel('판매가', { exact: true }).fill(String(before + 700));
  await other.getByRole('button', { name: /^저장/ }).click();
  await expect(other.getByText('진열을 저장했어요')).toBeVisible();
  await colleague.close();

  await typed.fill(String(before + 500));
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('region', { name: '충돌' });
  await expect(conflict.getByRole('row', { name: /판매가/ })).toContainText(String(before + 700));
  await expect(typed).toHaveValue(String(before + 500));
});

test('a mall’s own staff find only its goods, and cannot change a price without a band', async ({ page, context }) => {
  await signInAsStaff(context, 'PARTNER');
  await page.goto(`${officeOrigin}/listings?kind=is:goods`);
  await expect(first(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /판매가 고치기$/ })).toHaveCount(0);
  await first(page).click();
  await expect(page.getByLabel('판매가', { exact: true })).toBeDisabled();
  await expect(page.getByText('가격 범위가 정해져야 바꿀 수 있어요')).toBeVisible();
});

test('by keyboard alone, a rule is previewed, applied in two malls, and shows the result of each', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/listings/rules`);
  await page.getByLabel('메뉴 번호').focus();
  await page.keyboard.insertText('11');
  await page.getByLabel('더하거나 뺄 비율').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('-12');
  await page.getByRole('group', { name: /^몰 / }).getByRole('checkbox').nth(2).focus();
  await page.keyboard.press('Space');
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  const preview = page.getByRole('region', { name: '줄마다 결과' });
  await expect(preview.getByRole('row', { name: /바뀌어요/ }).first()).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/rules.png` });
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: /개 가격 바꾸기$/ }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /개 가격 바꾸기$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('가격을 바꿨어요')).toBeVisible();
  // Other tests may have changed a price in the meantime, which a mall's result also reports.
  await expect(page.getByRole('listitem').filter({ hasText: /개 바꿈/ })).toHaveCount(2);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/rules-done.png` });
});

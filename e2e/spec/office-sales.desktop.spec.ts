import { listSpecialSales } from '@mall/contracts/special-sale';
import { officeBarriers } from '../support/accessibility.ts';
import { test } from '../support/member.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect } from '../support/test.ts';

test('a sale is planned, announced in the shop, changed and removed; the calendar shows it meanwhile', async ({
  page,
  context,
  member,
  shop,
}) => {
  // The server refuses invalid values, at their fields.
  shop.allowRefusals();
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/sales?mall=familyshop`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('n');
  await page.getByLabel('특가 문구', { exact: true }).fill('오늘 밤만 이 값에');
  await page.getByRole('spinbutton', { name: /^특가/ }).fill('1000');
  await page.getByLabel('시작', { exact: true }).fill('2098-01-01T21:00');
  await page.getByLabel('끝', { exact: true }).fill('2098-01-01T20:00');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('상품을 골라 주세요.')).toBeVisible();
  await page.getByRole('button', { name: '상품 고르기' }).click();
  await page.getByRole('list', { name: '찾은 상품' }).getByRole('button', { name: /GD/ }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /재고/ }).first().check();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('시작보다 뒤의 시각을 골라 주세요.')).toBeVisible();
  await page.getByLabel('끝', { exact: true }).fill('2098-01-01T23:00');
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('특가를 만들었어요')).toBeVisible();
  const shown = async () =>
    (await member.read(listSpecialSales, {})).sales.find(({ headline }) => headline === '오늘 밤만 이 값에');
  expect(await shown()).toMatchObject({ salePrice: 1000, totalPieces: 100 });
  await page.getByRole('spinbutton', { name: /^수량/ }).fill('7');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('저장했어요')).toBeVisible();
  expect(await shown()).toMatchObject({ totalPieces: 7 });
  const saved = page.url();
  await page.goto(`${officeOrigin}/contents/calendar?mall=familyshop&from=2098-01-01`);
  await expect(page.getByRole('heading', { name: '1월 1일 (수)' })).toBeVisible();
  await page.goto(saved);
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await expect(page.getByText('특가를 지웠어요')).toBeVisible();
  expect(await shown()).toBeUndefined();
});

import { expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { malls } from '../support/malls.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

const figure = async (page: Page, name: string) => {
  const place = page.getByRole('list', { name: '지금 재고' }).getByText(name).locator('xpath=..');
  const text = (await place.textContent()) ?? '';
  return Number(text.replaceAll(/\D/g, ''));
};

test('by keyboard alone, received pieces are entered and counted, and the ledger shows both', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/stock?sort=-available`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const ledger = page.getByRole('table').filter({ hasText: '옵션 등록' });
  await expect(ledger).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  const [before, inWarehouse] = [await figure(page, '판매 가능'), await figure(page, '창고에 있음')];
  await page.getByLabel('수량', { exact: true }).focus();
  await page.keyboard.insertText('3');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^더했어요/)).toBeVisible();
  await expect.poll(() => figure(page, '판매 가능')).toBe(before + 3);
  await expect(ledger.getByRole('row', { name: /입고.*새로 들어옴.*\+3/ })).toBeVisible();

  await page.getByRole('button', { name: '실사' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('센 수량').focus();
  await page.keyboard.insertText(String(inWarehouse + 1));
  await expect(page.getByText('차이 −2개')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^창고 재고를/)).toBeVisible();
  await expect(ledger.getByRole('row', { name: /실사.*센 수량/ })).toBeVisible();
});

test('removing more than allowed is refused at the field, and stays typed', async ({ page, context }) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/stock?sort=-available`);
  await page.getByRole('row').nth(2).click();
  await page.getByRole('button', { name: '출고' }).click();
  await page.getByLabel('수량', { exact: true }).fill('99999');
  await page.getByRole('button', { name: '출고하기' }).click();
  await expect(page.getByText(/주문이 잡아 둔 수량은 뺄 수 없어요/)).toBeVisible();
  await expect(page.getByLabel('수량', { exact: true })).toHaveValue('99999');
});

test('a sheet is previewed row by row, and entered once', async ({ page, context }) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/stock?sort=-available`);
  const place = (await page.getByRole('row').nth(3).textContent()) ?? '';
  const productNo = /(GD|HP)\d{6}/.exec(place)?.[0] ?? '';
  await page.getByRole('button', { name: '파일로 바꾸기' }).click();
  const csv = `상품번호,옵션번호,증감\n${productNo},1,+2\nGD99999999,1,1\n${productNo},1,1\n`;
  const file = page.getByLabel('엑셀이나 CSV 파일');
  await file.setInputFiles({ name: '입고.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const rows = page.getByRole('region', { name: '줄마다 결과' });
  await expect(rows.getByRole('row', { name: /바뀌어요.*\(\+2\)/ })).toBeVisible();
  await expect(rows.getByRole('row', { name: /없는 상품이나 옵션이에요/ })).toBeVisible();
  await expect(rows.getByRole('row', { name: /같은 옵션이 위에 있어요/ })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '맞는 1줄 올리기' }).click();
  await expect(rows.getByRole('row', { name: /바꿨어요/ })).toBeVisible();
  await file.setInputFiles({ name: '입고.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(rows.getByRole('row', { name: /이미 올렸어요/ }).first()).toBeVisible();
});

test('staff with read permission find no controls to change stock', async ({ page, context }) => {
  await signInAsStaff(context, 'SECURITY');
  await page.goto(`${officeOrigin}/stock`);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('list', { name: '지금 재고' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(입고|출고|실사)|파일로/ })).toHaveCount(0);
});

test('a closed day is added beside the public holidays and removed, and a mall sets how long its deliveries take', async ({
  page,
  context,
}) => {
  // So far ahead that it affects no promise in another test.
  const day = '2028-12-20';
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/stock`);
  await page.getByRole('button', { name: '배송 쉬는 날' }).click();
  await expect(page.getByRole('row', { name: /2027\.01\.01.*신정.*공휴일/ })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '쉬는 날 추가' }).click();
  await page.getByLabel('날짜').fill(day);
  await page.getByLabel('이름').fill('창고 이전');
  await page.getByLabel('쉬는 것').selectOption('SHIPPING');
  await page.getByRole('dialog').getByRole('button', { name: '추가' }).click();
  const row = page.getByRole('row', { name: /2028\.12\.20.*창고 이전.*출고만/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /빼기$/ }).click();
  await expect(row).toHaveCount(0);

  const { mallId } = malls.tgate;
  await page.goto(`${officeOrigin}/malls/${mallId}?field=preparingDays`);
  const preparing = page.getByLabel('준비 기간');
  await expect(preparing).toBeFocused();
  const before = await preparing.inputValue();
  for (const days of [String(Number(before) + 1), before]) {
    await preparing.fill(days);
    await page.getByRole('button', { name: '배송 저장' }).click();
    await expect(page.getByRole('button', { name: '배송 저장' })).toHaveCount(0);
    await page.reload();
    await expect(preparing).toHaveValue(days);
  }
});

import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { addPreparedOrders, officeOrigin, signInAsStaff, statesOf } from '../support/office-orders.ts';

const linesOf = (orderNos: readonly string[], first: number) =>
  orderNos.map((orderNo, index) => `${orderNo} ${first + index}`).join('\n');

test('H1: by keyboard alone, twenty orders are shipped and the list no longer waits for them', async ({
  page,
  context,
}) => {
  const orderNos = await addPreparedOrders('20190101', 20);
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/orders`);
  await expect(page.getByRole('button', { name: '송장 붙여넣기' })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('v');
  const field = page.getByLabel('주문번호와 송장 번호');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(linesOf(orderNos, 604_122_870_000));
  await expect(page.getByRole('status').filter({ hasText: '20줄을 읽었어요' })).toBeVisible();
  await expect(page.getByRole('button', { name: '20건 발송하기' })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/tool.png` });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('20건을 발송했어요')).toBeVisible();
  expect(await statesOf(orderNos)).toEqual(['SHIPPED']);
});

test('a hundred pasted invoices are shipped; invalid ones stay to be corrected, and an order opens beside its list', async ({
  page,
  context,
}) => {
  const orderNos = await addPreparedOrders('20190102', 100);
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/orders`);
  await page.getByRole('button', { name: '송장 붙여넣기' }).click();
  const field = page.getByLabel('주문번호와 송장 번호');
  await field.fill(`${linesOf(orderNos, 604_122_880_000)}\n${orderNos[0]} 123`);
  await expect(page.getByText('10~13자리여야 해요')).toBeVisible();
  await page.getByRole('button', { name: '100건 발송하기' }).click();
  await expect(page.getByText('100건을 발송했어요')).toBeVisible();
  await expect(field).toHaveValue(`${orderNos[0]} 123`);
  expect(await statesOf(orderNos)).toEqual(['SHIPPED']);
  await page.keyboard.press('Escape');
  await page.goto(`${officeOrigin}/orders?q=${orderNos[0]}&view=all`);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/list.png` });
  await page
    .getByRole('row')
    .filter({ hasText: orderNos[0] ?? '' })
    .click();
  await expect(page.getByText('604122880000')).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/drawer.png` });
});

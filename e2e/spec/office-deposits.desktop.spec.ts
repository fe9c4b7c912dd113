import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { heldOf, lateDeposit } from '../support/office-deposits.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('by keyboard alone, a late deposit is submitted to a second person, who has it returned', async ({
  page,
  context,
}) => {
  const deposit = await lateDeposit();
  const before = await heldOf(deposit);
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/deposits?q=${deposit.orderNo}`);
  await expect(page.getByRole('row', { name: new RegExp(`늦은 입금 ${deposit.orderNo}`) })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('region', { name: `입금 ${deposit.orderNo}` });
  await expect(drawer.getByRole('button', { name: '돌려주기' })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('r');
  const form = page.getByRole('dialog', { name: '늦은 입금 돌려주기' });
  await expect(form.getByLabel('은행')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('윤서아');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('110-123-456789');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('110-123-456780');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('통화로 계좌를 확인했어요');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form.getByText('위에 적은 계좌 번호와 달라요.')).toBeVisible();
  await expect(form.getByLabel('계좌 번호 한 번 더')).toBeFocused();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('110123456789');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/결재 \d+번으로 올렸어요/)).toBeVisible();
  await expect(drawer.getByText(/다른 사람이 결재에서 승인하면 바로 보내요/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: '돌려주기' })).toHaveCount(0);
  expect(await heldOf(deposit)).toBe(before);

  await context.clearCookies();
  await signInAsStaff(context, 'FINANCE');
  await page.goto(`${officeOrigin}/cases`);
  const brought = page.locator('section').filter({ hasText: '국민은행 ********6789 윤*아' });
  await brought.getByRole('button', { name: '승인하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('승인했어요', { exact: true })).toBeVisible();
  expect(await heldOf(deposit)).toBeLessThan(before);
  await page.goto(`${officeOrigin}/deposits?q=${deposit.orderNo}`);
  await expect(page.getByText('조건에 맞는 입금이 없어요')).toBeVisible();
});

test('a difference found by the nightly comparison is settled with a reason, and the refunds add up in the ledger', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'FINANCE');
  await page.goto(`${officeOrigin}/differences`);
  await page.getByRole('row', { name: /결제사는 일부 취소/ }).click();
  const drawer = page.getByRole('region', { name: /^차이 / });
  await expect(drawer.getByText('3,000원')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: '사유' }).fill('결제사 화면에서 취소한 건이에요');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('사유를 남겼어요')).toBeVisible();
  await expect(drawer.getByText('결제사 화면에서 취소한 건이에요')).toBeVisible();
  await drawer.getByRole('button', { name: '다시 대사' }).click();
  await expect(page.getByText('다시 대사했어요')).toBeVisible();
  await page.goto(`${officeOrigin}/ledger?kind=is:REFUND`);
  await expect(page.getByRole('row', { name: /환불 / }).first()).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
});

import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { startJob } from '../support/jobs.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('by keyboard alone, a red finding is read, waived until a day, and the waiver ended; its mall shows every rule', async ({
  page,
  context,
}) => {
  await startJob('lint-marked');
  await signInAsStaff(context, 'SECURITY');
  await page.goto(`${officeOrigin}/lint?view=red`);
  const finding = page.getByRole('row', { name: /사업자등록번호.*확인 숫자/ });
  await expect(async () => {
    await page.reload();
    await expect(finding).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await officeBarriers(page)).toEqual([]);
  await finding.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('region', { name: '사업자 정보' });
  await expect(drawer.getByText(/전자상거래법 제10조.*확인/)).toBeVisible();
  await expect(drawer.getByText('몰 정보는 슈퍼 운영자가 바꿔요.')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  await page.keyboard.press('w');
  await page.getByLabel('사유나 근거').focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByLabel('사유나 근거')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.insertText('등록번호를 정정하는 중이에요');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(drawer.getByText(/^예외 · .*까지$/)).toBeVisible();
  await drawer.focus();
  await page.keyboard.press('w');
  await expect(drawer.getByText('수정 필요', { exact: true })).toBeVisible();

  await page.goto(`${officeOrigin}/lint/malls`);
  await page.getByRole('row', { name: /대량/ }).click();
  await expect(page.getByText('이 몰에는 복지포인트가 없어요')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('r');
  await expect(page.getByText(/^다시 점검했어요/)).toBeVisible();

  await test.step('who does not decide reads the same, and has no way to let it stand', async () => {
    await signInAsStaff(context, 'SUPER');
    await page.goto(`${officeOrigin}/lint?view=red`);
    await finding.click();
    await expect(drawer.getByText('왜 문제인가요?')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /예외/ })).toHaveCount(0);
  });

  await test.step('고치기 leads to the very field', async () => {
    await page.keyboard.press('e');
    await expect(page.getByLabel('사업자등록번호', { exact: true })).toBeFocused({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/malls\/\d+\?field=businessNumber$/);
  });
});

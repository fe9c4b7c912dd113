import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('auditors read what was changed and who saw a person, and verify the seals of both logs', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/orders`);
  await page.getByRole('row').nth(1).waitFor();
  await context.clearCookies();
  await signInAsStaff(context, 'SECURITY');

  await page.goto(`${officeOrigin}/records`);
  await expect(page.getByRole('heading', { name: '기록', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '무결성 점검' }).click();
  await expect(page.getByRole('dialog').getByText('이상 없음')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: '개인정보·로그인' }).click();
  await page.getByRole('row').filter({ hasText: '목록 보기' }).first().click();
  const drawer = page.getByRole('region', { name: '목록 보기' });
  await expect(drawer.getByText('GET /orders')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await drawer
    .getByRole('link', { name: /^회원 \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/member=is(:|%3A)\d+/);
  await expect(page.getByRole('row').filter({ hasText: '목록 보기' }).first()).toBeVisible();
});

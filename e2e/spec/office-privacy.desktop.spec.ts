import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('an answer that is missing is named at its field, and nothing is sent', async ({ page, context }) => {
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/privacy`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('table').getByRole('row').nth(1).click();
  const answer = page.getByLabel('회원에게 한 답');
  await page.getByRole('button', { name: '거절로 답하기' }).click();
  await expect(answer).toHaveAccessibleDescription(/답변을 적어 주세요\./);
  expect(sent).toEqual([]);
  expect(await officeBarriers(page)).toEqual([]);
  await answer.fill('본인이 맞는지 확인하지 못했어요.');
  await expect(answer).not.toHaveAccessibleDescription(/답변을 적어 주세요\./);
});

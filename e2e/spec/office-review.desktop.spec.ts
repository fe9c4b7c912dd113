import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsNumber, signInAsStaff, staffNoOf } from '../support/office-orders.ts';
import { addAuditingOperator, addReview, monthsAgo } from '../support/office-review.ts';

const wordsOf = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`;

test('a finding is asked about, answered by the staff concerned, and the month is signed and kept as a PDF', async ({
  page,
  context,
}) => {
  const month = monthsAgo(3);
  await addReview(month, [{ kind: 'EXPORT', staffNo: await staffNoOf('CS') }]);
  const review = `${officeOrigin}/records/review?month=${month}`;
  await signInAsStaff(context, 'SECURITY');
  await page.goto(review);
  await expect(page.getByText('개인정보가 든 파일을 내려받았어요.')).toBeVisible();
  await expect(page.getByText('아직 볼 것이 1건 있어요.')).toBeVisible();
  await page.getByRole('button', { name: '소명 요청' }).click();
  await expect(page.getByText('소명 기다림')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  await context.clearCookies();
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/`);
  await page.getByRole('link', { name: '점검 소명' }).click();
  const asked = page.locator('section').filter({ hasText: `${wordsOf(month)} 점검` });
  await asked.getByRole('button', { name: '소명 보내기' }).click();
  await expect(asked.getByLabel('소명')).toHaveAttribute('aria-invalid', 'true');
  await asked.getByLabel('소명').fill('배송 지연을 안내할 명단이었어요.');
  expect(await officeBarriers(page)).toEqual([]);
  await asked.getByRole('button', { name: '소명 보내기' }).click();
  await expect(page.getByText('소명을 보냈어요')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.goto(review);
  await expect(page.getByText('볼 수 있는 내용이 없어요')).toBeVisible();

  await context.clearCookies();
  await signInAsStaff(context, 'SECURITY');
  await page.goto(review);
  await expect(page.getByText('배송 지연을 안내할 명단이었어요.')).toBeVisible();
  await page.getByRole('button', { name: '이상 없음' }).click();
  await page.getByRole('button', { name: '다시 보기' }).click();
  await expect(page.getByText('소명 옴')).toBeVisible();
  await page.getByRole('button', { name: '이상 없음' }).click();
  await page.getByRole('button', { name: '서명하기' }).click();
  await expect(page.getByLabel('점검 의견')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('점검 의견').fill('모두 업무에 필요한 접속이었어요.');
  await page.getByRole('button', { name: '서명하기' }).click();
  await expect(page.getByText('모두 업무에 필요한 접속이었어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '이상 없음' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF 받기' }).click();
  expect((await downloading).suggestedFilename()).toBe(`개인정보 접속 기록 월 점검 ${month.slice(0, 7)}.pdf`);
});

test('findings about oneself are decided by others, and staff who also operate cannot sign', async ({
  page,
  context,
}) => {
  const month = monthsAgo(4);
  await addReview(month, [{ kind: 'NIGHT', staffNo: await staffNoOf('SECURITY') }]);
  const review = `${officeOrigin}/records/review?month=${month}`;
  await signInAsStaff(context, 'SECURITY');
  await page.goto(review);
  await expect(page.getByRole('button', { name: '이상 없음' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '이상 없음' })).toHaveAccessibleDescription(
    '본인 것은 다른 보안 담당자가 봐요',
  );

  await context.clearCookies();
  await signInAsNumber(context, await addAuditingOperator());
  await page.goto(review);
  await page.getByRole('button', { name: '이상 없음' }).click();
  await expect(page.getByText('점검하는 사람은 운영 권한을 함께 가질 수 없어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '서명하기' })).toHaveCount(0);
});

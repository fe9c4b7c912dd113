import { expect, test } from '@playwright/test';
import {
  addCertifiedApplication,
  addInstallation,
  replan,
  stateOfApplication,
} from '../support/office-applications.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('by keyboard alone, an application is found on the board, checked, approved, and activated', async ({
  page,
  context,
}) => {
  const applicationNo = '2019010120000001';
  await addCertifiedApplication(applicationNo);
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/applications`);
  await expect(page.getByRole('region', { name: '심사' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(applicationNo);
  await expect(page.getByRole('region', { name: '심사' }).getByRole('button')).toHaveCount(1);
  await expect(page.getByText('기다리는 건이 없어요')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  const drawer = page.getByRole('region', { name: `신청 ${applicationNo}` });
  await expect(drawer.getByText('심사 대기').first()).toBeVisible();
  await drawer.getByRole('button', { name: '미납 없음' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('5개 중 3개')).toBeVisible();
  for (const [said, state] of [
    ['승인했어요', 'APPROVED'],
    ['개통을 요청했어요', 'ACTIVATION_REQUESTED'],
    ['개통을 마쳤어요', 'ACTIVATED'],
  ] as const) {
    await page.keyboard.press('d');
    await expect(page.getByText(said)).toBeVisible();
    expect(await stateOfApplication(applicationNo)).toBe(state);
  }
  // Its next move is shipping; moves that are no longer possible are not offered.
  await expect(drawer.getByRole('button', { name: '발송하기' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: '승인' })).toHaveCount(0);
});

test('a hold is refused without its words, and the list and the page say what it waits for', async ({
  page,
  context,
}) => {
  const applicationNo = '2019010120000002';
  await addCertifiedApplication(applicationNo);
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/applications/1/${applicationNo}`);
  await page.getByRole('button', { name: '다른 처리' }).click();
  await page.getByRole('menuitem', { name: '보류' }).click();
  const dialog = page.getByRole('dialog', { name: '보류' });
  await dialog.getByRole('button', { name: '보류' }).click();
  await expect(dialog.getByText('회원이 읽을 사유를 적어 주세요.')).toBeVisible();
  expect(await stateOfApplication(applicationNo)).toBe('CERTIFIED');
  await dialog.getByLabel('기다리는 것').selectOption('UNPAID');
  await dialog.getByLabel('사유').fill('지난달 요금이 남아 있어요.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('보류했어요')).toBeVisible();
  await expect(page.getByText('미납 요금').first()).toBeVisible();
  await page.goto(`${officeOrigin}/applications?view=held&as=table&q=${applicationNo}`);
  await expect(page.getByRole('row').filter({ hasText: applicationNo })).toContainText('심사 보류');
});

test('a dealer finds only its carrier’s work, and a partner only the totals', async ({ page, context }) => {
  await signInAsStaff(context, 'DEALER');
  await page.goto(`${officeOrigin}/applications?view=all&as=table`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const carriers = await page.getByRole('cell', { name: /^(온텔|하늘텔|파랑모바일)$/ }).allTextContents();
  expect(new Set(carriers)).toEqual(new Set(['온텔']));
  await context.clearCookies();
  await signInAsStaff(context, 'PARTNER');
  await page.goto(`${officeOrigin}/applications`);
  await expect(page.getByRole('columnheader', { name: '평균 대기' })).toBeVisible();
  await expect(page.getByRole('region', { name: '심사' })).toHaveCount(0);
});

test('an installation is moved to another day by keyboard or by dragging, and undone; a conflicting later move is reported', async ({
  page,
  context,
}) => {
  const applicationNo = '2019010120000003';
  await addInstallation(applicationNo, '2031-03-04T05:00:00Z');
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/subscriptions/calendar?week=2031-03-04`);
  const day = (name: string) => page.getByRole('region', { name });
  await expect(day('03/04 (화) 1건')).toBeVisible();
  await page.getByRole('button', { name: /다른 날로 옮기기/ }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('날짜');
  await expect(field).toBeFocused();
  await field.fill('2031-03-06');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('03/06 (목) 14:00 설치로 옮겼어요')).toBeVisible();
  await expect(day('03/06 (목) 1건')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(day('03/04 (화) 1건')).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: '14:00' }).dragTo(day('03/07 (금) 0건'));
  await expect(day('03/07 (금) 1건')).toBeVisible();
  await replan(applicationNo, '2031-03-05T05:00:00Z');
  await page.getByRole('listitem').filter({ hasText: '14:00' }).dragTo(day('03/06 (목) 0건'));
  await expect(page.getByText('그사이 다른 담당자가 설치 시각을 바꿨어요')).toBeVisible();
});

test('on a phone nothing is wider than the screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(context, 'SUPER');
  for (const path of ['/applications', '/applications?as=table', '/subscriptions', '/subscriptions/calendar']) {
    await page.goto(officeOrigin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
  }
});

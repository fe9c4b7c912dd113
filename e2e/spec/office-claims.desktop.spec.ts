import type { Page } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { malls } from '../support/malls.ts';
import { addReturns, blameSeller, claimsOf, withdrawClaim } from '../support/office-claims.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { walkTo } from '../support/office-rows.ts';
import { expect, test } from '../support/test.ts';

const { mallId } = malls.hanul;
const list = `${officeOrigin}/claims?mallId=is:${mallId}&state=is:REQUESTED&sort=dueAt`;
const drawerOf = (page: Page, orderNo: string) => page.getByRole('region', { name: `클레임 ${orderNo}` });
const openClaim = (page: Page, orderNo: string) => page.goto(`${list}&open=${mallId}-${orderNo}-1`);

test('H1: by keyboard alone, a claim is decided after reading its refund in words', async ({ page, context }) => {
  const [orderNo = ''] = await addReturns('20190301', 1);
  await signInAsStaff(context, 'CS');
  await page.goto(list);
  await walkTo(page, page.getByRole('row').filter({ hasText: orderNo }));
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page, orderNo);
  await expect(drawer.getByText('178,000 − 반품 배송비 3,000 = 175,000원이 카드로 돌아가요')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '반품 승인 · 175,000원' })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('d');
  await expect(drawer.getByRole('radio', { name: '승인' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('내일 오전에 기사님이 방문해요.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('반품을 승인했어요')).toBeVisible();
  expect(await claimsOf([orderNo])).toEqual([{ state: 'APPROVED', answer: '내일 오전에 기사님이 방문해요.' }]);
});

test('of two staff at one claim the second sees who was first, and keeps what they typed', async ({
  page,
  context,
  browser,
}) => {
  const [orderNo = ''] = await addReturns('20190302', 1);
  await signInAsStaff(context, 'CS');
  const other = await browser.newContext();
  await signInAsStaff(other, 'SUPER');
  const second = await other.newPage();
  await Promise.all([openClaim(page, orderNo), openClaim(second, orderNo)]);
  const [mine, theirs] = [drawerOf(page, orderNo), drawerOf(second, orderNo)];
  await theirs.getByRole('radio', { name: '거절' }).check();
  await theirs.getByLabel('거절 사유').fill('받은 지 오래됐어요.');
  await mine.getByRole('button', { name: '반품 승인 · 175,000원' }).click();
  await expect(page.getByText('반품을 승인했어요')).toBeVisible();
  await theirs.getByRole('button', { name: '반품 거절' }).click();
  await expect(second.getByText(/상담 담당 데모 님이 먼저 처리했어요/)).toBeVisible();
  await expect(theirs.getByRole('radio', { name: '수거 완료' })).toBeVisible();
  await expect(theirs.getByRole('textbox')).toHaveValue('받은 지 오래됐어요.');
  expect(await claimsOf([orderNo])).toEqual([{ state: 'APPROVED', answer: '' }]);
  await other.close();
});

test('a refund that changed meanwhile is shown beside the earlier one, and nothing is decided until a second press', async ({
  page,
  context,
  shop,
}) => {
  shop.allowRefusals();
  const [orderNo = ''] = await addReturns('20190303', 1);
  await signInAsStaff(context, 'CS');
  await openClaim(page, orderNo);
  const drawer = drawerOf(page, orderNo);
  const press = (sum: string) => drawer.getByRole('button', { name: `반품 승인 · ${sum}원` }).click();
  await drawer.getByLabel('회원에게 남길 말').fill('내일 방문해요.');
  await blameSeller(orderNo);
  await press('175,000');
  const changed = drawer.getByRole('alert').filter({ hasText: '그사이 환불 금액이 바뀌었어요' });
  await expect(changed.getByRole('row', { name: '환불 175,000 178,000' })).toBeVisible();
  expect(await claimsOf([orderNo])).toEqual([{ state: 'REQUESTED', answer: '' }]);
  await press('178,000');
  await expect(page.getByText('반품을 승인했어요')).toBeVisible();
  expect(await claimsOf([orderNo])).toEqual([{ state: 'APPROVED', answer: '내일 방문해요.' }]);
});

test('several are refused with one reason, and a failed row says why', async ({ page, context }) => {
  const orderNos = await addReturns('20190304', 3);
  const [, , gone = ''] = orderNos;
  await signInAsStaff(context, 'CS');
  const rows = page.getByRole('row').filter({ hasText: '20190304' });
  await page.goto(list);
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await withdrawClaim(gone);
  await page.getByRole('button', { name: /^거절/ }).click();
  const dialog = page.getByRole('dialog', { name: '클레임 3건 거절' });
  await dialog.getByRole('button', { name: '3건 거절' }).click();
  await expect(dialog.getByText('회원이 읽을 거절 사유를 적어 주세요')).toBeVisible();
  await dialog.getByLabel('거절 사유').fill('사용한 흔적이 있어요.');
  await dialog.getByRole('button', { name: '3건 거절' }).click();
  const results = page.getByRole('dialog', { name: '거절' });
  await expect(results.getByText('2건 완료 · 1건 남음')).toBeVisible();
  await expect(results.getByRole('listitem').filter({ hasText: `반품 ${gone}` })).toContainText('건너뜀');
  const refused = { state: 'REJECTED', answer: '사용한 흔적이 있어요.' };
  expect(await claimsOf(orderNos)).toEqual([refused, refused, { state: 'WITHDRAWN', answer: '' }]);
});

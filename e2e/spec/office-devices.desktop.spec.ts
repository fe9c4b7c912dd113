import { expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

const shots = process.env['SHOTS'];
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};
const setMode = (page: Page, mode: string) =>
  page.locator('html').evaluate((html, to) => html.setAttribute('data-mode', to), mode);
/** The same in dark mode, and on a phone. */
const shootAll = async (page: Page, name: string) => {
  if (!shots) return;
  await page.setViewportSize({ width: 1440, height: 2400 });
  await shoot(page, name);
  await setMode(page, 'dark');
  await shoot(page, `${name}-dark`);
  await page.setViewportSize({ width: 390, height: 4600 });
  await shoot(page, `${name}-390-dark`);
  await setMode(page, 'light');
  await page.setViewportSize({ width: 1440, height: 920 });
};
/** A day on which nothing of the demo begins. */
const day = '2027-05-01';

/** Begins a new product of a kind, with a picture of the library. */
async function begin(page: Page, kind: string, name: string) {
  await page.goto(`${officeOrigin}/products`);
  // The table's head is rendered again until its rows are known.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: '상품 등록' }).click();
  const form = page.getByRole('dialog', { name: '상품 등록' });
  await form.getByRole('button', { name: kind, exact: true }).click();
  await form.getByLabel('상품 이름').fill(name);
  await expect(form.getByLabel('브랜드').locator('option').nth(1)).toBeAttached();
  await form.getByLabel('브랜드').selectOption({ index: 1 });
  await form.getByRole('button', { name: '사진 고르기' }).click();
  const library = page.getByRole('dialog', { name: '사진 고르기' });
  await library.getByRole('list', { name: '사진' }).getByRole('button').first().click();
  await library.getByRole('button', { name: '다 골랐어요' }).click();
  return form;
}

test('a new phone gets another release price from a day on, with what its card will cost then, and another card', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  const form = await begin(page, '휴대폰', '노바 폰 시험판');
  await form.getByLabel('용량').fill('256GB');
  await form.getByLabel('출고가').fill('1200000');
  await form.getByLabel('요금제').selectOption({ index: 1 });
  expect(await officeBarriers(page)).toEqual([]);
  await shoot(page, 'devices-new-phone');
  await form.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/HP\d{9}$/);

  await page.getByRole('button', { name: '256GB 출고가 예약' }).click();
  const modal = page.getByRole('dialog', { name: '256GB 출고가 예약' });
  await modal.getByLabel('시작일').fill(day);
  await modal.getByLabel('출고가').fill('990000');
  const effect = modal.getByRole('region', { name: '카드 가격' });
  await expect(effect).toContainText(/지금 월 [\d,]+원 → 월 [\d,]+원 −[\d,]+원 05\/01 00:00부터/);
  await shoot(page, 'devices-price');
  await modal.getByRole('button', { name: '예약에 넣기' }).click();
  const prices = page.getByRole('list', { name: '256GB 출고가' });
  await expect(prices.getByRole('listitem')).toHaveText([/적용 중.*1,200,000원/, /예정 · 2027\.05\.01부터990,000원/]);
  await page.getByLabel('할인').selectOption({ label: '선택약정' });
  await expect(page.getByText('저장하면 바로 바뀌어요')).toBeVisible();
  await page.getByRole('button', { name: '휴대폰 정보 저장' }).click();
  await expect(page.getByText('휴대폰 정보를 저장했어요')).toBeVisible();
  await expect(page.getByText('카드 기준, 용량과 출고가', { exact: true })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await shootAll(page, 'devices-phone');
  await page.reload();
  await expect(prices.getByRole('listitem')).toHaveCount(2);
});

test('a new subscription gets its fees in a mall, its costs of leaving, and a partner card for some days', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  const form = await begin(page, '구독', '시험 정수기');
  await form.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/SB\d{9}$/);

  const fee = page.getByLabel('60개월 셀프관리 월 요금');
  await fee.fill('21900');
  await page.getByRole('button', { name: '약정 저장' }).click();
  await expect(page.getByText('약정을 저장했어요')).toBeVisible();
  await expect(fee).toHaveValue('21900');
  await fee.fill('25900');
  await expect(page.getByText('이미 쓰는 회원의 요금은 그대로예요.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();

  await page.getByLabel('등록비').fill('50000');
  await page.getByLabel('해지 비율').fill('10');
  await page.getByRole('button', { name: '제휴카드 추가' }).click();
  await page.getByLabel('카드 이름').fill('한빛카드');
  await page.getByLabel('월 할인').fill('8000');
  await page.getByLabel('마지막 날').fill(day);
  expect(await officeBarriers(page)).toEqual([]);
  await shootAll(page, 'devices-subscription');
  await page.getByRole('button', { name: '구독 정보 저장' }).click();
  await expect(page.getByText('구독 정보를 저장했어요')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('카드 이름')).toHaveValue('한빛카드');
  await expect(page.getByLabel('등록비')).toHaveValue('50000');
});

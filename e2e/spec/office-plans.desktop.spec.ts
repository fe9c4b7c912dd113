import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

/** A day on which nothing of the demo begins. */
const day = '2027-03-01';

test('a dealer proposes supports from a day on, and the staff who decide see the open proposal', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'DEALER');
  await page.goto(`${officeOrigin}/plans?mall=hanul&on=${day}`);
  const grid = page.getByRole('region', { name: '지원금 표' });
  const cell = grid.getByRole('textbox', { name: /공통지원금$/ }).first();
  await expect(cell).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  const before = Number((await cell.inputValue()).replaceAll(',', ''));
  await cell.fill(String(before - 1000));
  await expect(page.getByText('조합 1개 · 2027.03.01 00:00부터 적용해요')).toBeVisible();
  await page.getByRole('button', { name: '제안하기' }).click();
  await page.getByLabel('사유').fill('행사가 끝나요.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /제안하기/ })
    .click();
  const timeline = page.getByRole('list', { name: '지원금이 바뀌는 날' });
  await expect(timeline.getByText(/03\/01부터 1개 · 내 제안/)).toBeVisible();

  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/plans?mall=hanul&on=${day}`);
  await expect(timeline.getByText(/03\/01부터 1개 · 대리점/)).toBeVisible();
});

test('a plan gets another price from a day on, which card previews show, and cannot end while it prices a card', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/plans/prices`);
  const plan = page
    .getByRole('listitem')
    .filter({ hasText: /카드 \d+개/ })
    .first();
  const name = (await plan.locator('b').first().textContent()) ?? '';
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: `${name} 가격 바꾸기` }).click();
  const price = page.getByLabel('월정액');
  await price.fill(String(Number(await price.inputValue()) + 1000));
  await page.getByLabel('시작일').fill(day);
  await page.getByRole('button', { name: /예약하기/ }).click();
  await expect(page.getByRole('button', { name: `${name} ${day} 가격 취소` })).toBeVisible();

  await page.getByRole('button', { name: `${name} 종료하기` }).click();
  await page.getByLabel('종료일').fill('2027-04-01');
  await page.getByRole('button', { name: /종료 예약하기/ }).click();
  await expect(page.getByText(/카드의 기준이라/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${officeOrigin}/plans/cards?mall=familyshop`);
  await page.getByLabel('이날 00:00').fill(day);
  const cards = page.getByRole('region', { name: '카드 가격' });
  await expect(cards.getByText(/요금 .+ → /).first()).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  await page.goto(`${officeOrigin}/plans/prices`);
  await page.getByRole('button', { name: `${name} ${day} 가격 취소` }).click();
  await expect(page.getByText('예정 가격을 취소했어요')).toBeVisible();
});

test('a file is previewed before it is loaded, and a rule shows its source', async ({ page, context }) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/plans/rules`);
  await page.getByRole('button', { name: '하늘텔 공통지원금 24개월 출처 고치기' }).first().click();
  await page.getByLabel('출처', { exact: true }).fill('이용약관 별표 3');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('이용약관 별표 3').first()).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  await page.goto(`${officeOrigin}/plans/prices`);
  await page.getByRole('button', { name: '파일로 올리기' }).click();
  const csv = `통신사,대상,약정개월,전액반환일수,단계,시작일,종료일\n하늘텔,공통지원금,24,200,,${day},\n`;
  const file = page.getByLabel('CSV 파일');
  await file.setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('row', { name: /하늘텔 · 공통지원금 · 24개월.*새로 생겨요/ })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '1줄 바꾸기' }).click();
  await expect(page.getByText('새로 생겼어요')).toBeVisible();
  await file.setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('바뀌는 줄이 없어요')).toBeVisible();
});

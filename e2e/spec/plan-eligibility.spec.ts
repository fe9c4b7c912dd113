import { listApplications } from '@mall/contracts/application';
import { dropApplicationDraft } from '@mall/contracts/application-draft';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { Page } from '@playwright/test';
import { test } from '../support/checkout.ts';
import { phoneNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const flagship = 'NOVA S26 슬림';
const pathOf = ({ card }: WirelessDetail) =>
  `goods/detailWireless?ctgNo=${card.categoryNo}&gdsGrpNo=${card.goodsGroupNo}`;
const planNamed = ({ plans }: WirelessDetail, name: string) => {
  const plan = plans.find((one) => one.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
};
const chosen = (page: Page) => page.getByRole('complementary', { name: '선택한 내용' });
const sheet = (page: Page) => page.getByRole('dialog', { name: '요금제 비교' });
/** One row of the plan sheet, with its name, its reason and its radio. */
const row = (page: Page, name: string) => sheet(page).locator('label').filter({ hasText: name });
/** What a row says the phone costs a month by its plan, and of what that is made up. */
const monthly = /월 ([\d,]+)원기기 ([\d,]+) \+ 요금 ([\d,]+)$/;
const won = (text: string | undefined) => Number(text?.replaceAll(',', ''));

test('the plan sheet gives a reason for every unavailable plan, and it cannot be chosen', async ({
  page,
  shop,
  shopper,
}) => {
  const phone = await phoneNamed(shopper, flagship);
  await shop.open(pathOf(phone));
  await page.getByRole('button', { name: `${phone.plans.length}개 비교` }).click();
  for (const [carrier, name, reason] of [
    ['온텔', '5G 틴 45', '만 18세 이하만 가입할 수 있어요.'],
    ['온텔', '5G 시니어 42', '만 65세 이상만 가입할 수 있어요.'],
    ['하늘텔', '하늘 LTE 43', 'LTE 휴대폰에서만 쓸 수 있는 요금제예요.'],
    ['하늘텔', '하늘 나라사랑 55', '현역 병사만 가입할 수 있어요.'],
  ] as const) {
    await tick(sheet(page).getByRole('radio', { name: carrier, exact: true }));
    await expect(row(page, name)).toContainText(reason);
    await expect(row(page, name).getByRole('radio')).toBeDisabled();
    await expect(row(page, name)).not.toContainText(/월 [\d,]+원/);
  }
  await tick(sheet(page).getByRole('radio', { name: '온텔', exact: true }));
  await sheet(page).getByLabel('가입하는 분 나이').selectOption('만 65세 이상');
  await tick(row(page, '5G 시니어 42').getByRole('radio'));
  await sheet(page).getByRole('button', { name: '선택 완료' }).click();
  await expect(chosen(page)).toContainText('5G 시니어 42');
  // The age is personal: it stays in the tab.
  expect(new URL(page.url()).search).not.toContain('65');
});

test('each plan that can be had shows what the phone costs a month by it; chosen, the page says the same', async ({
  page,
  shop,
  shopper,
}) => {
  const phone = await phoneNamed(shopper, flagship);
  await shop.open(pathOf(phone));
  await page.getByRole('button', { name: `${phone.plans.length}개 비교` }).click();
  await tick(sheet(page).getByRole('radio', { name: '온텔', exact: true }));
  const offered = sheet(page)
    .getByRole('radiogroup')
    .last()
    .locator('label')
    .filter({ has: page.locator(':enabled') });
  await expect(offered).not.toHaveCount(0);
  const totals = [];
  for (const text of await offered.allTextContents()) {
    const [, total, device, plan] = monthly.exec(text) ?? [];
    expect(won(device) + won(plan), text).toBe(won(total));
    totals.push(total);
  }
  // The plans differ, and so do the sums.
  expect(new Set(totals).size).toBeGreaterThan(1);
  await expect(
    sheet(page)
      .locator('label', { has: page.locator(':disabled') })
      .filter({ hasText: monthly }),
  ).toHaveCount(0);
  await tick(offered.last().getByRole('radio'));
  await sheet(page).getByRole('button', { name: '선택 완료' }).click();
  await expect(chosen(page)).toContainText(`${totals.at(-1)}원`);
});

test('an address or a stored comparison with an ineligible plan shows another, and says why', async ({
  page,
  shop,
  shopper,
}) => {
  const phone = await phoneNamed(shopper, flagship);
  const { planNo } = planNamed(phone, '하늘 LTE 43');
  await shop.open(`${pathOf(phone)}&plan=${planNo}`);
  const reason = '‘하늘 LTE 43’ 요금제: LTE 휴대폰에서만 쓸 수 있는 요금제예요.';
  await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  await expect(chosen(page)).not.toContainText('하늘 LTE 43');
  await page.getByRole('button', { name: '비교함에 담기' }).click();
  await expect(page.getByRole('button', { name: '비교함에서 빼기' })).toBeVisible();
  await page.evaluate((wanted) => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (value.includes('gdsGrpNo') && value.includes('"plan"'))
        localStorage.setItem(key, value.replace(/"plan":"\d+"/, `"plan":"${wanted}"`));
    }
  }, planNo);
  await shop.open('goods/compareWireless');
  const table = page.getByRole('table', { name: '휴대폰 비교' });
  await expect(table.getByRole('columnheader').first()).toContainText(reason);
  await expect(table.getByRole('row', { name: /^요금제/ })).not.toContainText('하늘 LTE 43');
});

test('the plan changes with the joining type when it has to, and the price says which discount it includes', {
  tag: '@desktop',
}, async ({ page, shop, shopper }) => {
  const phone = await phoneNamed(shopper, flagship);
  const { planNo } = planNamed(phone, '파랑 온라인 39');
  await shop.open(`${pathOf(phone)}&plan=${planNo}&join=new`);
  await expect(chosen(page)).toContainText('파랑 온라인 39');
  await expect(chosen(page)).toContainText(/(공통지원금|선택약정) 기준/);
  await tick(page.getByRole('radiogroup', { name: '가입 방법' }).getByRole('radio', { name: /^기기변경/ }));
  await expect(chosen(page)).not.toContainText('파랑 온라인 39');
  await expect(page.getByText('신규가입, 번호이동할 때만 고를 수 있어요.')).toBeVisible();
});

test('an applicant born in 1995 may not go on with a plan for over-64s', async ({ page, shop, shopper, isMobile }) => {
  shop.allowRefusals();
  const { drafts } = await shopper.read(listApplications, { query: {} });
  for (const { productNo } of drafts) await shopper.read(dropApplicationDraft, { params: { productNo } });
  const phone = await phoneNamed(shopper, flagship);
  await shop.open(`${pathOf(phone)}&join=transfer`);
  await page.getByLabel('가입하는 분 나이').selectOption('만 65세 이상');
  await page.getByRole('button', { name: `${phone.plans.length}개 비교` }).click();
  await tick(sheet(page).getByRole('radio', { name: '하늘텔', exact: true }));
  await tick(row(page, '하늘 효도 33').getByRole('radio'));
  await sheet(page).getByRole('button', { name: '선택 완료' }).click();
  await page.getByRole('button', { name: '신청하기', exact: true }).click();
  await expect(page.getByText(/기준 · 할인은 아직 고르지 않았어요/)).toBeVisible();
  const opened = isMobile ? Promise.resolve(page) : page.waitForEvent('popup');
  await page.getByRole('button', { name: '휴대폰으로 본인인증' }).click();
  const window = await opened;
  await window.getByLabel('이름', { exact: true }).fill('김나은');
  await window.getByLabel('생년월일').fill('19950315');
  await window.getByLabel('휴대폰 번호').fill('01012345678');
  await window.getByLabel('인증번호').fill('123456');
  await window.getByRole('button', { name: '인증하기' }).click();
  await window.getByRole('button', { name: '확인', exact: true }).click();
  await page.getByLabel('지금 쓰는 통신사').selectOption('알뜰폰');
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByText('고른 요금제(하늘 효도 33)는 만 65세 이상만 가입할 수 있어요.')).toBeVisible();
});

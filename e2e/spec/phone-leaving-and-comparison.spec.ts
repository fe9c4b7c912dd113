import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { Page } from '@playwright/test';
import { oneWonIn, sumOf, wonIn } from '../support/amounts.ts';
import { test } from '../support/member.ts';
import { phoneNamed } from '../support/products.ts';
import { linesOf } from '../support/sums.ts';
import { expect } from '../support/test.ts';
import { tick, untick } from '../support/tick.ts';

const pathOf = ({ card }: WirelessDetail) => `goods/detailWireless?gdsGrpNo=${card.goodsGroupNo}`;
const leaving = (page: Page) => page.getByRole('region', { name: '중간에 해지하면' });

test('what leaving costs is shown for each month, as a sum, a chart and a table that agree', async ({
  page,
  shop,
  member,
}) => {
  const phone = await phoneNamed(member, 'NOVA S26 Ultra');
  await shop.open(`${pathOf(phone)}&discount=plan_discount&contract=24&months=24`);
  const slider = leaving(page).getByRole('slider', { name: '해지 시점' });
  await expect(slider).toHaveValue('12');
  // 22,250 won × 12 received, × 365 ÷ 550 days left; 150,000 won of support × 365 ÷ 550.
  const lines = await linesOf(leaving(page));
  expect(lines.slice(0, 2)).toEqual([
    { label: '추가지원금 반환', amount: 99_545 },
    { label: '선택약정 할인 반환', amount: 177_191 },
  ]);
  const total = sumOf(lines.map(({ amount }) => amount));
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^12개월, ${total.toLocaleString('ko-KR')}원$`));
  await leaving(page).getByText('월별 금액 표로 보기').click();
  const table = leaving(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(25);
  expect(wonIn((await table.getByRole('row').nth(12).textContent()) ?? '')).toEqual([276_736, total - 276_736, total]);
  expect(wonIn((await table.getByRole('row').nth(24).textContent()) ?? '')).toEqual([0, 0, 0]);
  await slider.press('ArrowRight');
  await expect(leaving(page)).toContainText('13개월 쓰고 해지하면');
  const chart = leaving(page).getByRole('img', { name: /^해지하는 달에 따라/ });
  const first = oneWonIn(((await chart.getByText('1개월째').textContent()) ?? '').split(',').slice(0, 3).join(','));
  expect(wonIn((await table.getByRole('row').nth(1).textContent()) ?? '').at(-1)).toBe(first);
  await leaving(page).getByText('어떻게 계산하나요?').click();
  await expect(leaving(page)).toContainText('180일까지 전액, 그 뒤로는 남은 날 ÷ 550일만큼');
  await expect(leaving(page)).toContainText('온텔 위약금 기준 · 2026.09.01부터');
});

test('a shared address opens its choice, names unavailable parts, and every figure its source and date', {
  tag: '@mobile',
}, async ({ page, shop, member }) => {
  const phone = await phoneNamed(member, 'NOVA S26 Ultra');
  await shop.open(`${pathOf(phone)}&memory=1TB&plan=9999&contract=12&discount=plan_discount`);
  const notice = page.getByText('링크에 담긴 용량, 요금제 선택은 지금 고를 수 없어서 기본 선택으로 바꿨어요.');
  await expect(notice).toBeVisible();
  await expect(
    page.getByRole('radiogroup', { name: '약정 기간' }).getByRole('radio', { name: /^12개월/ }),
  ).toBeChecked();
  await tick(page.getByRole('radiogroup', { name: '용량' }).getByRole('radio', { name: /^256GB/ }));
  await tick(page.getByRole('radiogroup', { name: '요금제', exact: true }).getByRole('radio').first());
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: '요금 계산 보기' }).first().click();
  const formula = page.getByRole('dialog', { name: '요금 계산' });
  await expect(formula).toContainText('제조사 출고가 · ');
  await expect(formula).toContainText('온텔 선택약정 할인표 · 2026.09.01부터');
  await expect(formula).toContainText('추가지원금 · 2026.11.01부터');
});

test('up to three phones stand side by side, each with its own choice, and stay after a reload', async ({
  page,
  shop,
  member,
}) => {
  const [ultra, orca] = [await phoneNamed(member, 'NOVA S26 Ultra'), await phoneNamed(member, 'ORCA 17 Pro')];
  await shop.open(`${pathOf(ultra)}&join=new&discount=common_support`);
  const chosen = page.getByRole('complementary', { name: '선택한 내용' });
  const sum = Math.max(...wonIn((await chosen.textContent()) ?? ''));
  await page.getByRole('button', { name: '비교함에 담기' }).click();
  await expect(page.getByRole('button', { name: '비교함에서 빼기' })).toBeVisible();
  await shop.open(pathOf(orca));
  await page.getByRole('button', { name: '비교함에 담기' }).click();
  await page.getByRole('status').getByRole('link', { name: '비교하기' }).click();
  await expect(page).toHaveURL(shop.url('goods/compareWireless'));
  const table = page.getByRole('table', { name: '휴대폰 비교' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('columnheader').first()).toContainText(`${sum.toLocaleString('ko-KR')}원`);
  await table.getByRole('button', { name: '휴대폰 고르기' }).click();
  const picker = page.getByRole('dialog', { name: '비교할 휴대폰' });
  await picker.getByRole('textbox', { name: '휴대폰 이름' }).fill('flip');
  await expect(picker.getByRole('listitem')).not.toHaveCount(0);
  const picked = picker.getByRole('button', { name: /^NOVA Flip 7 256GB/ });
  const price = wonIn((await picked.textContent()) ?? '').at(-1);
  await picked.click();
  await expect(table.getByRole('columnheader').nth(2)).toContainText(`${price?.toLocaleString('ko-KR')}원`);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table).toContainText('신규가입');
  await tick(page.getByRole('switch', { name: '다른 점만 보기' }));
  await expect(table.getByRole('rowheader', { name: '매달 내는 금액' })).toBeVisible();
  const marks = page.getByRole('switch', { name: '다른 점 표시' });
  await expect(marks).toBeChecked();
  await expect(table.getByText('달라요', { exact: true })).not.toHaveCount(0);
  await expect(table.getByText('조건이 달라요')).not.toHaveCount(0);
  await untick(marks);
  await expect(table.getByText(/달라요$/)).toHaveCount(0);
  await shop.open(pathOf(await phoneNamed(member, 'NOVA S26')));
  await page.getByRole('button', { name: '비교함에 담기' }).click();
  await expect(page.getByText('3개까지 비교할 수 있어요. 하나를 빼 주세요.')).toBeVisible();
  await shop.open('goods/compareWireless');
  await page.getByRole('button', { name: 'ORCA 17 Pro 빼기' }).press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await table.getByRole('link', { name: /^NOVA S26 Ultra/ }).click();
  await expect(page).toHaveURL(/join=new/);
  await expect(
    page.getByRole('radiogroup', { name: '할인 방법' }).getByRole('radio', { name: /^공통지원금/ }),
  ).toBeChecked();
});

import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { formatNumber, formatWon } from '@mall/domain/money';
import type { Locator, Page } from '@playwright/test';
import { oneWonIn, sumOf, wonIn } from '../support/amounts.ts';
import { test } from '../support/member.ts';
import { phoneNamed } from '../support/products.ts';
import { amountOf, linesOf, type SumLine } from '../support/sums.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const name = 'NOVA S26 Ultra';
const pathOf = ({ card }: WirelessDetail) =>
  `goods/detailWireless?ctgNo=${card.categoryNo}&gdsGrpNo=${card.goodsGroupNo}`;

/** The annuity payment, as the specification defines it (R9.07), independent of the mall's own function. */
function levelPayment(principal: number, months: number): number {
  if (months === 1) return principal;
  const growth = (1 + 0.00492) ** months;
  return Math.round((principal * 0.00492 * growth) / (growth - 1));
}

const chosen = (page: Page) => page.getByRole('complementary', { name: '선택한 내용' });
const receipt = (page: Page) => page.getByRole('region', { name: '매달 이렇게 내요' });
const radio = (page: Page, group: string, label: string | RegExp) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: label });
const discount = (page: Page, label: string) => radio(page, '할인 방법', label);

async function receiptLines(page: Page): Promise<SumLine[]> {
  await expect(receipt(page)).toBeVisible();
  return linesOf(receipt(page));
}

/** Opens 요금 계산: a window on the desktop, a sheet on a phone. */
async function openFormula(page: Page): Promise<Locator> {
  await chosen(page).getByRole('button', { name: '요금 계산 보기' }).click();
  const formula = page.getByRole('dialog', { name: '요금 계산' });
  await expect(formula).toBeVisible();
  return formula;
}

/** Every amount of the open formula, after checking that the lines below each add up. */
async function addUp(formula: Locator): Promise<Record<string, number>> {
  const amounts: Record<string, number> = {};
  for (const line of await formula.getByRole('listitem').all()) {
    const heading = (await line.getByRole('heading').textContent()) ?? '';
    const amount = oneWonIn(heading);
    amounts[heading.replace(/−?[\d,]+원$/, '').trim()] = amount;
    const lines = await linesOf(line);
    if (lines.length > 0) expect(sumOf(lines.map((each) => each.amount)), heading).toBe(amount);
    for (const each of lines) {
      const [, once, times] = /([\d,]+)원 × (\d+)개월/.exec(each.label) ?? [];
      if (once && times) expect(Number(once.replaceAll(',', '')) * Number(times), each.label).toBe(each.amount);
    }
  }
  return amounts;
}

// R9.07 R9.10
test.describe('what a phone costs each month', () => {
  test('both discounts are priced, the cheaper one is named, neither is chosen; the receipt adds up to the won', async ({
    page,
    shop,
    member,
  }) => {
    await shop.open(pathOf(await phoneNamed(member, name)));
    const offers = page.getByRole('radiogroup', { name: '할인 방법' });
    const support = offers.locator('label').filter({ hasText: '공통지원금' });
    const plan = offers.locator('label').filter({ hasText: '선택약정' });
    await expect(support).toContainText('월 142,930원');
    await expect(plan).toContainText('월 141,933원');
    await expect(plan).toContainText('23,928원');
    await expect(support).not.toContainText('23,928원');
    await expect(receipt(page)).toContainText('공통지원금보다 24개월 동안 23,928원 덜 내요');
    await expect(page.getByText('지금은 품절이에요.')).toHaveCount(0);
    await expect(discount(page, '공통지원금')).not.toBeChecked();
    await expect(discount(page, '선택약정')).not.toBeChecked();
    const totals = (await offers.locator('label').allTextContents()).map((text) => wonIn(text).at(-1) ?? 0);
    expect(Math.abs((totals[0] ?? 0) - (totals[1] ?? 0))).toBe(23_928);
    expect(Math.min(...totals)).toBe(141_933 * 24);
    expect(Math.max(...totals)).toBe(142_930 * 24);

    const lines = await receiptLines(page);
    const principal = amountOf(lines, '할부원금');
    expect(amountOf(lines, '출고가') + amountOf(lines, '추가지원금')).toBe(principal);
    expect(levelPayment(principal, 24) + amountOf(lines, '5G 플러스 89') + amountOf(lines, '선택약정 할인')).toBe(
      141_933,
    );
    await expect(receipt(page)).toContainText('141,933원');
  });

  test('the open formula adds up to the won; the chosen discount is the one that is priced', {
    tag: '@desktop',
  }, async ({ page, shop, member }) => {
    await shop.open(pathOf(await phoneNamed(member, name)));
    const formula = await openFormula(page);
    const amounts = await addUp(formula);
    const principal = amounts['할부원금'] ?? 0;
    const monthly = amounts['매달 기기값'] ?? 0;
    expect(monthly).toBe(levelPayment(principal, 24));
    expect((amounts['매달 통신요금'] ?? 0) + monthly).toBe(141_933);
    expect(amounts['매달 내는 금액']).toBe(141_933);
    const lastMonth = oneWonIn((await formula.getByText(/^마지막 달에는/).textContent()) ?? '');
    expect(monthly * 23 + lastMonth).toBe(principal + (amounts['할부이자 합계'] ?? 0));
    const paid = oneWonIn((await formula.getByText(/^마지막 달에 맞춘/).textContent()) ?? '');
    expect(paid).toBe(monthly * 23 + lastMonth + 66_750 * 24);
    await expect(formula).toContainText('r = 월 0.492%, n = 24개월');
    await page.keyboard.press('Escape');

    await tick(discount(page, '공통지원금'));
    await expect(chosen(page)).toContainText('142,930');
    await expect(receipt(page)).toContainText('선택약정보다 24개월 동안 23,928원 더 내요');
    const dearer = await addUp(await openFormula(page));
    expect(dearer['매달 내는 금액']).toBe(142_930);
    expect(dearer['매달 통신요금']).toBe(89_000);
    await page.keyboard.press('Escape');
    await tick(discount(page, '선택약정'));
    await expect(chosen(page)).toContainText('141,933');
  });

  // R9.07
  test('each number of months has its own payment; one month is the full amount', { tag: '@mobile' }, async ({
    page,
    shop,
    member,
  }) => {
    await shop.open(pathOf(await phoneNamed(member, name)));
    const principal = amountOf(await receiptLines(page), '할부원금');
    for (const [label, months] of [
      ['12개월', 12],
      ['36개월', 36],
      ['일시불', 1],
    ] as const) {
      await tick(radio(page, '할부 기간', label));
      const total = levelPayment(principal, months) + 66_750;
      await expect(chosen(page)).toContainText(formatNumber(total));
    }
    await expect(receipt(page)).toContainText('할부수수료가 없어요');
    expect((await receiptLines(page)).some(({ label }) => label.startsWith('할부이자'))).toBe(false);
  });
});

test.describe('the choice of a phone', () => {
  test('every plan of every carrier is one window away', async ({ page, shop, member }) => {
    const phone = await phoneNamed(member, name);
    const plan = phone.plans.find(
      ({ carrier, isPopular }) => carrier !== phone.plans[0]?.carrier && carrier !== '온텔' && isPopular,
    );
    if (!plan) throw new Error('one carrier only');
    await shop.open(pathOf(phone));
    const opener = page.getByRole('button', { name: `${phone.plans.length}개 비교` });
    await opener.click();
    const plans = page.getByRole('dialog', { name: '요금제 비교' });
    await tick(plans.getByRole('radio', { name: plan.carrier, exact: true }));
    await expect(plans.getByRole('radiogroup', { name: `${plan.carrier} 요금제` }).getByRole('radio')).toHaveCount(
      phone.plans.filter(({ carrier }) => carrier === plan.carrier).length,
    );
    await tick(plans.getByRole('radio', { name: new RegExp(`^${plan.name}`) }));
    await plans.getByRole('button', { name: '선택 완료' }).click();
    await expect(plans).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(radio(page, '요금제', new RegExp(`^${plan.name}`))).toBeChecked();
    await expect(chosen(page)).toContainText(plan.name);
    expect(amountOf(await receiptLines(page), plan.name)).toBe(plan.monthlyPrice);
  });

  test('it survives a reload; back leaves the page instead of undoing clicks', async ({ page, shop, member }) => {
    const phone = await phoneNamed(member, name);
    await shop.open('home');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await shop.open(pathOf(phone));
    await tick(radio(page, '가입 방법', '기기변경'));
    await tick(radio(page, '색상', '실버'));
    await tick(radio(page, '용량', /^256GB/));
    await tick(radio(page, '할부 기간', '36개월'));
    await tick(discount(page, '선택약정'));
    await expect(page).toHaveURL(/discount=plan_discount/);
    const words = await chosen(page).textContent();
    await page.reload();
    await expect(radio(page, '가입 방법', '기기변경')).toBeChecked();
    await expect(radio(page, '색상', '실버')).toBeChecked();
    await expect(radio(page, '용량', /^256GB/)).toBeChecked();
    await expect(radio(page, '할부 기간', '36개월')).toBeChecked();
    await expect(discount(page, '선택약정')).toBeChecked();
    await expect(chosen(page)).toHaveText(words ?? '');
    await page.goBack();
    await expect(page).toHaveURL(shop.url('home'));
    await page.goForward();
    await expect(radio(page, '용량', /^256GB/)).toBeChecked();
  });

  test('a sold-out memory cannot be chosen, not even by address', { tag: '@desktop' }, async ({
    page,
    shop,
    member,
  }) => {
    const phone = await phoneNamed(member, name);
    const gone = phone.memories.find(({ isSoldOut }) => isSoldOut);
    if (!gone) throw new Error('every memory can be had');
    await shop.open(`${pathOf(phone)}&memory=${gone.memory}`);
    const memory = radio(page, '용량', new RegExp(`^${gone.memory}`));
    await expect(memory).toBeDisabled();
    await expect(memory).not.toBeChecked();
    await expect(memory.locator('..')).toContainText('품절');
    await expect(chosen(page)).toContainText(phone.card.price.memory);
  });

  // R4.03
  test('a sold-out phone says so', { tag: '@mobile' }, async ({ page, shop, member }) => {
    await shop.open(pathOf(await phoneNamed(member, 'NOVA S25 FE')));
    await expect(page.getByText('지금은 품절이에요. 요금은 미리 계산해 볼 수 있어요.')).toBeVisible();
    for (const option of await page.getByRole('radiogroup', { name: '용량' }).getByRole('radio').all()) {
      await expect(option).toBeDisabled();
    }
  });
});

test.describe('the card of a phone', () => {
  // R2.11 R3.08
  test('it shows the sum, the highlighted gifts and the counts in ten-thousands, and leads to the phone, with its category', async ({
    page,
    shop,
    member,
  }) => {
    const detail = await phoneNamed(member, name);
    await shop.open('goods/goodsList?ctgNo=1001');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const { price, colours } = detail.card;
    await expect(card).toContainText(`월${formatWon(price.totalPrice)}`);
    await expect(card).toContainText(`기기 ${formatNumber(price.devicePrice)} + 요금 ${formatNumber(price.planPrice)}`);
    await expect(card).toContainText(`${price.memory} · ${price.planName} · 선택약정`);
    await expect(card).toContainText('번호이동 · 24개월 할부');
    expect(price.devicePrice + price.planPrice).toBe(price.totalPrice);
    await expect(card.getByRole('definition')).toHaveText(['1.2만명', '4.8만명', '3.1만명']);
    await expect(card.locator('b')).toHaveText(['NOVA 버즈 3', '액정 파손보험']);
    await expect(card.getByText(/[{}]/)).toHaveCount(0);
    await expect(card.getByRole('img', { name: `색상 ${colours.length}종` })).toBeVisible();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(shop.url(pathOf(detail)));
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});

test.describe('an unknown phone', () => {
  const notFound = (page: Page) => page.getByRole('heading', { name: '찾으시는 페이지가 없어요' });

  // R2.18
  test('an unknown number, or none, is not found', { tag: '@desktop' }, async ({ page, shop, member: _ }) => {
    shop.allowRefusals();
    await shop.open('goods/detailWireless?gdsGrpNo=HP999999');
    await expect(notFound(page)).toBeVisible();
    await shop.open('goods/detailWireless');
    await expect(notFound(page)).toBeVisible();
  });

  test('the address of goods leads on to the phone', { tag: '@mobile' }, async ({ page, shop, member }) => {
    const { card } = await phoneNamed(member, name);
    await shop.open(`goods/ngd/${card.goodsGroupNo}`);
    await expect(page).toHaveURL(shop.url(`goods/detailWireless?gdsGrpNo=${card.goodsGroupNo}`));
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});

import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { formatWon } from '@mall/domain/money';
import type { Page } from '@playwright/test';
import { sumOf, wonIn } from '../support/amounts.ts';
import { Gallery } from '../support/gallery.ts';
import { malls } from '../support/malls.ts';
import { test } from '../support/member.ts';
import { subscriptionNamed } from '../support/products.ts';
import { amountOf, linesOf } from '../support/sums.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const purifier = '직수 정수기 슬림 3 (냉·온·정)';
const soldOutCloset = '의류관리기 3벌 슬림 구독';
const withRegistrationFee = '척추 온열 안마의자 S7 구독';

const pathOf = ({ card }: SubscriptionDetail) => `subs/detailSubs?subsNo=${card.subscriptionNo}`;
const radio = (page: Page, group: string, label: string | RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label });
const sum = (page: Page) => page.getByRole('main').locator('[aria-live=polite]');
const notFound = (page: Page) => page.getByRole('heading', { name: '찾으시는 페이지가 없어요' });

/** Adds up what the page shows: fee less discount, then every paid month and the registration. */
async function addUp(page: Page) {
  await expect(sum(page).getByText('매달 내는 금액')).toBeVisible();
  const lines = await linesOf(sum(page));
  const monthly = amountOf(lines, '매달 내는 금액');
  const discounts = lines.filter(({ label }) => label === '월 이용료' || label === '제휴카드 할인');
  expect(sumOf(discounts.map(({ amount }) => amount))).toBe(monthly);
  const [, paidMonths, registration] =
    /× (\d+)개월(?: \(첫 달 0원\))?(?: \+ 등록비 ([\d,]+)원)?/.exec((await sum(page).textContent()) ?? '') ?? [];
  const registrationFee = Number((registration ?? '0').replaceAll(',', ''));
  expect(monthly * Number(paidMonths) + registrationFee).toBe(amountOf(lines, /동안 모두$/));
  return { monthly, paidMonths: Number(paidMonths), registrationFee };
}

test('its pictures can be gone through like those of goods', { tag: '@mobile' }, async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  const massageChair = await subscriptionNamed(member, '안마의자 라운지 L5');
  const count = new Set([massageChair.card.image, ...massageChair.images]).size;
  test.skip(count < 2, 'one picture only');
  await shop.open(pathOf(massageChair));
  const gallery = new Gallery(page, isMobile, massageChair.card.name);
  await gallery.expectShown(1, count);
  await gallery.walk('forth');
  await gallery.expectShown(2, count);
});

test.describe('what a subscription costs', () => {
  test('a fee is never shown without its term and care, the sums add up, and no partner card is assumed', async ({
    page,
    shop,
    member,
  }) => {
    const detail = await subscriptionNamed(member, purifier);
    const [card] = detail.partnerCards;
    if (!card) throw new Error('no partner card');
    await shop.open(pathOf(detail));
    await expect(page.getByText(`${detail.card.contractMonths}개월 · 방문관리 기준`)).toBeVisible();
    const { monthly, paidMonths } = await addUp(page);
    expect(monthly).toBe(detail.card.monthlyFee);
    expect(paidMonths).toBe(detail.card.contractMonths - 1);

    await expect(radio(page, '제휴카드 할인', '할인 없음')).toBeChecked();
    await expect(sum(page)).not.toContainText('제휴카드');
    await tick(radio(page, '제휴카드 할인', new RegExp(`^${card.name}`)));
    await expect(sum(page)).toContainText('제휴카드 할인');
    expect((await addUp(page)).monthly).toBe(detail.card.monthlyFee - card.monthlyDiscount);

    // The cost of leaving is shown before anyone signs.
    const terms = page.getByRole('region', { name: '해지 안내' });
    for (const { label, value } of detail.cancellationTerms) {
      await expect(terms.getByRole('heading', { name: label })).toBeVisible();
      await expect(terms).toContainText(value);
    }
  });

  test('a registration fee is counted once; the total stands beside the price of buying', { tag: '@desktop' }, async ({
    page,
    shop,
    member,
  }) => {
    const detail = await subscriptionNamed(member, withRegistrationFee);
    await shop.open(pathOf(detail));
    const { registrationFee } = await addUp(page);
    expect(registrationFee).toBe(detail.registrationFee);
    expect(registrationFee).toBeGreaterThan(0);

    const { card, purchasePrice } = await subscriptionNamed(member, purifier);
    await shop.open(`subs/detailSubs?subsNo=${card.subscriptionNo}`);
    await expect(page.getByRole('heading', { name: purifier, exact: true })).toBeVisible();
    await addUp(page);
    const total = amountOf(await linesOf(sum(page)), /동안 모두$/);
    const words =
      (await sum(page)
        .getByText(/^바로 사는 가격/)
        .textContent()) ?? '';
    const [price, difference] = wonIn(words);
    expect(price).toBe(purchasePrice);
    expect(difference).toBe(Math.abs(total - (purchasePrice ?? 0)));
    expect(words).toContain(total > (purchasePrice ?? 0) ? '더 내요' : '덜 내요');
  });
});

test.describe('the choice of a subscription', () => {
  test('term, care and card survive a reload; invalid parts of the address are ignored', {
    tag: '@desktop',
  }, async ({ page, shop, member }) => {
    const detail = await subscriptionNamed(member, purifier);
    const term = detail.terms.find(({ months, careType }) => months === 24 && careType === 'SELF');
    await shop.open(pathOf(detail));
    await tick(radio(page, '약정 기간', /^24개월/));
    await tick(radio(page, '관리 방법', /^셀프관리/));
    await tick(radio(page, '제휴카드 할인', /^한빛카드/));
    await expect(page).toHaveURL(/term=24&care=SELF&card=\d+$/);
    await page.reload();
    await expect(radio(page, '약정 기간', /^24개월/)).toBeChecked();
    await expect(radio(page, '관리 방법', /^셀프관리/)).toBeChecked();
    await expect(radio(page, '제휴카드 할인', /^한빛카드/)).toBeChecked();
    await expect(sum(page)).toContainText(formatWon(term?.monthlyFee ?? 0));
    await shop.open(`${pathOf(detail)}&term=7&care=NOBODY&card=999`);
    await expect(radio(page, '약정 기간', new RegExp(`^${detail.card.contractMonths}개월`))).toBeChecked();
    await expect(radio(page, '제휴카드 할인', '할인 없음')).toBeChecked();
  });

  test('a term that is not offered with the care chosen brings its own care', { tag: '@mobile' }, async ({
    page,
    shop,
    member,
  }) => {
    const detail = await subscriptionNamed(member, purifier);
    await shop.open(`${pathOf(detail)}&term=24&care=SELF`);
    await tick(radio(page, '약정 기간', /^60개월/));
    await expect(radio(page, '관리 방법', /^방문관리/)).toBeChecked();
    const { monthly } = await addUp(page);
    expect(monthly).toBe(detail.terms.find(({ months }) => months === 60)?.monthlyFee);
  });

  // R4.03
  test('a sold-out subscription is not offered', { tag: '@desktop' }, async ({ page, shop, member }) => {
    await shop.open(pathOf(await subscriptionNamed(member, soldOutCloset)));
    await expect(page.getByText('지금은 신청을 받지 않는 상품이에요.')).toBeVisible();
    await expect(page.getByRole('region', { name: '상품 사진' }).getByText('품절').first()).toBeVisible();
    await expect(page.getByText('매달 내는 금액')).toHaveCount(0);
  });
});

test.describe('the address of a subscription', () => {
  // R2.16
  test('its card leads to it, and it is remembered', async ({ page, shop, member }) => {
    const { card } = await subscriptionNamed(member, purifier);
    await shop.open('subs/subsList?ctgNo=21');
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: purifier, exact: true }) })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(shop.url(`subs/detailSubs?subsNo=${card.subscriptionNo}`));
    await expect(page.getByRole('heading', { name: purifier, exact: true })).toBeVisible();
    const key = `mall.${malls.familyshop.mallId}.recentlyViewed`;
    // In addition to the products viewed on other devices.
    const remembered = () => page.evaluate((name) => localStorage.getItem(name)?.split('|'), key);
    await expect.poll(remembered).toContain(card.subscriptionNo);
  });

  // R2.18
  test('an unknown number, or none, is not found', { tag: '@mobile' }, async ({ page, shop, member: _ }) => {
    shop.allowRefusals();
    await shop.open('subs/detailSubs?subsNo=SB999999');
    await expect(notFound(page)).toBeVisible();
    await shop.open('subs/detailSubs');
    await expect(notFound(page)).toBeVisible();
  });
});

import { getCart } from '@mall/contracts/cart-lines';
import type { OrderCard, OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { Locator, Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { oneWonIn } from '../support/amounts.ts';
import { Member } from '../support/member.ts';
import { operator } from '../support/operator.ts';
import { goodsNamed } from '../support/products.ts';
import { Purchases, test } from '../support/purchases.ts';
import { repaint } from '../support/server-reply.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const mug = '진공 텀블러 890ml 2종 세트';
const headphones = '노이즈캔슬링 무선 헤드폰 H700';

// Unfinished fades would be measured with colours that nobody gets to see.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const detailPath = (orderNo: string) => screenPath({ screen: 'orderDetail', orderNo }, 'pc').slice(1);
const listPath = (isMobile: boolean) => screenPath({ screen: 'orderList' }, isMobile ? 'mobile' : 'pc').slice(1);
/** Clicks cancel, and confirms. */
async function cancelForGood(page: Page): Promise<void> {
  await page.getByRole('button', { name: /개 취소 · .+ 돌려받기$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소하고 돌려받기' }).click();
}
const claims = (page: Page) => page.locator('#claims');
const reason = (form: Locator) => form.getByRole('combobox', { name: '사유' });
const refund = (page: Page) => page.getByRole('region', { name: '환불 안내' });

test('the whole purchase and a part return: from the basket to the refund', async ({
  page,
  shop,
  shopper,
  basket,
  checkout,
  purchases,
  isMobile,
}) => {
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await checkout.keepAddress();
  await checkout.keepAddress({
    label: '회사',
    recipient: '이직장',
    roadAddress: '서울 강남구 테헤란로 1',
    isDefault: false,
  });
  await basket.put(await goodsNamed(shopper, headphones));
  await basket.put(await goodsNamed(shopper, mug), 2);
  await shop.open(basket.path);
  await page.getByRole('button', { name: /주문하기/ }).click();
  await checkout.fillIn();
  await checkout.pay.click();
  await checkout.payByCard();
  await page.getByRole('link', { name: '주문 내역 보기' }).click();
  await expect(page).toHaveURL(/\/order\/detail\/20\d{14}$/);
  const orderNo = page.url().slice(-16);
  const { card } = await purchases.read(orderNo);
  const unitPrice = card.lines.find(({ productName }) => productName === mug)?.unitPrice ?? 0;

  await test.step('the operator sends it, and the member follows the parcel', async () => {
    await operator.prepare(orderNo);
    expect(await operator.list()).toContain(orderNo);
    await operator.ship(orderNo);
    await page.reload();
    await expect(page.getByText('상품이 가고 있어요')).toBeVisible();
    await expect(page.getByRole('link', { name: /^배송 조회/ })).toHaveAttribute('href', /640112349999$/);
    await expect(page.getByRole('list', { name: '주문 기록' })).toContainText('상품준비중');
  });

  await test.step('one of two pieces is returned, and the refund is shown before submitting', async () => {
    await operator.deliver(orderNo);
    await page.reload();
    await page.getByRole('link', { name: /^반품 신청/ }).click();
    const form = page.getByRole('dialog', { name: '반품 신청' });
    const send = form.getByRole('button', { name: '반품 신청하기' });
    await send.click();
    await expect(form.getByText('상품을 하나 이상 골라 주세요.')).toBeVisible();
    await expect(form.getByRole('checkbox').first()).toBeFocused();
    await tick(form.getByRole('checkbox', { name: `${mug} 선택` }));
    await form.getByRole('button', { name: `${mug} 수량 줄이기` }).click();
    await send.click();
    await expect(reason(form)).toBeFocused();
    await reason(form).selectOption('마음이 바뀌었어요');
    await expect(refund(page)).toContainText(formatWon(unitPrice));
    await expect(refund(page)).toContainText(/결제하신 카드로 [\d,]+원을 돌려드려요/);
    await walk.lookAtPanel('return form');
    await walk.lookAtOtherThemes('return form');
    await form.getByRole('button', { name: '수거지 변경' }).click();
    await page
      .getByRole('dialog', { name: '배송지 선택' })
      .getByRole('radio', { name: /이직장/ })
      .click();
    await expect(form.getByRole('region', { name: '수거지' })).toContainText('테헤란로 1');
    await send.click();
    await expect(form).toBeHidden();
    await expect(claims(page)).toContainText('반품 접수');
    await expect(claims(page)).toContainText('테헤란로 1');
  });

  await test.step('the refund follows when the goods are checked', async () => {
    for (const decision of ['approve', 'pick-up', 'complete'] as const) {
      await operator.decide(orderNo, decision, decision === 'approve' ? '내일 방문할게요' : '');
    }
    await page.reload();
    await expect(claims(page)).toContainText('반품 완료');
    await expect(claims(page)).toContainText('내일 방문할게요');
    const shown = oneWonIn(
      (await claims(page)
        .getByText(/^환불 금액/)
        .textContent()) ?? '',
    );
    expect(shown).toBeLessThan(unitPrice);
    const { refundedAmount, card: after } = await purchases.read(orderNo);
    expect(refundedAmount).toBe(shown);
    const left = formatWon(after.totalAmount - shown).slice(0, -1);
    await expect(page.getByRole('definition').filter({ hasText: left })).toBeVisible();
    await walk.look('an order of which something was returned');
    await walk.lookAtOtherThemes('an order of which something was returned');
  });

  await shop.open(`${listPath(isMobile)}?claimed=only`);
  const article = page.getByRole('article', { name: `주문번호 ${orderNo}` });
  await expect(article).toContainText('1개 취소·반품');
  await article.getByRole('link', { name: '신청 내역' }).click();
  await expect(claims(page)).toBeInViewport();
});

test('cancelled before payment as a whole, after payment in part and at once; a double click is one claim', {
  tag: '@desktop',
}, async ({ page, shop, shopper, checkout, purchases }) => {
  const items = [
    checkout.itemOf(await goodsNamed(shopper, headphones)),
    checkout.itemOf(await goodsNamed(shopper, mug)),
  ];
  const unpaid = await purchases.order(items);
  await shop.open(detailPath(unpaid.orderNo));
  await page.getByRole('link', { name: /^주문 취소/ }).click();
  const form = page.getByRole('dialog', { name: '주문 취소' });
  await expect(form.getByText('결제 전에는 주문 전체만 취소할 수 있어요.')).toBeVisible();
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await reason(form).selectOption('배송이 늦어요');
  await form.getByRole('button', { name: '주문 취소하기' }).click();
  await expect(page.getByText('취소된 주문이에요')).toBeVisible();
  await expect(page.getByText('무엇을 도와드릴까요?')).toBeHidden();

  const orderNo = await purchases.buy(items);
  await shop.open(detailPath(orderNo));
  await page.getByRole('link', { name: /^주문 취소/ }).click();
  // Of several lines none is preselected, and the whole row is clickable.
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expect(form.getByRole('button', { name: '취소할 상품을 골라 주세요' })).toBeDisabled();
  await form.locator('label').filter({ hasText: mug }).click();
  await expect(form.getByRole('checkbox', { name: `${mug} 선택` })).toBeChecked();
  await reason(form).selectOption('마음이 바뀌었어요');
  await expect(refund(page)).toContainText('누르면 바로 취소되고');
  const submit = form.getByRole('button', { name: /^1개 취소 · [\d,]+원 돌려받기$/ });
  const sure = page.getByRole('alertdialog', { name: '1개를 취소할까요?' });
  await submit.click();
  await sure.getByRole('button', { name: '그만두기' }).click();
  expect((await purchases.read(orderNo)).claims).toEqual([]);
  await submit.dblclick();
  await sure.getByRole('button', { name: '취소하고 돌려받기' }).dblclick();
  await expect(claims(page)).toContainText('취소 완료');
  const { claims: made, card, refundedAmount } = await purchases.read(orderNo);
  expect(made).toHaveLength(1);
  const takenBack = Object.fromEntries(card.lines.map((line) => [line.productName, line.takenBack]));
  expect(takenBack).toEqual({ [headphones]: 0, [mug]: 1 });
  expect(refundedAmount).toBe(made[0]?.refundAmount);
});

test('an exchange is requested and withdrawn, the purchase confirmed, and the same bought again', {
  tag: '@mobile',
}, async ({ page, shop, shopper, basket, checkout, purchases }) => {
  const orderNo = await purchases.buy([checkout.itemOf(await goodsNamed(shopper, mug), 2)]);
  await operator.send(orderNo);
  await shop.open(`${detailPath(orderNo)}?claim=EXCHANGE`);
  const form = page.getByRole('dialog', { name: '교환 신청' });
  await reason(form).selectOption('상품이 불량이거나 파손됐어요');
  await expect(refund(page)).toContainText('배송비는 판매자가 부담해요');
  await form.getByRole('button', { name: '교환 신청하기' }).click();
  await expect(claims(page)).toContainText('교환 접수');
  await expect(page.getByRole('button', { name: '구매확정' })).toBeHidden();
  await page.getByRole('button', { name: '신청 철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '철회하기' }).click();
  await expect(claims(page)).toContainText('교환 철회');
  await page.getByRole('button', { name: '구매확정' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click();
  await expect(page.getByText('구매를 확정했어요')).toBeVisible();
  await expect(page.getByText('구매를 확정해서 신청할 수 없어요').first()).toBeVisible();
  await page.getByRole('button', { name: '다시 담기' }).click();
  await expect(page).toHaveURL(shop.url(basket.path));
  await expect(basket.quantity(mug)).toHaveValue('2');
});

test('going back after payment pays nothing again, two tabs cancel once, and another member’s order is not found', {
  tag: '@desktop',
}, async ({ page, context, shop, shopper, checkout, purchases, isMobile }) => {
  shop.allowRefusals();
  await checkout.keepAddress();
  await shop.open(checkout.pathFor(await goodsNamed(shopper, mug)));
  await checkout.fillIn();
  await checkout.pay.click();
  await checkout.payByCard();
  await expect(page).toHaveURL(/\/order\/complete\/20\d{14}$/);
  const complete = page.url();
  const orderNo = complete.slice(-16);
  const count = await checkout.orderCount();
  // Back past the payment window, which is used up.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(complete);
  expect(await checkout.orderCount()).toBe(count);

  await shop.open(`${detailPath(orderNo)}?claim=CANCEL`);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    const form = tab.getByRole('dialog', { name: '주문 취소' });
    await reason(form).selectOption('마음이 바뀌었어요');
    await expect(refund(tab)).toContainText('누르면 바로 취소되고');
  }
  await cancelForGood(page);
  await expect(page.getByText('취소된 주문이에요')).toBeVisible();
  await cancelForGood(other);
  await expect(other.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  expect((await purchases.read(orderNo)).claims).toHaveLength(1);
  await other.close();

  await shop.open(listPath(isMobile));
  await expect(page.getByRole('article', { name: `주문번호 ${orderNo}` })).toBeVisible();
  await shop.replaceTokens(await shop.signIn());
  await shop.open(detailPath(orderNo));
  await expect(page.getByRole('heading', { name: '찾으시는 페이지가 없어요' })).toBeVisible();
});

// R6.04
test('an order of an alliance mall links to no page of a My Shop that the mall does not have', async ({
  page,
  shop,
}) => {
  const mall = 'tgate';
  const { accessToken } = await shop.signIn({ mall });
  const member = new Member(page.request, mall, accessToken);
  const { lines } = await member.read(getCart, {});
  const { productNo = '', optionNo = 0 } = lines.find(({ state }) => state === 'ORDERABLE') ?? {};
  const { orderNo } = await new Purchases(member).order([{ productNo, optionNo, quantity: 1 }]);
  await shop.open(detailPath(orderNo), { mall });
  await expect(page.getByText(orderNo).first()).toBeVisible();
  await expect(page.locator('a[href*="/myshop/" i]')).toHaveCount(0);
  await shop.open('order/paymentReturn', { mall });
  await expect(page.getByRole('heading', { name: '확인할 결제가 없어요' })).toBeVisible();
  await page.getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL(shop.url('home', { mall }));
});

test('an order in several parcels leads to their list, each with a link to its own carrier; one in a single parcel straight there', async ({
  page,
  shop,
  shopper,
  checkout,
  purchases,
}) => {
  const orderNo = await purchases.buy([checkout.itemOf(await goodsNamed(shopper, '캡슐 커피 100개입 5종'))]);
  const parcel = (invoiceNo: string) => ({
    ...{ carrier: 'CJ대한통운', invoiceNo, trackingUrl: `https://carrier.example/${invoiceNo}` },
    ...{ shippedAt: '2026-11-28T01:00:00.000Z', lines: [{ lineNo: 1, pieces: 1 }] },
  });
  const sentIn = (count: number) => (card: OrderCard) => {
    card.state = 'SHIPPED';
    card.parcelCount = count;
    card.trackingUrl = 'https://carrier.example/1001';
  };
  const track = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: /^배송 조회/ })
      .first();

  await repaint<OrderDetail>(page, `**/api/v1/mall/orders/${orderNo}`, (order) => {
    sentIn(2)(order.card);
    order.parcels = [parcel('1001'), parcel('1002')];
  });
  await shop.open(shop.at({ screen: 'orderDetail', orderNo }));
  await expect(track()).toHaveText('배송 조회 2건');
  await track().click();
  const list = page.getByRole('list', { name: '택배' });
  await expect(list).toBeInViewport();
  await expect(list.getByRole('link')).toHaveCount(2);
  for (const no of ['1001', '1002'])
    await expect(list.getByRole('link', { name: `조회 ${no} (새 창)` })).toHaveAttribute('href', new RegExp(`${no}$`));

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await repaint<OrderDetail>(page, `**/api/v1/mall/orders/${orderNo}`, (order) => {
    sentIn(1)(order.card);
    order.parcels = [parcel('1001')];
  });
  await page.reload();
  await expect(track()).toHaveText('배송 조회 (새 창)');
  await expect(track()).toHaveAttribute('href', /1001$/);
});

import type { OrderSheet } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import type { Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { oneWonIn, sumOf, wonIn } from '../support/amounts.ts';
import { test } from '../support/checkout.ts';
import type { Member } from '../support/member.ts';
import { goodsNamed } from '../support/products.ts';
import { repaint, serverReply } from '../support/server-reply.ts';
import { expect } from '../support/test.ts';
import { tick, untick } from '../support/tick.ts';

const cushion = '글로우 쿠션 팩트 + 리필';
const headphones = '노이즈캔슬링 무선 헤드폰 H700';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Changes the first line of the order page's data, as if it had been read before the shop changed it. */
const repaintSheet = (page: Page, change: Partial<OrderSheet['lines'][number]>, times: number) =>
  repaint<OrderSheet>(page, '**/api/v1/mall/order-sheet', ({ lines: [line] }) => Object.assign(line ?? {}, change), {
    times,
  });

/** An item with more pieces than are left. */
async function tooMany(shopper: Member) {
  const { card, options } = await goodsNamed(shopper, '폴리카보네이트 캐리어');
  const scarce = options.find(({ stockQuantity }) => stockQuantity > 0 && stockQuantity < 90);
  if (!scarce) throw new Error('every option is plentiful');
  const left = scarce.stockQuantity;
  return { name: card.name, left, item: `${card.goodsGroupNo}-${scarce.optionNo}-${left + 5}` };
}

test.describe('buying', () => {
  test('바로 구매 by card: the sums add up, the payment window is paid, and the order is complete', async ({
    page,
    shop,
    shopper,
    checkout,
  }) => {
    const goods = await goodsNamed(shopper, cushion);
    await checkout.keepAddress();
    await shop.open(`goods/ngd/${goods.card.goodsGroupNo}`);
    await page.getByRole('link', { name: '바로 구매' }).first().click();
    await expect(page).toHaveURL(shop.url(checkout.pathFor(goods)));
    const total = oneWonIn((await checkout.pay.textContent()) ?? '');
    const amounts = wonIn((await checkout.sums.locator('dl').first().textContent()) ?? '');
    expect(amounts.at(-1)).toBe(total);
    await expect(page.getByLabel('주문 확인')).toContainText(cushion);
    await expect(page.getByLabel('주문 확인')).toContainText(formatWon(total));
    await checkout.fillIn();
    await checkout.pay.click();
    await checkout.payByCard();
    await expect(page).toHaveURL(/\/order\/complete\/20\d{14}$/);
    await expect(heading(page, '주문이 잘 들어왔어요')).toBeVisible();
    const receipt = page.getByLabel('주문 내용');
    await expect(receipt).toContainText(formatWon(total).slice(0, -1));
    await expect(receipt).toContainText('신한카드 (일시불)');
    await expect(receipt).toContainText('010-****-5678');
    await page.reload();
    await expect(heading(page, '주문이 잘 들어왔어요')).toBeVisible();
    const orderNo = page.url().slice(-16);
    const order = await checkout.openMail(`결제가 끝났어요 (${orderNo})`, '주문 상세 보기');
    await expect(order).toHaveURL(shop.url(`order/detail/${orderNo}`));
    await expect(order.getByText(orderNo).first()).toBeVisible();
  });
});

test.describe('not paid', () => {
  test('a double click is one order; a refused card is explained, another one pays, and reopening the return address changes nothing', {
    tag: '@mobile',
  }, async ({ page, shop, shopper, checkout }) => {
    shop.allowRefusals();
    const before = await checkout.orderCount();
    await checkout.keepAddress();
    await shop.open(checkout.pathFor(await goodsNamed(shopper, cushion)));
    await checkout.fillIn();
    await checkout.pay.dblclick();
    await checkout.payByCard('4330 1234 5678 9999');
    expect(await checkout.orderCount()).toBe(before + 1);
    await expect(page).toHaveURL(/\/order\/pay\/20\d{14}$/);
    await expect(page.getByText('카드사에서 결제를 거절했어요.')).toBeVisible();
    const orderNo = page.url().slice(-16);
    await checkout.pay.click();
    // Refused at the confirmation rather than in the window.
    await checkout.payByCard('4330 1234 5678 0000');
    await expect(page).toHaveURL(new RegExp(`/order/pay/${orderNo}$`));
    await checkout.pay.click();
    await checkout.expectWindow();
    const returned = page.waitForRequest((request) => request.url().includes('/order/paymentReturn?'));
    await checkout.payByCard();
    const address = (await returned).url();
    await expect(page).toHaveURL(new RegExp(`/order/complete/${orderNo}$`));
    await expect(heading(page, '주문이 잘 들어왔어요')).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/order/complete/${orderNo}$`));
    await shop.open('order/paymentReturn');
    await expect(heading(page, '확인할 결제가 없어요')).toBeVisible();
  });

  test('after a lost reply, and on the way back from the window, the order waits; nothing is ordered twice', {
    tag: '@desktop',
  }, async ({ page, shop, shopper, checkout }) => {
    shop.allowRefusals();
    const before = await checkout.orderCount();
    await checkout.keepAddress();
    await shop.open(checkout.pathFor(await goodsNamed(shopper, cushion)));
    await checkout.fillIn();
    await page.route(
      '**/api/v1/mall/orders',
      async (route) => {
        await serverReply(route);
        await route.abort();
      },
      { times: 1 },
    );
    await checkout.pay.click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await page.reload();
    await checkout.pay.click();
    await checkout.expectWindow();
    await page.goBack();
    await expect(page).toHaveURL(/\/order\/pay\/20\d{14}$/);
    await expect(page.getByText('아직 결제하지 않은 주문이에요.')).toBeVisible();
    await checkout.choose('계좌이체');
    await checkout.pay.click();
    await checkout.expectWindow();
    await page.getByRole('button', { name: '결제 취소' }).click();
    await expect(page.getByText('결제를 취소하셨어요.')).toBeVisible();
    await checkout.pay.click();
    await checkout.expectWindow();
    await page.getByRole('button', { name: '이체하기' }).click();
    await expect(heading(page, '주문이 잘 들어왔어요')).toBeVisible();
    expect(await checkout.orderCount()).toBe(before + 1);
  });
});

test.describe('what changes between the order page and the order', () => {
  test('a changed price is shown and must be confirmed again', { tag: '@desktop' }, async ({
    page,
    shop,
    shopper,
    checkout,
  }) => {
    shop.allowRefusals();
    const goods = await goodsNamed(shopper, cushion);
    await checkout.keepAddress();
    await repaintSheet(page, { unitPrice: 1_000 }, 1);
    await shop.open(checkout.pathFor(goods));
    await expect(page.getByRole('listitem').filter({ hasText: cushion })).toContainText('1,000원');
    await checkout.fillIn();
    const seen = (await checkout.pay.textContent())?.replace(' 결제하기', '') ?? '';
    await checkout.pay.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`결제 금액이 ${seen}에서`);
    await question.getByRole('button', { name: '취소' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: cushion })).toContainText(
      formatWon(goods.card.salePrice),
    );
    await checkout.pay.click();
    await checkout.expectWindow();
  });

  test('too few pieces mark the line and block the button until the quantity is changed', {
    tag: '@mobile',
  }, async ({ page, shop, shopper, checkout }) => {
    shop.allowRefusals();
    const { item, left, name } = await tooMany(shopper);
    await checkout.keepAddress();
    await shop.open(`order/orderSheet?items=${item}`);
    await checkout.fillIn();
    await checkout.pay.click();
    await expect(page.getByText('확인할 항목이 1개 남았어요')).toBeVisible();
    const fewer = page.getByRole('button', { name: new RegExp(`${left}개로 변경$`) });
    await expect(fewer).toBeFocused();
    await fewer.click();
    await expect(fewer).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`${left}개`);
  });

  test('pieces that go in the meantime are refused in words, and the line is marked', { tag: '@desktop' }, async ({
    page,
    shop,
    shopper,
    checkout,
  }) => {
    shop.allowRefusals();
    const { item, left } = await tooMany(shopper);
    await checkout.keepAddress();
    await repaintSheet(page, { state: 'ORDERABLE' }, 1);
    await shop.open(`order/orderSheet?items=${item}`);
    await checkout.fillIn();
    await checkout.pay.click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText(`${left}개 남았어요`);
    await refusal.getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`${left}개로 변경$`) })).toBeFocused();
  });

  test('with only unavailable lines there is nothing to order', { tag: '@mobile' }, async ({
    page,
    shop,
    checkout,
    basket,
  }) => {
    shop.allowRefusals();
    expect(await checkout.orderCount()).toBeGreaterThanOrEqual(0);
    await shop.open('order/orderSheet?items=GD999999-1-1');
    await expect(heading(page, '주문할 상품이 없어요')).toBeVisible();
    await page.getByRole('link', { name: '장바구니 보기' }).click();
    await expect(page).toHaveURL(shop.url(basket.path));
  });
});

test.describe('filling in', () => {
  test('errors are at their fields, the first gets the focus, and typed text survives a reload', async ({
    page,
    shop,
    shopper,
    checkout,
  }) => {
    await checkout.askForTerms();
    await shop.open(checkout.pathFor(await goodsNamed(shopper, headphones)));
    await page.getByLabel('휴대폰 번호').fill('1234');
    await checkout.pay.click();
    await expect(page.getByText('확인할 항목이 3개 남았어요')).toBeVisible();
    await expect(page.getByRole('button', { name: /배송지 등록/ })).toBeFocused();
    await expect(page.getByText('필수 동의 3개가 남았어요.')).toBeVisible();
    await expect(page.getByText('휴대폰 번호를 010-0000-0000처럼 입력해 주세요.')).toBeVisible();
    await page.getByLabel('휴대폰 번호').fill('010-1234-5678');
    await page.getByLabel('배송 요청 사항').selectOption('직접 입력');
    await page.getByLabel('배송 요청 사항 직접 입력').fill('벨을 누르지 마세요');
    await checkout.choose('간편결제');
    await tick(checkout.consent(/이용약관/));
    await page.reload();
    await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-1234-5678');
    await expect(page.getByLabel('배송 요청 사항 직접 입력')).toHaveValue('벨을 누르지 마세요');
    await expect(page.getByRole('radio', { name: '간편결제' })).toBeChecked();
    await expect(checkout.consent(/이용약관/)).toBeChecked();
    await expect(checkout.consent(/모두 동의/)).not.toBeChecked();
  });

  test('a first address is typed, stored and used; an island’s surcharge shows at once', { tag: '@mobile' }, async ({
    page,
    shop,
    shopper,
    checkout,
  }) => {
    await shop.open(checkout.pathFor(await goodsNamed(shopper, cushion)));
    const before = oneWonIn((await checkout.pay.textContent()) ?? '');
    await page.getByRole('button', { name: /배송지 등록/ }).click();
    const form = page.getByRole('dialog', { name: '새 배송지' });
    await form.getByRole('button', { name: '저장' }).click();
    // The orderer is known.
    await expect(form.getByLabel('우편번호')).toBeFocused();
    await expect(form.getByLabel('받는 분')).toHaveValue('김나은');
    await expect(form.getByLabel('전화번호')).toHaveValue(/^010/);
    await form.getByLabel('우편번호').fill('63122');
    await form.getByLabel('도로명 주소').fill('제주특별자치도 제주시 문연로 6');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('(63122) 제주특별자치도 제주시 문연로 6')).toBeVisible();
    await expect(page.getByText(/제주·도서산간 지역이라 배송비 .*원이 더해졌어요/)).toBeVisible();
    const sums = wonIn((await checkout.sums.locator('dl').first().textContent()) ?? '');
    const after = oneWonIn((await checkout.pay.textContent()) ?? '');
    expect(after).toBeGreaterThan(before);
    // Without the subtotal of the goods, the lines add up to the total.
    const [market = 0, discount = 0, goods = 0, ...rest] = sums.slice(0, -1);
    expect(market + discount).toBe(goods);
    expect(goods + sumOf(rest)).toBe(after);
  });

  test('each consent shows its text, and all can be given at once', { tag: '@desktop' }, async ({
    page,
    shop,
    shopper,
    checkout,
  }) => {
    await checkout.askForTerms();
    await shop.open(checkout.pathFor(await goodsNamed(shopper, cushion)));
    await page.getByRole('button', { name: '개인정보 제3자 제공 동의 보기' }).click();
    const terms = page.getByRole('dialog', { name: '개인정보 제3자 제공 동의' });
    await expect(terms).toContainText('제공받는 자');
    await page.keyboard.press('Escape');
    await expect(terms).toBeHidden();
    const all = checkout.consent(/모두 동의/);
    await tick(all);
    for (const consent of [/이용약관/, /수집·이용/, /제3자/]) {
      await expect(checkout.consent(consent)).toBeChecked();
    }
    await untick(checkout.consent(/제3자/));
    await expect(all).not.toBeChecked();
  });
});

test.describe('the address book of My Shop', () => {
  const path = (isMobile: boolean) => (isMobile ? 'myQuestion/listMyDelivery' : 'myshop/listMyDelivery');

  test('addresses are added, changed and removed; another address becomes the default', async ({
    page,
    shop,
    checkout,
    isMobile,
  }) => {
    await checkout.keepAddress();
    await checkout.keepAddress({ recipient: '박서준', label: '회사', isDefault: false });
    await shop.open(path(isMobile));
    const second = page.getByRole('listitem').filter({ hasText: '박서준' });
    await second.getByRole('button', { name: '박서준 배송지 수정' }).click();
    const form = page.getByRole('dialog', { name: '배송지 수정' });
    await form.getByLabel('우편번호').fill('123');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(form.getByText('우편번호 다섯 자리를 입력해 주세요.')).toBeVisible();
    await form.getByLabel('우편번호').fill('06236');
    await tick(form.getByLabel('기본 배송지로 저장'));
    await form.getByRole('button', { name: '저장' }).click();
    await expect(second).toContainText('기본 배송지');
    await expect(second).toContainText('(06236)');
    await page.getByRole('button', { name: '김나은 배송지 삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '김나은' })).toBeHidden();
    await expect(second).toBeVisible();
  });
});

test('the basket’s selection goes into a virtual account with its bank and deadline; no barriers on the way, errors and panels included', async ({
  page,
  shop,
  shopper,
  basket,
  checkout,
}) => {
  test.slow();
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await basket.put(await goodsNamed(shopper, cushion), 2);
  await shop.open(basket.path);
  await page.getByRole('button', { name: /주문하기/ }).click();
  await expect(page).toHaveURL(shop.url('order/orderSheet'));
  await expect(page.getByRole('listitem').filter({ hasText: cushion })).toContainText('2개');
  await walk.look('order page');
  await checkout.pay.click();
  await walk.look('order page with errors');
  await page.getByRole('button', { name: /배송지 등록/ }).click();
  await expect(page.getByRole('dialog', { name: '새 배송지' })).toBeVisible();
  await walk.lookAtPanel('address form');
  await page.keyboard.press('Escape');
  await checkout.keepAddress();
  await page.reload();
  await page.getByRole('button', { name: '배송지 변경' }).click();
  await expect(page.getByRole('dialog', { name: '배송지 선택' })).toBeVisible();
  await walk.lookAtPanel('address choice');
  await page.keyboard.press('Escape');
  await checkout.fillIn();
  await checkout.choose('무통장입금');
  await checkout.pay.click();
  await checkout.expectWindow();
  await page.goBack();
  await expect(page.getByText('아직 결제하지 않은 주문이에요.')).toBeVisible();
  await walk.look('another try to pay');
  await checkout.pay.click();
  await checkout.expectWindow();
  await page.getByLabel('입금 은행').selectOption('국민은행');
  await page.getByRole('button', { name: '계좌 발급' }).click();
  await expect(heading(page, '입금하시면 주문이 끝나요')).toBeVisible();
  const account = page.getByLabel('입금 안내');
  await expect(account).toContainText('국민은행');
  await expect(account).toContainText(/\d{8,}/);
  await expect(account).toContainText('까지');
  await walk.look('an order that waits for its deposit');
  await shop.open(basket.path);
  await expect(heading(page, '장바구니가 비어 있어요')).toBeVisible();
});

test('a visitor is redirected to the login page and back to what they wanted to buy', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  await shop.open('order/orderSheet?items=GD100001-1-1');
  await expect(page).toHaveURL(/\/login\?redirect=.*items%3DGD100001-1-1/);
});

test('a marketing mall sells nothing itself', { tag: '@mobile' }, async ({ page, shop }) => {
  shop.allowRefusals();
  await shop.open('order/orderSheet', { mall: 'gamnamu' });
  await expect(heading(page, '찾으시는 페이지가 없어요')).toBeVisible();
});

import { type Cart, type CartLine, getCart } from '@mall/contracts/cart-lines';
import { isOrderable } from '@mall/domain/cart-line-state';
import { formatWon } from '@mall/domain/money';
import type { Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/basket.ts';
import { goodsNamed } from '../support/products.ts';
import { repaint, serverReply } from '../support/server-reply.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const headphones = '노이즈캔슬링 무선 헤드폰 H700';
const cushion = '글로우 쿠션 팩트 + 리필';

/** Holds back the server's response to the first change of the basket, until `release`, which waits until it has been read. */
async function holdFirstChange(page: Page): Promise<{ isAwaited: Promise<void>; release: () => Promise<void> }> {
  const sent = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(
    '**/cart/lines',
    async (route) => {
      sent.resolve();
      const response = await serverReply(route);
      await gate.promise;
      await route.fulfill({ response });
      held.resolve();
    },
    { times: 1 },
  );
  const release = () => {
    gate.resolve();
    return held.promise;
  };
  return { isAwaited: sent.promise, release };
}

const notFound = (page: Page) => page.getByRole('heading', { name: '찾으시는 페이지가 없어요' });
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Changes what the server returns for the basket's first line. */
const repaintLine = (page: Page, change: Partial<CartLine>) =>
  repaint<Cart>(page, '**/api/v1/mall/cart', ({ lines: [line] }) => Object.assign(line ?? {}, change));

test.describe('adding', () => {
  test('the chosen option and quantity are added, the badge counts, and adding the same again adds up', async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    const goods = await goodsNamed(shopper, headphones);
    const option = goods.options.findLast(isOrderable);
    await shop.open(`goods/ngd/${goods.card.goodsGroupNo}?opt=${option?.optionNo}&qty=2`);
    await basket.expectBadge(0);
    const put = page.getByRole('button', { name: '장바구니', exact: true }).first();
    await put.click();
    await basket.expectToast('장바구니에 담았어요');
    await basket.expectBadge(1);
    await put.click();
    await basket.expectBadge(1);
    await page.getByRole('link', { name: '보러 가기' }).click();
    await expect(page).toHaveURL(shop.url(basket.path));
    await expect(basket.line(headphones)).toContainText(option?.colourName ?? '');
    await expect(basket.quantity(headphones)).toHaveValue('4');
  });

  test('more than are left are refused with an explanation, and nothing is added', { tag: '@mobile' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    shop.allowRefusals();
    const goods = await goodsNamed(shopper, '폴리카보네이트 캐리어');
    // Twice the remaining stock must stay below the holding limit, or that limit would be shown first.
    const scarce = goods.options.filter(isOrderable).find(({ stockQuantity }) => stockQuantity * 2 < goods.mostPieces);
    if (!scarce) throw new Error('every option is plentiful');
    const left = scarce.stockQuantity;
    await shop.open(`goods/ngd/${goods.card.goodsGroupNo}?opt=${scarce.optionNo}&qty=${left}`);
    const put = page.getByRole('button', { name: '장바구니', exact: true }).first();
    await put.click();
    await basket.expectToast('장바구니에 담았어요');
    await put.click();
    await basket.expectToast(`남은 ${left}개가 이미 장바구니에 있어요.`);
    expect((await shopper.read(getCart, {})).lines).toMatchObject([{ quantity: left }]);
  });
});

test.describe('quantity', () => {
  test('the sums follow at once, and the server keeps the last of many clicks', async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    const goods = await goodsNamed(shopper, headphones);
    await basket.put(goods);
    const heldChange = await holdFirstChange(page);
    await shop.open(basket.path);
    const more = page.getByRole('button', { name: `${headphones} 수량 늘리기` });
    await more.click();
    await heldChange.isAwaited;
    // In quick succession, as on a busy page: before it has rendered the previous change.
    await more.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 3; click += 1) setTimeout(() => button.click());
    });
    await expect(basket.quantity(headphones)).toHaveValue('5');
    await heldChange.release();
    await more.click();
    await expect(basket.quantity(headphones)).toHaveValue('6');
    await expect(basket.sums).toContainText(formatWon(goods.card.salePrice * 6));
    await expect.poll(async () => (await shopper.read(getCart, {})).lines).toMatchObject([{ quantity: 6 }]);
    await page.reload();
    await expect(basket.quantity(headphones)).toHaveValue('6');
  });

  test('an order placed right after a change orders the changed quantity', { tag: '@mobile' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    await basket.put(await goodsNamed(shopper, headphones));
    await shop.open(basket.path);
    await page.getByRole('button', { name: `${headphones} 수량 늘리기` }).click();
    await page.getByRole('button', { name: /주문하기/ }).click();
    await expect(page).toHaveURL(shop.url('order/orderSheet'));
    expect((await shopper.read(getCart, {})).lines).toMatchObject([{ quantity: 2 }]);
  });

  test('a refused change is reverted with the server’s message', { tag: '@desktop' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    shop.allowRefusals();
    const goods = await goodsNamed(shopper, headphones);
    await basket.put(goods, 2);
    await page.route('**/cart/lines', (route) =>
      route.fulfill({ status: 409, json: { code: '4091', message: '남은 수량이 부족해요.', data: null } }),
    );
    await shop.open(basket.path);
    await page.getByRole('button', { name: `${headphones} 수량 늘리기` }).click();
    await basket.expectToast('남은 수량이 부족해요.');
    await expect(basket.quantity(headphones)).toHaveValue('2');
    await expect(basket.sums).toContainText(formatWon(goods.card.salePrice * 2));
  });

  test('the amount left to free delivery is shown to the won', { tag: '@mobile' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    const goods = await goodsNamed(shopper, cushion);
    const { freeDeliveryFrom, deliveryFee, card } = goods;
    if (freeDeliveryFrom === null || card.salePrice >= freeDeliveryFrom) throw new Error('delivery is free already');
    await basket.put(goods);
    await shop.open(basket.path);
    const group = page.getByRole('region', { name: '일반 택배 상품' });
    const hint = group.getByText('더 담으면 배송비가 무료예요');
    await expect(hint).toContainText(formatWon(freeDeliveryFrom - card.salePrice));
    await expect(basket.sums).toContainText(formatWon(card.salePrice + deliveryFee));
    await page.getByRole('button', { name: `${cushion} 수량 늘리기` }).click();
    await expect(hint).toHaveCount(0);
    await expect(basket.sums).toContainText(`배송비무료`);
    await expect(basket.sums).toContainText(formatWon(card.salePrice * 2));
  });
});

test.describe('selection', () => {
  test('only what is selected is summed, and every device sees the same selection', async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    const [first, second] = [await goodsNamed(shopper, headphones), await goodsNamed(shopper, cushion)];
    await basket.put(first);
    await basket.put(second);
    await shop.open(basket.path);
    const all = page.getByRole('checkbox', { name: '전체선택 2/2' });
    await expect(all).toBeChecked();
    // click, not uncheck: the box follows the basket, a moment after the click.
    await basket.selection(cushion).click();
    await expect(basket.selection(cushion)).not.toBeChecked();
    await expect(basket.sums).toContainText(formatWon(first.card.salePrice));
    await expect
      .poll(async () => (await shopper.read(getCart, {})).lines.map(({ name, isSelected }) => [name, isSelected]))
      .toEqual([
        [cushion, false],
        [headphones, true],
      ]);
    await page.reload();
    await expect(basket.selection(cushion)).not.toBeChecked();
    await page.getByRole('checkbox', { name: '전체선택 1/2' }).click();
    await expect(basket.selection(cushion)).toBeChecked();
    await page.getByRole('checkbox', { name: '전체선택 2/2' }).click();
    await expect(basket.sums).toContainText('합계0원');
    await expect(page.getByRole('button', { name: '선택 삭제' })).toBeDisabled();
    await expect(page.getByRole('button', { name: '주문할 상품을 골라 주세요' })).toBeDisabled();
  });
});

test.describe('removal', () => {
  test('a line is removed at once, and the removal can be undone', async ({ page, shop, shopper, basket }) => {
    await basket.put(await goodsNamed(shopper, headphones), 3);
    await basket.put(await goodsNamed(shopper, cushion));
    await shop.open(basket.path);
    await basket.selection(headphones).click();
    await page.getByRole('button', { name: `${headphones} 삭제` }).click();
    await expect(basket.line(headphones)).toHaveCount(0);
    await basket.expectToast('상품 1개를 삭제했어요');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(basket.quantity(headphones)).toHaveValue('3');
    await expect(basket.selection(headphones)).not.toBeChecked();
  });

  test('the selected lines are removed together; the empty basket links to the shop', { tag: '@desktop' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    await basket.put(await goodsNamed(shopper, headphones));
    await basket.put(await goodsNamed(shopper, cushion));
    await shop.open(basket.path);
    await page.getByRole('button', { name: '선택 삭제' }).click();
    await basket.expectToast('상품 2개를 삭제했어요');
    await expect(page.getByRole('heading', { name: '장바구니가 비어 있어요' })).toBeVisible();
    expect((await shopper.read(getCart, {})).lines).toEqual([]);
    await page.getByRole('link', { name: '상품 보러 가기' }).click();
    await expect(page).toHaveURL(shop.url('home'));
    await basket.expectBadge(0);
  });
});

test.describe('another option', () => {
  test('replaces the line', async ({ page, shop, shopper, basket }) => {
    const goods = await goodsNamed(shopper, headphones);
    const other = goods.options.findLast(isOrderable);
    await basket.put(goods);
    await shop.open(basket.path);
    await page.getByRole('button', { name: `${headphones} 옵션 변경` }).click();
    const dialog = page.getByRole('dialog', { name: '옵션 변경' });
    await tick(dialog.getByRole('radio', { name: other?.colourName ?? '' }));
    if (other?.label) await tick(dialog.getByRole('radio', { name: other.label }));
    await dialog.getByRole('button', { name: '수량 늘리기' }).click();
    await dialog.getByRole('button', { name: '변경', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(basket.line(headphones)).toContainText(other?.colourName ?? '');
    await expect(basket.quantity(headphones)).toHaveValue('2');
  });

  test('a refusal is shown in the dialog, and the line stays', { tag: '@mobile' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    shop.allowRefusals();
    await basket.put(await goodsNamed(shopper, headphones));
    await page.route('**/cart/option', (route) =>
      route.fulfill({ status: 409, json: { code: '4091', message: '남은 수량이 부족해요.', data: null } }),
    );
    await shop.open(basket.path);
    await page.getByRole('button', { name: `${headphones} 옵션 변경` }).click();
    const dialog = page.getByRole('dialog', { name: '옵션 변경' });
    await dialog.getByRole('button', { name: '변경', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('남은 수량이 부족해요.');
    await page.keyboard.press('Escape');
    await expect(basket.quantity(headphones)).toHaveValue('1');
  });
});

test.describe('what has changed since', () => {
  test('a price is shown with the difference; too few pieces are not summed until the quantity fits', {
    tag: '@desktop',
  }, async ({ page, shop, shopper, basket }) => {
    const goods = await goodsNamed(shopper, headphones);
    await basket.put(goods, 3);
    await repaintLine(page, { priceWhenAdded: goods.card.salePrice + 3_000, stockQuantity: 2, state: 'SHORT' });
    await shop.open(basket.path);
    await expect(basket.line(headphones)).toContainText('담을 때보다 3,000원 내렸어요');
    await expect(basket.line(headphones)).toContainText('2개만 남았어요');
    await expect(basket.selection(headphones)).toBeDisabled();
    await expect(basket.sums).toContainText('합계0원');
    await page.getByRole('button', { name: '2개로 변경' }).click();
    await expect(basket.quantity(headphones)).toHaveValue('2');
    await expect(basket.selection(headphones)).toBeChecked();
    await expect(basket.sums).toContainText(formatWon(goods.card.salePrice * 2));
  });

  test('sold-out lines are listed separately, not summed, and removed with one click', { tag: '@mobile' }, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    await basket.put(await goodsNamed(shopper, headphones));
    await repaintLine(page, { stockQuantity: 0, state: 'SOLD_OUT' });
    await shop.open(basket.path);
    const gone = page.getByRole('region', { name: '구매할 수 없는 상품' });
    await expect(gone).toContainText(headphones);
    await expect(gone).toContainText('품절');
    await expect(basket.selection(headphones)).toHaveCount(0);
    await expect(basket.sums).toContainText('합계0원');
    await page.getByRole('button', { name: '품절 삭제' }).click();
    await expect(page.getByRole('heading', { name: '장바구니가 비어 있어요' })).toBeVisible();
  });
});

test('two tabs stay in step: an addition in one shows in the other once it regains focus', { tag: '@desktop' }, async ({
  page,
  shop,
  shopper,
  basket,
}) => {
  await shop.open(basket.path);
  await expect(page.getByRole('heading', { name: '장바구니가 비어 있어요' })).toBeVisible();
  await basket.put(await goodsNamed(shopper, headphones));
  await expect(async () => {
    await lookAgain(page);
    await expect(basket.line(headphones)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a basket that fails to load says so and can be retried', { tag: '@mobile' }, async ({
  page,
  shop,
  shopper,
  basket,
}) => {
  shop.allowRefusals();
  await basket.put(await goodsNamed(shopper, headphones));
  await page.route('**/api/v1/mall/cart', (route) =>
    route.fulfill({ status: 503, json: { code: '5030', message: '지금은 연결이 원활하지 않아요.', data: null } }),
  );
  await shop.open(basket.path);
  await expect(page.getByText('지금은 연결이 원활하지 않아요.')).toBeVisible();
  await page.unroute('**/api/v1/mall/cart');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(basket.line(headphones)).toBeVisible();
});

test('the basket has no barriers, full or empty, nor has its option dialog', async ({
  page,
  shop,
  shopper,
  basket,
}) => {
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await walk.visit(basket.path);
  await basket.put(await goodsNamed(shopper, headphones), 2);
  await basket.put(await goodsNamed(shopper, cushion));
  await walk.visit(basket.path);
  await page.getByRole('button', { name: `${headphones} 옵션 변경` }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await walk.lookAtPanel('option dialog');
});

test('every mobile page that lists or compares products leads to the basket and counts it; a step of paying does not', {
  tag: '@mobile',
}, async ({ page, shop, shopper, basket }) => {
  const goods = await goodsNamed(shopper, headphones);
  await basket.put(goods);
  const link = page.getByRole('link', { name: '장바구니 1개' });
  for (const path of [
    'search/searchGoodsList?q=헤드폰',
    'exhibition/listExhibition',
    'etcSale/list',
    'goods/compareWireless',
    'myQuestion/listMyJjim',
  ]) {
    await shop.open(path);
    await expect(link, path).toBeVisible();
  }
  await shop.open('exhibition/listExhibition');
  await page.getByRole('main').locator('a[href*="detailExhibition"]').first().click();
  await expect(page).toHaveURL(/detailExhibition/);
  await expect(link).toBeVisible();
  await shop.open(`order/orderSheet?items=${goods.card.goodsGroupNo}-${goods.options[0]?.optionNo}-1`);
  await expect(page.getByRole('button', { name: /결제하기$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^장바구니/ })).toHaveCount(0);
});

test.describe('who has a basket', () => {
  // R6.04
  test('a member of an alliance mall does, without a My Shop', async ({ page, shop, isMobile }) => {
    await shop.signIn({ mall: 'tgate' });
    await shop.open('home', { mall: 'tgate' });
    if (isMobile) await page.getByRole('button', { name: '메뉴', exact: true }).click();
    await page
      .getByRole('navigation', { name: isMobile ? '내 메뉴' : '내 쇼핑' })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(shop.url(isMobile ? 'myQuestion/listCart' : 'order/cart', { mall: 'tgate' }));
    await expect(page.getByRole('link', { name: 'My Shop' })).toHaveCount(0);
  });

  // R1.06
  test('a marketing mall’s guest does not: neither page, nor link, nor button', { tag: '@mobile' }, async ({
    page,
    shop,
    isMobile,
  }) => {
    await shop.open(isMobile ? 'myQuestion/listCart' : 'order/cart', { mall: 'gamnamu' });
    await expect(notFound(page)).toBeVisible();
    await shop.open('goods/goodsList?ctgNo=17', { mall: 'gamnamu' });
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(
      page.getByRole('main').getByRole('link', { name: /^(전화로 문의하기|고객센터 [\d-]+)$/ }),
    ).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('button', { name: '장바구니', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /찜하기$/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^장바구니/ })).toHaveCount(0);
  });

  // R6.02
  test('a member of an UPLOAD mall does not', { tag: '@desktop' }, async ({ page, shop, isMobile }) => {
    await shop.signIn({ mall: 'daeryang' });
    await shop.open(isMobile ? 'myQuestion/listCart' : 'order/cart', { mall: 'daeryang' });
    await expect(notFound(page)).toBeVisible();
  });
});

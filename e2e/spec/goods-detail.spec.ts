import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { isOrderable } from '@mall/domain/cart-line-state';
import { formatNumber } from '@mall/domain/money';
import type { Page } from '@playwright/test';
import { Gallery } from '../support/gallery.ts';
import { test } from '../support/member.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const headphones = '노이즈캔슬링 무선 헤드폰 H700';
const suitcase = '폴리카보네이트 캐리어';
const soldOutEarphones = '버즈 3 ANC 무선 이어폰';
const soldOutTelevision = '75인치 미니 LED 4K TV';

const pathOf = ({ card }: GoodsDetail) => `goods/ngd/${card.goodsGroupNo}`;
const total = (page: Page) => page.getByText('총 상품 금액').locator('..');
const notFound = (page: Page) => page.getByRole('heading', { name: '찾으시는 페이지가 없어요' });

const picturesOf = ({ card, images, options }: GoodsDetail) => [
  ...new Set([card.image, ...images, ...options.map(({ image }) => image)].filter((image) => image !== '')),
];

test.describe('the pictures of a product', () => {
  test('keys and swipes go through them', async ({ page, shop, member, isMobile }) => {
    const goods = await goodsNamed(member, headphones);
    const count = picturesOf(goods).length;
    await shop.open(pathOf(goods));
    const gallery = new Gallery(page, isMobile, headphones);
    await gallery.expectShown(1, count);
    await gallery.walk('forth');
    await gallery.expectShown(2, count);
    await gallery.walk('forth');
    await gallery.expectShown(3, count);
    await gallery.walk('back');
    await gallery.expectShown(2, count);
  });
});

test.describe('the choice of a product', () => {
  test('an option adds its price to the sum; sold-out ones cannot be chosen, not even by address', {
    tag: '@desktop',
  }, async ({ page, shop, member }) => {
    const goods = await goodsNamed(member, suitcase);
    const dearer = goods.options.find((option) => isOrderable(option) && option.extraPrice > 0);
    const gone = goods.options.find((option) => !isOrderable(option));
    const beside = goods.options.find((option) => option.colourName === gone?.colourName && isOrderable(option));
    if (!dearer || !gone || !beside) throw new Error('no dearer option, or no colour with a sold-out one');
    await shop.open(pathOf(goods));
    await expect(total(page)).toContainText(`${formatNumber(goods.card.salePrice)}원`);
    await tick(page.getByRole('radio', { name: dearer.colourName }).first());
    const option = page.getByRole('radio', { name: dearer.label });
    await expect(option.locator('..')).toContainText(`+${formatNumber(dearer.extraPrice)}원`);
    await tick(option);
    await expect(total(page)).toContainText(`${formatNumber(goods.card.salePrice + dearer.extraPrice)}원`);

    await shop.open(`${pathOf(goods)}?opt=${beside.optionNo}`);
    await expect(page.getByRole('radio', { name: beside.label })).toBeChecked();
    const soldOut = page.getByRole('radio', { name: gone.label });
    await expect(soldOut).toBeDisabled();
    await expect(soldOut.locator('..')).toContainText('품절');
    await shop.open(`${pathOf(goods)}?opt=${gone.optionNo}`);
    await expect(page.getByText('지금은 품절이에요.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /수량$/ })).toHaveCount(0);
  });

  test('the quantity stays between one and what is left', { tag: '@mobile' }, async ({ page, shop, member }) => {
    const goods = await goodsNamed(member, suitcase);
    const [fewest] = goods.options.filter(isOrderable).toSorted((a, b) => a.stockQuantity - b.stockQuantity);
    if (!fewest) throw new Error('nothing can be ordered');
    const unitPrice = goods.card.salePrice + fewest.extraPrice;
    await shop.open(`${pathOf(goods)}?opt=${fewest.optionNo}`);
    const quantity = page.getByRole('textbox', { name: /수량$/ });
    await expect(page.getByRole('button', { name: /수량 줄이기$/ })).toBeDisabled();
    await page.getByRole('button', { name: /수량 늘리기$/ }).click();
    await expect(quantity).toHaveValue('2');
    await expect(total(page)).toContainText(`${formatNumber(unitPrice * 2)}원`);
    await quantity.fill('9999');
    await quantity.press('Tab');
    await expect(quantity).toHaveValue(String(fewest.stockQuantity));
    await expect(page.getByRole('button', { name: /수량 늘리기$/ })).toBeDisabled();
    await expect(page.getByText(`남은 ${fewest.stockQuantity}개까지 고를 수 있어요`)).toBeVisible();
    await expect(total(page)).toContainText(`${formatNumber(unitPrice * fewest.stockQuantity)}원`);
  });

  test('a colour brings its own picture; option and quantity survive a reload, invalid parts of the address do not', {
    tag: '@mobile',
  }, async ({ page, shop, member, isMobile }) => {
    const goods = await goodsNamed(member, headphones);
    const pictures = picturesOf(goods);
    const option = goods.options.find(({ colourName }) => colourName === '세이지');
    await shop.open(pathOf(goods));
    await tick(page.getByRole('radio', { name: '세이지' }));
    const place = pictures.indexOf(option?.image ?? '') + 1;
    expect(place).toBeGreaterThan(1);
    await new Gallery(page, isMobile, headphones).expectShown(place, pictures.length);
    await page.getByRole('button', { name: /수량 늘리기$/ }).click();
    await expect(page).toHaveURL(shop.url(`${pathOf(goods)}?opt=${option?.optionNo}&qty=2`));
    await page.reload();
    await expect(page.getByRole('radio', { name: '세이지' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /수량$/ })).toHaveValue('2');
    await shop.open(`${pathOf(goods)}?opt=nothing&qty=-3`);
    await expect(page.getByRole('textbox', { name: /수량$/ })).toHaveValue('1');
  });

  // R4.03
  test('a sold-out product says so, and sells nothing', async ({ page, shop, member }) => {
    const goods = await goodsNamed(member, soldOutEarphones);
    await shop.open(pathOf(goods));
    await expect(page.getByText('지금은 품절이에요.')).toBeVisible();
    await expect(page.getByRole('region', { name: '상품 사진' }).getByText('품절').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /수량$/ })).toHaveCount(0);
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();

    // Sold out as a whole although its options have stock: stock that cannot be sold is not shown.
    await shop.open(pathOf(await goodsNamed(member, soldOutTelevision)));
    await expect(page.getByText('지금은 품절이에요.')).toBeVisible();
    await expect(page.getByText(/^재고 /)).toHaveCount(0);
  });
});

test.describe('the box beside the tabs of a product', { tag: '@desktop' }, () => {
  const box = (page: Page) => page.getByRole('complementary', { name: '고르고 구매하기' });
  const toQuestions = (page: Page) =>
    page.getByRole('navigation', { name: '상품 안내' }).getByRole('link', { name: '문의' }).click();

  test('stays in view, buys what is chosen at the top, and what is chosen in it is chosen there', async ({
    page,
    shop,
    member,
  }) => {
    const goods = await goodsNamed(member, headphones);
    const unitPrice = goods.card.salePrice;
    await shop.open(pathOf(goods));
    await toQuestions(page);
    await expect(page.getByText('총 상품 금액')).not.toBeInViewport();
    await tick(box(page).getByRole('radio', { name: '세이지' }));
    await box(page).getByRole('button', { name: '수량 늘리기' }).click();
    await expect(box(page)).toContainText(`${formatNumber(unitPrice * 2)}원`);
    await expect(total(page)).toContainText(`${formatNumber(unitPrice * 2)}원`);
    // Read aloud once.
    await expect(page.locator('[aria-live=polite]').filter({ hasText: formatNumber(unitPrice * 2) })).toHaveCount(1);
    const option = goods.options.find(({ colourName }) => colourName === '세이지');
    const buy = box(page).getByRole('link', { name: '바로 구매' });
    await expect(buy).toBeInViewport({ ratio: 1 });
    await buy.click();
    await expect(page).toHaveURL(new RegExp(`items=${goods.card.goodsGroupNo}-${option?.optionNo}-2`));
  });

  test('is reached after what stands at its left, and buttons stay in a low window', async ({ page, shop, member }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await shop.open(pathOf(await goodsNamed(member, headphones)));
    await toQuestions(page);
    await expect(box(page).getByRole('button', { name: '장바구니' })).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('region', { name: '배송·교환·반품' });
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(box(page).getByRole('radio', { name: '샌드' })).toBeFocused();
  });

  test('offers an alert in place of a sold-out product, and falls away in a magnified window', async ({
    page,
    shop,
    member,
  }) => {
    await shop.open(pathOf(await goodsNamed(member, soldOutEarphones)));
    await toQuestions(page);
    await expect(box(page).getByRole('button', { name: /^재입고 알림/ })).toBeInViewport({ ratio: 1 });
    await expect(box(page).getByRole('link', { name: '바로 구매' })).toHaveCount(0);
    await expect(box(page).getByRole('textbox', { name: /수량/ })).toHaveCount(0);
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(box(page)).toBeHidden();
  });
});

// R2.14
test('the older address leads to the product’s own, and the tabs to the parts of the page', async ({
  page,
  shop,
  member,
}) => {
  const goods = await goodsNamed(member, headphones);
  await shop.open(`goods/detailGoods?gdsGrpNo=${goods.card.goodsGroupNo}&qty=2`);
  await expect(page).toHaveURL(shop.url(`${pathOf(goods)}?qty=2`));
  await expect(page.getByRole('heading', { name: headphones })).toBeVisible();
  const policy = page.getByRole('heading', { name: '배송·교환·반품 안내' });
  await expect(policy).not.toBeInViewport();
  await page.getByRole('navigation', { name: '상품 안내' }).getByRole('link', { name: '배송·반품' }).click();
  await expect(policy).toBeInViewport();
});

// R2.18
test('an unknown product is not found, nor remembered; neither is a product that only another mall sells', {
  tag: '@mobile',
}, async ({ page, shop, member, signInTo }) => {
  shop.allowRefusals();
  await shop.open('goods/ngd/GD999999');
  await expect(notFound(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('GD999999');
  const goods = await goodsNamed(member, headphones);
  await signInTo('dajeong');
  await shop.open(pathOf(goods), { mall: 'dajeong' });
  await expect(page).toHaveURL(shop.url(pathOf(goods), { mall: 'dajeong' }));
  await expect(notFound(page)).toBeVisible();
});

import type { GoodsCard } from '@mall/contracts/goods';
import { goodsState, optionUse } from '@mall/contracts/product-codes';
import { listCategoryGoods } from '@mall/contracts/product-list';
import { discountRate, formatNumber } from '@mall/domain/money';
import type { Page } from '@playwright/test';
import { type Member, test } from '../support/member.ts';
import { ProductList } from '../support/product-list.ts';
import { repaint } from '../support/server-reply.ts';
import { expect } from '../support/test.ts';
import { untick } from '../support/tick.ts';

const goodsOf = async (member: Member, categoryNo: string): Promise<GoodsCard[]> =>
  (await member.read(listCategoryGoods, { query: { categoryNo } })).goods;

/** Sold-out products come last: the goods of a category's last page, and its number. */
async function lastPageOf(member: Member, categoryNo: string) {
  const { total, pageSize } = await member.read(listCategoryGoods, { query: { categoryNo } });
  const page = Math.ceil(total / pageSize);
  return { page, goods: (await member.read(listCategoryGoods, { query: { categoryNo, page } })).goods };
}

/** Replaces the stickers of a list's first cards: text and colour, card by card. */
async function repaintStickers(page: Page, ...cards: Record<string, string>[]): Promise<void> {
  await repaint<{ goodsList: { gdsGrpStckr: object[] }[] }>(page, '**/products/list/goods?*', ({ goodsList }) => {
    for (const [place, stickers] of cards.entries()) {
      const card = goodsList[place];
      if (card) card.gdsGrpStckr = Object.entries(stickers).map(([type, color]) => ({ type, color }));
    }
  });
}

// R2.17 R3.07 R5.09
test('a card shows brand, name, colours, price, delivery, stickers and discount, and leads to its product', async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  const goods = await goodsOf(member, '12');
  const full = goods.find((card) => card.stickers.length > 0 && card.colours.length > 1 && card.deliveryNote !== '');
  if (!full?.marketPrice) throw new Error('no card with everything on it');
  await shop.open('goods/goodsList?ctgNo=12');
  const card = new ProductList(page, isMobile, '디지털 상품').card(full.name);
  for (const text of [full.brandName, full.deliveryNote, full.stickers[0]?.type ?? '']) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByText(formatNumber(full.salePrice)).last()).toBeVisible();
  await expect(card.getByRole('img', { name: `색상 ${full.colours.length}종` })).toBeVisible();
  await expect(card.getByRole('button', { name: `${full.name} 찜하기` })).toBeVisible();
  const market = card.getByText(`${formatNumber(full.marketPrice)}원`, { exact: true });
  await expect(market).toBeVisible();
  await expect(market).toHaveCSS('text-decoration-line', 'line-through');
  await expect(card.getByText(`${discountRate(full.marketPrice, full.salePrice)}%`, { exact: true })).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(shop.url(`goods/ngd/${full.goodsGroupNo}`));
  await expect(page.getByRole('heading', { name: full.name, exact: true })).toBeVisible();
});

// R4.03
test.describe('a sold-out product', () => {
  const causes: Record<string, (card: GoodsCard) => boolean> = {
    'by its state': ({ state }) => state === goodsState.soldOut,
    'without a piece in any colour': ({ colours }) =>
      colours.length > 0 && colours.every(({ stockQuantity }) => stockQuantity === 0),
    'by the use code of every colour': ({ colours }) =>
      colours.length > 0 && colours.every(({ useCode }) => useCode === optionUse.soldOut),
  };

  // R4.03
  test('has an overlay, for whatever cause, and no other product has one', { tag: '@mobile' }, async ({
    page,
    shop,
    member,
    isMobile,
  }) => {
    const { goods, page: last } = await lastPageOf(member, '12');
    await shop.open(`goods/goodsList?ctgNo=12&page=${last}`);
    const list = new ProductList(page, isMobile, '디지털 상품');
    await expect(list.cards).toHaveCount(goods.length);
    await expect(list.cards.filter({ hasText: '품절' })).toHaveCount(goods.filter(({ isSoldOut }) => isSoldOut).length);
    for (const [cause, has] of Object.entries(causes)) {
      const soldOut = goods.find(has);
      if (!soldOut) throw new Error(`nothing is sold out ${cause}`);
      await expect(list.card(soldOut.name).getByText('품절'), cause).toBeVisible();
    }
    const sports = await lastPageOf(member, '18');
    const withoutColour = sports.goods.find(({ colours }) => colours.length === 0);
    if (!withoutColour) throw new Error('nothing is without a colour');
    await shop.open(`goods/goodsList?ctgNo=18&page=${sports.page}`);
    const listed = new ProductList(page, isMobile, '스포츠·레저 상품');
    await expect(listed.card(withoutColour.name).getByText('품절')).toBeVisible();
  });

  test('can be filtered out of the list', { tag: '@desktop' }, async ({ page, shop, member, isMobile }) => {
    const query = { categoryNo: '12', includesSoldOut: false };
    const { total } = await member.read(listCategoryGoods, { query });
    await shop.open('goods/goodsList?ctgNo=12');
    const list = new ProductList(page, isMobile, '디지털 상품');
    const filters = await list.openFilters();
    await untick(filters.getByRole('checkbox', { name: '품절 상품 포함' }));
    await list.applyFilters(total);
    await list.expectTotal(total);
    await expect(list.cards.filter({ hasText: '품절' })).toHaveCount(0);
  });
});

// R5.07
test('the colour of a sticker: a hex of six or three digits is used, anything else is black', {
  tag: '@desktop',
}, async ({ page, shop, member: _, isMobile }) => {
  await repaintStickers(page, { 여섯: '#0a7d4f', 셋: '#a25' }, { 이름: 'tomato', 네자리: '#12ab' });
  await shop.open('goods/goodsList?ctgNo=12');
  const { cards } = new ProductList(page, isMobile, '디지털 상품');
  await expect(cards.first().getByText('여섯')).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  await expect(cards.first().getByText('셋')).toHaveCSS('background-color', 'rgb(170, 34, 85)');
  await expect(cards.nth(1).getByText('이름')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(cards.nth(1).getByText('네자리')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

// R4.09 R5.09
test('visitors see no hearts and no market price where a mall lets them look in; the same home shows them to a member', {
  tag: '@mobile',
}, async ({ page, shop, signInTo }) => {
  // Visitors see only the mobile home of such malls: R4.07.
  await shop.open('home', { mall: 'dajeong' });
  const deals = page.getByRole('article').filter({ hasText: /\d원/ });
  await expect(deals.first()).toBeVisible();
  await expect(page.getByText('시중가')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /찜하기$/ })).toHaveCount(0);
  await signInTo('dajeong');
  await shop.open('home', { mall: 'dajeong' });
  await expect(page.getByText('시중가').first()).toBeAttached();
});

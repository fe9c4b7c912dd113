import { goodsStatus, optionUse } from '@mall/contracts/codes';
import type { GoodsCard } from '@mall/contracts/goods';
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

/** Changes what the server answers of every card in a list. */
async function repaintStickers(page: Page, colours: Record<string, string>): Promise<void> {
  const stickers = Object.entries(colours).map(([type, color]) => ({ type, color }));
  await repaint<{ goodsList: { gdsGrpStckr: object[] }[] }>(page, '**/products/list/goods?*', ({ goodsList }) => {
    for (const card of goodsList) card.gdsGrpStckr = stickers;
  });
}

test('R3.07 a card shows brand, name, colours, price, delivery and stickers', async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  const goods = await goodsOf(member, '12');
  const full = goods.find((card) => card.stickers.length > 0 && card.colours.length > 1 && card.deliveryNote !== '');
  if (!full) throw new Error('no card with everything on it');
  await shop.open('goods/goodsList?ctgNo=12');
  const card = new ProductList(page, isMobile, '디지털 상품').card(full.name);
  for (const text of [full.brandName, full.deliveryNote, full.stickers[0]?.type ?? '']) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByText(formatNumber(full.salePrice)).last()).toBeVisible();
  await expect(card.getByRole('img', { name: `색상 ${full.colours.length}종` })).toBeVisible();
  await expect(card.getByRole('button', { name: `${full.name} 찜하기` })).toBeVisible();
});

test('R2.17 a card leads to its product', async ({ page, shop, member, isMobile }) => {
  const [first] = await goodsOf(member, '12');
  if (!first) throw new Error('no goods');
  await shop.open('goods/goodsList?ctgNo=12');
  await new ProductList(page, isMobile, '디지털 상품').card(first.name).getByRole('link').click();
  await expect(page).toHaveURL(shop.url(`goods/ngd/${first.goodsGroupNo}`));
  await expect(page.getByRole('heading', { name: first.name, exact: true })).toBeVisible();
});

test.describe('R4.03 what is sold out', () => {
  const causes: Record<string, { categoryNo: string; list: string; has: (card: GoodsCard) => boolean }> = {
    'by its status': {
      categoryNo: '12',
      list: '디지털 상품',
      has: ({ status }) => status === goodsStatus.soldOut,
    },
    'without a piece in any colour': {
      categoryNo: '12',
      list: '디지털 상품',
      has: ({ colours }) => colours.length > 0 && colours.every(({ stockQuantity }) => stockQuantity === 0),
    },
    'by the use code of every colour': {
      categoryNo: '12',
      list: '디지털 상품',
      has: ({ colours }) => colours.length > 0 && colours.every(({ useCode }) => useCode === optionUse.soldOut),
    },
    'without a colour': { categoryNo: '18', list: '스포츠·레저 상품', has: ({ colours }) => colours.length === 0 },
  };
  for (const [cause, { categoryNo, list, has }] of Object.entries(causes)) {
    test(`R4.03 ${cause} lies below an overlay`, { tag: '@mobile' }, async ({ page, shop, member, isMobile }) => {
      const soldOut = (await goodsOf(member, categoryNo)).find(has);
      if (!soldOut) throw new Error(`nothing is sold out ${cause}`);
      await shop.open(`goods/goodsList?ctgNo=${categoryNo}`);
      await expect(new ProductList(page, isMobile, list).card(soldOut.name).getByText('품절')).toBeVisible();
    });
  }

  test('R4.03 what can be had has no overlay', { tag: '@mobile' }, async ({ page, shop, member, isMobile }) => {
    const goods = await goodsOf(member, '12');
    await shop.open('goods/goodsList?ctgNo=12');
    const { cards } = new ProductList(page, isMobile, '디지털 상품');
    await expect(cards).toHaveCount(goods.length);
    await expect(cards.filter({ hasText: '품절' })).toHaveCount(goods.filter(({ isSoldOut }) => isSoldOut).length);
  });

  test('the list can do without them', { tag: '@desktop' }, async ({ page, shop, member, isMobile }) => {
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

test.describe('R5.07 the colour of a sticker', { tag: '@desktop' }, () => {
  test('a hex of six or three digits is drawn', async ({ page, shop, member: _, isMobile }) => {
    await repaintStickers(page, { 여섯: '#0a7d4f', 셋: '#a25' });
    await shop.open('goods/goodsList?ctgNo=12');
    const card = new ProductList(page, isMobile, '디지털 상품').cards.first();
    await expect(card.getByText('여섯')).toHaveCSS('background-color', 'rgb(10, 125, 79)');
    await expect(card.getByText('셋')).toHaveCSS('background-color', 'rgb(170, 34, 85)');
  });

  test('anything else is black', async ({ page, shop, member: _, isMobile }) => {
    await repaintStickers(page, { 이름: 'tomato', 네자리: '#12ab' });
    await shop.open('goods/goodsList?ctgNo=12');
    const card = new ProductList(page, isMobile, '디지털 상품').cards.first();
    await expect(card.getByText('이름')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(card.getByText('네자리')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
});

test.describe('R5.09 the market price', () => {
  test('members see it struck through, with what is off', async ({ page, shop, member, isMobile }) => {
    const [first] = await goodsOf(member, '12');
    if (!first?.marketPrice) throw new Error('no market price');
    await shop.open('goods/goodsList?ctgNo=12');
    const card = new ProductList(page, isMobile, '디지털 상품').card(first.name);
    const market = card.getByText(`${formatNumber(first.marketPrice)}원`, { exact: true });
    await expect(market).toBeVisible();
    await expect(market).toHaveCSS('text-decoration-line', 'line-through');
    await expect(card.getByText(`${discountRate(first.marketPrice, first.salePrice)}%`, { exact: true })).toBeVisible();
  });

  test('visitors do not, where a mall lets them look in', async ({ page, shop, isMobile }) => {
    test.skip(!isMobile, 'visitors look into the mobile home of such malls alone: R4.07');
    await shop.open('home', { mall: 'dajeong' });
    const deals = page.getByRole('article').filter({ hasText: /\d원/ });
    await expect(deals.first()).toBeVisible();
    await expect(page.getByText('시중가')).toHaveCount(0);
  });

  test('the same home shows it to a member', async ({ page, shop, signInTo, isMobile }) => {
    test.skip(!isMobile, 'the counterpart of the test above');
    await signInTo('dajeong');
    await shop.open('home', { mall: 'dajeong' });
    await expect(page.getByText('시중가').first()).toBeAttached();
  });
});

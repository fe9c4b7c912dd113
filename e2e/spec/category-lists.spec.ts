import type { ListSort } from '@mall/contracts/codes';
import { getCategoryFacets, listCategoryGoods, listCategorySubscriptions } from '@mall/contracts/product-list';
import { getMenu } from '@mall/contracts/shell';
import { categoryPath } from '@mall/domain/category-tree';
import type { Page } from '@playwright/test';
import { wonIn } from '../support/amounts.ts';
import { type Member, test } from '../support/member.ts';
import { ProductList } from '../support/product-list.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const digital = '12';
const listName = '디지털 상품';
const address = `goods/goodsList?ctgNo=${digital}`;
const nameOf = ({ name }: { name: string }) => name;

const goodsOf = (member: Member, query: { sort?: ListSort; page?: number } = {}) =>
  member.read(listCategoryGoods, { query: { categoryNo: digital, ...query } });

test.describe('the order of a list', () => {
  test('each order is shown as the server has it, and named; by price the cheapest or the most expensive is first', async ({
    page,
    shop,
    member,
    isMobile,
  }) => {
    await shop.open(address);
    const list = new ProductList(page, isMobile, listName);
    await list.expectSort('추천순');
    const orders = [
      ['newest', '신상품순'],
      ['discount', '할인율순'],
      ['priceDescending', '높은 가격순'],
      ['priceAscending', '낮은 가격순'],
    ] as const;
    for (const [sort, label] of orders) {
      await list.sortBy(label);
      await list.expectSort(label);
      await expect(list.names).toHaveText((await goodsOf(member, { sort })).goods.map(nameOf));
    }
    const shown = await list.cards.evaluateAll((cards) => cards.map((card) => card.textContent ?? ''));
    const prices = shown.map((text) => Number(/판매가 ([\d,]+)원/.exec(text)?.[1]?.replaceAll(',', '')));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const [dearest] = (await goodsOf(member, { sort: 'priceDescending' })).goods;
    expect(dearest?.salePrice).toBeGreaterThanOrEqual(Math.max(...prices));
  });

  test('phones have no market price, so no order by discount; a subscription list holds subscription products', {
    tag: '@desktop',
  }, async ({ page, shop, member, isMobile }) => {
    await shop.open('goods/goodsList?ctgNo=10');
    await expect(page).toHaveTitle(/^휴대폰 \| /);
    const phones = new ProductList(page, isMobile, '휴대폰 상품');
    await phones.sortBy('낮은 가격순');
    await phones.expectSort('낮은 가격순');
    // Sold-out products come last. The list keeps the last order on the page until the new one has arrived.
    await expect(async () => {
      const amounts = (
        await phones.cards
          .filter({ hasNotText: '품절' })
          .getByText(/^월 ?[\d,]+원$/)
          .allTextContents()
      ).flatMap(wonIn);
      expect(amounts.length).toBeGreaterThan(10);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }).toPass();
    await expect(page.getByRole('link', { name: '할인율순' })).toHaveCount(0);

    const { subscriptions } = await member.read(listCategorySubscriptions, { query: { categoryNo: '21' } });
    await shop.open('subs/subsList?ctgNo=21');
    const list = new ProductList(page, isMobile, '구독·렌탈 상품');
    await expect(list.names).toHaveText(subscriptions.map(nameOf));
    await expect(list.cards.first()).toContainText(`${subscriptions[0]?.contractMonths}개월`);
  });
});

test.describe('the filters of a list', () => {
  const colour = /^블랙 \d+개$/;

  /** Two filters at once; the second counts what the first has left. */
  async function narrowTwice(page: Page, list: ProductList, member: Member): Promise<void> {
    const query = { categoryNo: digital, colourFamilies: ['black'] };
    const { freeDeliveryCount } = await member.read(getCategoryFacets, { query });
    const filters = await list.openFilters();
    await filters.getByRole('button', { name: colour }).click();
    await expect(filters.getByRole('button', { name: colour })).toHaveAttribute('aria-pressed', 'true');
    const freeDelivery = filters.getByText('무료배송', { exact: true }).locator('xpath=ancestor::div[1]');
    await expect(freeDelivery).toContainText(`상품 ${freeDeliveryCount}개`);
    await tick(filters.getByRole('checkbox', { name: '무료배송' }));
    await list.applyFilters(freeDeliveryCount);
    await list.expectTotal(freeDeliveryCount);
    await expect(page.getByRole('button', { name: '필터 2 개 적용' })).toBeVisible();
  }

  async function typePrices(page: Page, list: ProductList): Promise<void> {
    const filters = await list.openFilters();
    await filters.getByLabel('최저 가격 (원)').fill('50000');
    await expect(filters.getByLabel('최저 가격 (원)')).toHaveValue('50,000');
    await filters.getByLabel('최고 가격 (원)').fill('100000');
    await filters.getByLabel('최고 가격 (원)').press('Enter');
    await expect(page).toHaveURL(/min=50000&max=100000/);
    const within = list.cards.filter({ hasText: /판매가 (5\d|6\d|7\d|8\d|9\d|100),\d{3}원/ });
    // The list keeps all products on the page until the filtered ones have arrived.
    await expect(async () => {
      expect(await list.cards.count()).toBeGreaterThan(0);
      expect(await list.cards.count()).toBe(await within.count());
    }).toPass();
  }

  async function takeOneAway(page: Page): Promise<void> {
    const chosen = page.getByRole('region', { name: '적용한 필터' });
    await expect(chosen.getByRole('link')).toHaveCount(3);
    await chosen.getByRole('link', { name: '무료배송 필터 지우기' }).click();
    await expect(page).not.toHaveURL(/free=Y/);
    await expect(page).toHaveURL(/today=Y/);
    await expect(chosen.getByRole('link', { name: '무료배송 필터 지우기' })).toHaveCount(0);
  }

  test('a filter leaves as many products as its count says, two leave those matching both; each can be removed, or all at once', async ({
    page,
    shop,
    member,
    isMobile,
  }) => {
    const { brands } = await member.read(getCategoryFacets, { query: { categoryNo: digital } });
    const { total } = await goodsOf(member);
    const [brand] = brands;
    if (!brand) throw new Error('no brand to filter by');
    await shop.open(address);
    const list = new ProductList(page, isMobile, listName);
    await test.step('one filter', async () => {
      const filters = await list.openFilters();
      await expect(filters.getByText(`상품 ${brand.count}개`).first()).toBeVisible();
      await tick(filters.getByRole('checkbox', { name: brand.label, exact: true }));
      await list.applyFilters(brand.count);
      await list.expectTotal(brand.count);
      await expect(list.cards).toHaveCount(brand.count);
      for (const card of await list.cards.all()) await expect(card).toContainText(brand.label);
    });
    await test.step('all are taken away at once', async () => {
      await list.resetFilters();
      await expect(page).toHaveURL(shop.url(address));
      await list.expectTotal(total);
    });
    if (isMobile) {
      await test.step('filters narrow together', () => narrowTwice(page, list, member));
      await test.step('nothing meets them: the page says so and leads back', async () => {
        await shop.open(`${address}&min=1&max=2`);
        await expect(page.getByRole('heading', { name: '조건에 맞는 상품이 없어요' })).toBeVisible();
        await page.getByRole('link', { name: '필터 모두 지우기' }).click();
        await list.expectTotal(total);
      });
      return;
    }
    await test.step('a price is typed with its commas and holds both ends', () => typePrices(page, list));
    await test.step('each that is on can be taken away', async () => {
      await shop.open(`${address}&free=Y&today=Y`);
      await takeOneAway(page);
    });
  });
});

test.describe('the pages of a list', () => {
  test('each product is on one page only; another order begins on the first page', {
    tag: '@desktop',
  }, async ({ page, shop, member, isMobile }) => {
    const first = await goodsOf(member);
    const second = await goodsOf(member, { page: 2 });
    await shop.open(address);
    const list = new ProductList(page, isMobile, listName);
    await expect(list.names).toHaveText(first.goods.map(nameOf));
    await list.pageLink(2).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list.names).toHaveText(second.goods.map(nameOf));
    await expect(list.pageLink(2)).toHaveAttribute('aria-current', 'page');
    expect(first.goods.length + second.goods.length).toBe(first.total);
    await list.sortBy('신상품순');
    await expect(page).toHaveURL(shop.url(`${address}&sort=newest`));
    await expect(list.pageLink(1)).toHaveAttribute('aria-current', 'page');
  });

  test('a page beyond the last leads to the first; order, filter and page survive a reload and the way back', {
    tag: '@mobile',
  }, async ({ page, shop, member, isMobile }) => {
    const query = { categoryNo: digital, sort: 'priceAscending', hasFreeDelivery: true, page: 2 } as const;
    const names = (await member.read(listCategoryGoods, { query })).goods.map(nameOf);
    const [name = ''] = names;
    const list = new ProductList(page, isMobile, listName);
    await shop.open(`${address}&page=9`);
    await expect(page.getByRole('heading', { name: '이 페이지에는 상품이 없어요' })).toBeVisible();
    await page.getByRole('link', { name: '첫 페이지로 가기' }).click();
    await expect(page).toHaveURL(shop.url(address));

    await shop.open(`${address}&sort=priceAscending&page=2&free=Y`);
    await expect(list.names).toHaveText(names);
    await page.reload();
    await expect(list.names).toHaveText(names);
    await list.expectSort('낮은 가격순');
    await list.card(name).getByRole('link').click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.goBack();
    await expect(list.names).toHaveText(names);
    await list.expectSort('낮은 가격순');
    await expect(list.pageLink(2)).toHaveAttribute('aria-current', 'page');
  });
});

test('a list that fails says so and can be retried', { tag: '@mobile' }, async ({
  page,
  shop,
  member: _,
  isMobile,
}) => {
  shop.allowRefusals();
  const refusal = { code: '5030', message: '잠시 뒤에 다시 시도해 주세요.', data: null };
  await page.route('**/products/list/goods?*', (route) => route.fulfill({ status: 503, json: refusal }));
  await shop.open(address);
  await expect(page.getByRole('heading', { name: '내용을 불러오지 못했어요' })).toBeVisible();
  await page.unroute('**/products/list/goods?*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(new ProductList(page, isMobile, listName).cards.first()).toBeVisible();
});

// R2.16 R4.05
test.describe('the menu', () => {
  const listOfType = {
    GD05301: 'goods/goodsList',
    GD05302: 'goods/goodsList',
    GD05303: 'exhibition/listExhibition',
    GD05304: 'subs/subsList',
  } as const;
  test('a category leads to the list of its type: line, general, event and subscription', async ({
    page,
    shop,
    member,
  }) => {
    const menu = await member.read(getMenu, {});
    await shop.open('home');
    for (const [type, path] of Object.entries(listOfType)) {
      const item = menu.find((each) => each.type === type);
      if (!item) throw new Error(`no category of type ${type}`);
      const navigation = page.getByRole('navigation', { name: '카테고리' }).first();
      await navigation.getByRole('link', { name: item.name, exact: true }).click();
      await expect(page).toHaveURL(shop.url(`${path}?ctgNo=${item.categoryNo}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
      await page.goBack();
      await expect(page).toHaveURL(shop.url('home'));
    }
  });

  // R2.18
  test('a category shows its parts, and a part the way up; an unknown category is not found', {
    tag: '@desktop',
  }, async ({ page, shop, member, isMobile }) => {
    shop.allowRefusals();
    const menu = await member.read(getMenu, {});
    const [part] = categoryPath(menu, digital).at(-1)?.children ?? [];
    if (!part) throw new Error('no part of the category');
    const { total } = await member.read(listCategoryGoods, { query: { categoryNo: part.categoryNo } });
    await shop.open(address);
    await page.getByRole('main').getByRole('link', { name: part.name, exact: true }).click();
    await expect(page).toHaveURL(shop.url(`goods/goodsList?ctgNo=${part.categoryNo}`));
    await new ProductList(page, isMobile, `${part.name} 상품`).expectTotal(total);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
    await shop.open('goods/goodsList?ctgNo=9999');
    await expect(page.getByRole('heading', { name: '찾으시는 페이지가 없어요' })).toBeVisible();
  });
});

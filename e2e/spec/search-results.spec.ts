import type { ProductSearch } from '@mall/contracts/search';
import { searchProducts } from '@mall/contracts/search';
import { listPopularKeywords } from '@mall/contracts/search-hints';
import type { Page } from '@playwright/test';
import { type Member, test } from '../support/member.ts';
import { ProductList } from '../support/product-list.ts';
import type { Shop } from '../support/shop.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const address = (keywords: string, more = '') =>
  `search/searchGoodsList?${new URLSearchParams({ q: keywords })}${more}`;
const find = (member: Member, body: ProductSearch) => member.read(searchProducts, { body });
const tab = (page: Page, label: string) =>
  page.getByRole('navigation', { name: '상품 종류' }).getByRole('link', { name: new RegExp(`^${label}`) });
const main = (page: Page) => page.getByRole('main');

async function expectFound(page: Page, title: string, total: number): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: title }).getByRole('status')).toHaveText(`${total}개`);
}

/** Types keywords into the search box; each is searched with Enter, along with those before it. */
async function searchByHand(page: Page, shop: Shop, isMobile: boolean, keywords: readonly string[]): Promise<void> {
  await shop.open('home');
  if (isMobile) await page.getByRole('button', { name: '검색', exact: true }).click();
  const box = page.getByRole('combobox', { name: '검색어' });
  for (const [index, keyword] of keywords.entries()) {
    await box.fill(keyword);
    await box.press('Enter');
    await expect(page).toHaveURL(shop.url(address(keywords.slice(0, index + 1).join(','))));
    await expect(page.getByRole('dialog', { name: '검색' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${keyword} 삭제` })).toBeVisible();
  }
}

test.describe('what a search understands', () => {
  test('initial consonants, Korean typed on an English layout, an extra space, a product’s full name', {
    tag: '@mobile',
  }, async ({ page, shop, member, isMobile }) => {
    const wanted = await find(member, { keywords: ['공기청정기'] });
    const expectPurifiers = async (typed: string) => {
      await expect(page).toHaveURL(shop.url(address(typed)));
      await expectFound(page, `‘${typed}’ 검색 결과`, wanted.total);
      const [best] = wanted.goods;
      await expect(main(page).getByRole('heading', { name: best?.name ?? '', exact: true })).toBeVisible();
    };
    await searchByHand(page, shop, isMobile, ['ㄱㄱㅊㅈㄱ']);
    await expectPurifiers('ㄱㄱㅊㅈㄱ');
    for (const typed of ['rhdrlcjdwjdrl', '공기 청정기']) {
      await shop.open(address(typed));
      await expectPurifiers(typed);
    }
    const name = '27인치 4K USB-C 전문가용 모니터';
    await shop.open(address(name));
    await expectFound(page, `‘${name}’ 검색 결과`, 1);
    await expect(main(page).getByRole('article').getByRole('heading', { name, exact: true })).toBeVisible();
  });

  test('all keywords must be met; one more narrows the search', { tag: '@desktop' }, async ({
    page,
    shop,
    member,
    isMobile,
  }) => {
    const one = await find(member, { keywords: ['무선'] });
    const other = await find(member, { keywords: ['이어폰'] });
    const both = await find(member, { keywords: ['무선', '이어폰'] });
    await searchByHand(page, shop, isMobile, ['무선', '이어폰']);
    await expectFound(page, '‘무선’과 ‘이어폰’을 모두 담은 상품', both.total);
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(one.total);
    const ofOther = other.goods.map(({ name }) => name);
    for (const { name } of both.goods) expect(ofOther).toContain(name);

    const [related = ''] = one.relatedKeywords;
    const narrowed = await find(member, { keywords: ['무선', related] });
    await shop.open(address('무선'));
    await page.getByRole('navigation', { name: '함께 찾는 키워드' }).getByRole('link', { name: related }).click();
    await expect(page).toHaveURL(shop.url(address(`무선,${related}`)));
    await expect(page.getByRole('heading', { name: /모두 담은 상품/ }).getByRole('status')).toHaveText(
      `${narrowed.total}개`,
    );
    expect(narrowed.total).toBeLessThan(one.total);
  });
});

test('each kind of result has a tab with its count, and a tab shows only its kind, or that there is none', async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  const found = await find(member, { keywords: ['커피'] });
  await shop.open(address('커피'));
  await expect(tab(page, '전체')).toHaveText(`전체${found.total}`);
  await expect(tab(page, '일반상품')).toHaveText(`일반상품${found.goodsTotal}`);
  await expect(tab(page, '구독·렌탈')).toHaveText(`구독·렌탈${found.subscriptions.length}`);
  await expect(main(page).getByRole('region', { name: '일반상품' })).toBeVisible();
  await tab(page, '구독·렌탈').click();
  await expect(page).toHaveURL(shop.url(address('커피', '&tab=subscription')));
  await expect(main(page).getByRole('region', { name: '일반상품' })).toHaveCount(0);
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(
    found.subscriptions.map(({ name }) => name),
  );
  await page.reload();
  await expect(tab(page, '구독·렌탈')).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByRole('article')).toHaveCount(found.subscriptions.length);
  if (isMobile) {
    await shop.open(address('커피', '&tab=wireless'));
    await expect(page.getByRole('heading', { name: '‘휴대폰’ 검색 결과가 없어요' })).toBeVisible();
    await tab(page, '전체').click();
    await expect(main(page).getByRole('article').first()).toBeVisible();
    return;
  }
  const { exhibitions } = await find(member, { keywords: ['캠핑'] });
  await shop.open(address('캠핑', '&tab=exhibition'));
  const links = main(page).getByRole('region', { name: '기획전' }).getByRole('link');
  await expect(links).toHaveCount(exhibitions.length);
  expect(exhibitions.length).toBeGreaterThan(0);
  await shop.open(address('S26 Ultra', '&tab=wireless'));
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(['NOVA S26 Ultra']);
});

test.describe('the goods found', () => {
  const goodsTab = address('무선', '&tab=goods');

  async function goDeeper(list: ProductList, { categories }: Awaited<ReturnType<typeof find>>): Promise<void> {
    const [category] = categories;
    if (!category) throw new Error('no category');
    let filters = await list.openFilters();
    await filters.getByRole('button', { name: new RegExp(`^${category.name}\\s*${category.count}$`) }).click();
    await expect(filters.getByRole('button', { name: '상위 카테고리' })).toBeVisible();
    await list.applyFilters(category.count);
    await list.expectTotal(category.count);
    filters = await list.openFilters();
    await filters.getByRole('button', { name: '상위 카테고리' }).click();
    await expect(filters.getByRole('button', { name: '상위 카테고리' })).toHaveCount(0);
  }

  async function leaveAndComeBack(page: Page, list: ProductList, names: readonly string[]): Promise<void> {
    await list.sortBy('낮은 가격순');
    await list.pageLink(2).click();
    await expect(list.names).toHaveText(names);
    await page.reload();
    await expect(list.names).toHaveText(names);
    await list.expectSort('낮은 가격순');
    const [name = ''] = names;
    await list.card(name).getByRole('link').click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.goBack();
    await expect(list.names).toHaveText(names);
  }

  test('a filter leaves as many as its count says, and is reset; a category leads deeper; order and page survive a reload and back', async ({
    page,
    shop,
    member,
    isMobile,
  }) => {
    const found = await find(member, { keywords: ['무선'] });
    const { facets, goodsTotal } = found;
    const [brand] = facets.brands;
    if (!brand) throw new Error('no brand to filter by');
    await shop.open(goodsTab);
    const list = new ProductList(page, isMobile, '일반상품');
    await list.expectTotal(goodsTotal);
    const filters = await list.openFilters();
    await tick(filters.getByRole('checkbox', { name: brand.label, exact: true }));
    await list.applyFilters(brand.count);
    await list.expectTotal(brand.count);
    await expect(page).toHaveURL(new RegExp(`brand=${brand.id}`));
    for (const card of await list.cards.all()) await expect(card).toContainText(brand.label);
    await list.resetFilters();
    await list.expectTotal(goodsTotal);
    if (isMobile) {
      const { goods } = await find(member, { keywords: ['무선'], sort: 'priceAscending', page: 2 });
      await leaveAndComeBack(
        page,
        list,
        goods.map(({ name }) => name),
      );
    } else {
      await goDeeper(list, found);
    }
  });

  test('can be sorted by reviews', async ({ page, shop, member, isMobile }) => {
    await shop.open(address('선물', '&tab=goods'));
    const list = new ProductList(page, isMobile, '일반상품');
    await list.sortBy('평점 높은 순');
    await list.expectSort('평점 높은 순');
    // Other tests write reviews meanwhile.
    await expect(async () => {
      const { goods } = await find(member, { keywords: ['선물'], sort: 'rating' });
      expect(goods[0]?.reviewCount).toBeGreaterThan(0);
      await page.reload();
      await expect(list.names).toHaveText(goods.map(({ name }) => name));
      await expect(list.cards.first()).toContainText(`${goods[0]?.averageStars}`);
    }).toPass();
    const current = page.getByRole('navigation', { name: '상품 종류' }).locator('[aria-current]');
    await expect(current).toHaveText([/^일반상품/]);
  });
});

test('a search without results: the closest spelling is offered and never applied automatically, or popular searches', async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  const meant = await find(member, { keywords: ['헤드폰'] });
  await searchByHand(page, shop, isMobile, ['헤드퐁']);
  await expect(page.getByRole('heading', { name: '‘헤드퐁’ 검색 결과가 없어요' })).toBeVisible();
  await expect(page.getByText('혹시 ‘헤드폰’ 상품을 찾으셨나요?')).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL(shop.url(address('헤드퐁')));
  await page.getByRole('link', { name: '‘헤드폰’ 검색 결과 보기' }).click();
  await expectFound(page, '‘헤드폰’ 검색 결과', meant.total);

  if (!isMobile) {
    await shop.open('search/searchGoodsList');
    await expect(page.getByRole('heading', { name: '무엇을 찾으세요?' })).toBeVisible();
    return;
  }
  const [first] = await member.read(listPopularKeywords, {});
  if (!first) throw new Error('nothing is popular');
  await shop.open(address('zzqqxx'));
  await expect(page.getByRole('heading', { name: '‘zzqqxx’ 검색 결과가 없어요' })).toBeVisible();
  await expect(page.getByText(/^혹시/)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  const keywords = main(page).getByRole('region', { name: '인기검색' }).getByRole('link');
  await expect(keywords.first()).toHaveText(first.name);
  await keywords.first().click();
  await expect(page).toHaveURL(shop.url(address(first.name)));
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

// R8.09
test('a search that fails says so once under 알림, in the server’s words or the fallback, and can be retried', async ({
  page,
  shop,
  member: _,
}) => {
  shop.allowRefusals();
  const call = '**/api/v1/mall/products/search';
  const alert = page.getByRole('alertdialog', { name: '알림' });
  const refuseWith = (message: string) =>
    page.route(call, (route) => route.fulfill({ status: 500, json: { code: '5000', message, data: null } }));
  const expectAlert = async (words: string) => {
    await expect(alert).toContainText(words);
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(alert).toHaveCount(0);
  };
  const again = page.getByRole('button', { name: '다시 시도' });
  await refuseWith('검색을 잠시 쉬고 있어요.');
  await shop.open(address('무선'));
  await expectAlert('검색을 잠시 쉬고 있어요.');
  await page.unroute(call);
  await refuseWith('');
  await again.click();
  await expectAlert('에러가 발생했습니다.');
  await page.unroute(call);
  await again.click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

import { AccessibilityWalk } from '../support/accessibility.ts';
import { type MallUrl, malls } from '../support/malls.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

// Half-done fades would be measured with colours that nobody gets to read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

/** One mall of each theme. */
const themedMalls = ['familyshop', 'hanul', 'dajeong', 'keep', 'gamnamu'] as const;
/** Signs its guests in by itself, and has no search and no My Shop (R1.06). */
const marketingMall = 'gamnamu';
/** A seeded category of each kind of product that has some in every mall, and the one of exhibitions. */
const lists = {
  goods: 'goods/goodsList?ctgNo=13',
  phones: 'goods/goodsList?ctgNo=10',
  subscriptions: 'subs/subsList?ctgNo=21',
  exhibitions: 'exhibition/listExhibition?ctgNo=22',
};
const notices = 'board/boardList?tp=CM00404';
const reviews = 'board/boardList?tp=CM00410';

async function enter(shop: Shop, mall: MallUrl): Promise<void> {
  if (mall !== marketingMall) await shop.signIn({ mall });
}

for (const mall of themedMalls) {
  test.describe(`no barriers in theme ${malls[mall].theme}`, () => {
    test('before sign-in', async ({ page, shop, isMobile }) => {
      test.skip(mall === marketingMall && !isMobile, 'signs its guests in by itself');
      const walk = new AccessibilityWalk(page, shop, mall);
      if (mall !== marketingMall) await walk.visit('login');
      if (isMobile) await walk.visit('intro');
    });

    test('home and lists', async ({ page, shop, isMobile }) => {
      const walk = new AccessibilityWalk(page, shop, mall);
      await enter(shop, mall);
      await walk.visit('home');
      await walk.visit(lists.phones);
      await walk.visit(lists.subscriptions);
      await walk.visit(lists.exhibitions);
      await walk.visit(lists.goods);
      if (!isMobile) return;
      await walk.closePopups();
      await page.getByRole('button', { name: '필터' }).click();
      await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible();
      await walk.lookAtPanel('filter sheet');
    });

    test('details', async ({ page, shop }) => {
      const walk = new AccessibilityWalk(page, shop, mall);
      await enter(shop, mall);
      await walk.visitFirstOf(lists.goods, '/goods/ngd/');
      await walk.visitFirstOf(lists.subscriptions, '/subs/detailSubs');
      await walk.visitFirstOf(lists.exhibitions, '/exhibition/detailExhibition');
      await walk.visitFirstOf(lists.phones, '/goods/detailWireless');
      await walk.closePopups();
      await page.getByRole('button', { name: /\d+개 비교$/ }).click();
      await expect(page.getByRole('dialog', { name: '요금제 비교' })).toBeVisible();
      await walk.lookAtPanel('plan picker');
    });

    test('search and boards', async ({ page, shop }) => {
      const walk = new AccessibilityWalk(page, shop, mall);
      await enter(shop, mall);
      await walk.visit('search/searchGoodsList?q=세트');
      await walk.visit('search/searchGoodsList?q=없는상품이름');
      await walk.visit(notices);
      await walk.visitFirstOf(notices, '/board/boardDetail');
      await walk.visit(reviews);
      await walk.visitFirstOf(reviews, '/board/boardDetail');
    });

    test('own pages', async ({ page, shop, isMobile }) => {
      const walk = new AccessibilityWalk(page, shop, mall);
      await enter(shop, mall);
      await shop.open(lists.goods, { mall });
      await walk.visit(isMobile ? 'myShop/faqList' : 'myshop/listFaq');
      await walk.visit(isMobile ? 'myQuestion/listMyJjim' : 'myshop/listMyJjim');
      await walk.visit(isMobile ? 'myShop/listRecent' : 'myshop/listRecent');
      await walk.visit('updatePasswordForm');
      await walk.visit('no/such/page');
    });

    test('panels of the shell', async ({ page, shop, isMobile }) => {
      const walk = new AccessibilityWalk(page, shop, mall);
      await enter(shop, mall);
      await shop.open(notices, { mall });
      await walk.closePopups();
      await page.getByRole('button', { name: '개인정보처리방침' }).click();
      await expect(page.getByRole('dialog', { name: '개인정보처리방침' })).toBeVisible();
      await walk.lookAtPanel('terms viewer');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const chrome = page.getByRole('navigation', { name: isMobile ? '하단 메뉴' : '카테고리' });
      for (const panel of panelsOf(mall, isMobile)) {
        await chrome.getByRole('button', { name: panel, exact: true }).click();
        await walk.lookAtPanel(panel);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      if (isMobile || mall === marketingMall) return;
      await page.getByRole('combobox', { name: '검색어' }).fill('노');
      await expect(page.getByRole('listbox', { name: '검색어 제안' })).toBeVisible();
      await walk.lookAtPanel('search suggestions');
    });
  });
}

const panelsOf = (mall: MallUrl, isMobile: boolean): string[] => {
  if (!isMobile) return ['전체메뉴'];
  return mall === marketingMall ? ['메뉴'] : ['메뉴', '검색'];
};

test('no barriers on the landing of an UPLOAD mall', async ({ page, shop }) => {
  const walk = new AccessibilityWalk(page, shop, 'daeryang');
  await shop.signIn({ mall: 'daeryang' });
  await walk.visit('upload');
});

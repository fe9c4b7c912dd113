import type { Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { type MallUrl, malls } from '../support/malls.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

// Unfinished fades would be measured with colours that nobody gets to see.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
/** The narrowest phone that the malls support. */
const narrowPhone = { width: 360, height: 740 };

test.beforeEach(async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize(narrowPhone);
});

/**
 * One mall of each theme, at its entrance: A and the marketing mall, whose sites differ, on both devices; of the
 * others each device takes two, as the walks through the pages do (otherThemes).
 */
const themedMalls = [
  { entrance: 'familyshop', tag: [] },
  { entrance: 'hanul', tag: ['@desktop'] },
  { entrance: 'dajeong', tag: ['@mobile'] },
  { entrance: 'keep', tag: ['@desktop'] },
  { entrance: 'gamnamu', tag: [] },
] as const;
/** Signs its guests in automatically, and has no search and no My Shop (R1.06). */
const marketingMall = 'gamnamu';
/** A seeded category for each kind of product that every mall has, and the one with exhibitions. */
const lists = {
  goods: 'goods/goodsList?ctgNo=13',
  phones: 'goods/goodsList?ctgNo=10',
  subscriptions: 'subs/subsList?ctgNo=21',
  exhibitions: 'exhibition/listExhibition?ctgNo=22',
  sales: 'etcSale/list',
};
const boardsOf = (isMobile: boolean): [notices: string, reviews: string] =>
  isMobile ? ['notice', 'mdReview'] : ['board/boardList?tp=CM00404', 'board/boardList?tp=CM00410'];

async function enter(shop: Shop, entered: MallUrl): Promise<void> {
  if (entered !== marketingMall) await shop.signIn({ mall: entered });
}

for (const { entrance, tag } of themedMalls) {
  test(`no barriers at the entrance of theme ${malls[entrance].theme}`, { tag: [...tag] }, async ({
    page,
    shop,
    isMobile,
  }) => {
    const walk = new AccessibilityWalk(page, shop, entrance);
    if (entrance !== marketingMall) await walk.visit('login');
    if (isMobile) await walk.visit('intro');
    await enter(shop, entrance);
    await walk.visit('home');
    for (const panel of panelsOf(entrance, isMobile)) {
      await walk.closePopups();
      await chromeOf(page, isMobile).getByRole('button', { name: panel, exact: true }).click();
      await walk.lookAtPanel(panel);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

const mall = 'familyshop';

test.describe('no barriers in any theme, and on a narrow phone nothing too wide or too small for a finger,', () => {
  test('on lists', async ({ page, shop, isMobile }) => {
    const walk = new AccessibilityWalk(page, shop, mall);
    await shop.signIn();
    for (const list of Object.values(lists)) await walk.visitInThemes(list);
    if (!isMobile) return;
    await shop.open(lists.goods);
    await page.getByRole('button', { name: '필터' }).click();
    await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible();
    await walk.lookAtPanel('filter sheet');
    await walk.lookAtOtherThemes('filter sheet');
  });

  test('on details', async ({ page, shop }) => {
    const walk = new AccessibilityWalk(page, shop, mall);
    await shop.signIn();
    await walk.visitFirstOf(lists.goods, '/goods/ngd/');
    await walk.lookAtOtherThemes('goods');
    await walk.visitFirstOf(lists.subscriptions, '/subs/detailSubs');
    await walk.lookAtOtherThemes('subscription');
    await walk.visitFirstOf(lists.exhibitions, '/exhibition/detailExhibition');
    await walk.lookAtOtherThemes('exhibition');
    await walk.visitFirstOf(lists.sales, '/etcSale/detail/');
    await walk.lookAtOtherThemes('sale');
    await walk.visitFirstOf(lists.phones, '/goods/detailWireless');
    await walk.lookAtOtherThemes('phone');
    await page.getByRole('button', { name: /\d+개 비교$/ }).click();
    await expect(page.getByRole('dialog', { name: '요금제 비교' })).toBeVisible();
    await walk.lookAtPanel('plan picker');
    await walk.lookAtOtherThemes('plan picker');
  });

  test('on search and boards', async ({ page, shop, isMobile }) => {
    const walk = new AccessibilityWalk(page, shop, mall);
    await shop.signIn();
    await walk.visitInThemes('search/searchGoodsList?q=세트');
    await walk.visitInThemes('search/searchGoodsList?q=없는상품이름');
    for (const board of boardsOf(isMobile)) {
      await walk.visitInThemes(board);
      await walk.visitFirstOf(board, '/board/boardDetail');
      await walk.lookAtOtherThemes('post');
    }
  });

  test('on own pages', async ({ page, shop, isMobile }) => {
    const walk = new AccessibilityWalk(page, shop, mall);
    await shop.signIn();
    const own = isMobile
      ? [
          'myShop/faqList',
          'myQuestion/listMyJjim',
          'myShop/listRecent',
          'myQuestion/listCart',
          'myQuestion/listMyOrder',
        ]
      : ['myshop/listFaq', 'myshop/listMyJjim', 'myshop/listRecent', 'order/cart', 'myshop/listMyOrder'];
    for (const path of [...own, 'order/orderSheet', 'updatePasswordForm']) await walk.visitInThemes(path);
    // Responds with 404, which browsers report.
    shop.allowRefusals();
    await walk.visitInThemes('no/such/page');
  });

  test('on the ways in', async ({ page, shop, isMobile }) => {
    const walk = new AccessibilityWalk(page, shop, mall);
    const ways = isMobile ? ['findUserInfoForm', 'findUserInfoForm?find=password'] : ['popup/findId', 'popup/password'];
    for (const path of [...ways, 'signup', 'joinMailAuth']) await walk.visitInThemes(path);
    const popups = isMobile ? {} : { 'popup/notCertEmail': '1257', 'popup/disDormant': '1254' };
    for (const [path, reason] of Object.entries({ joinMailAuth: '1257', 'email/authDormant': '1254', ...popups })) {
      await holdUp(page, reason);
      await walk.visitInThemes(path);
    }
  });

  test('on panels of the shell', async ({ page, shop, isMobile }) => {
    const walk = new AccessibilityWalk(page, shop, mall);
    await shop.signIn();
    await shop.open(boardsOf(isMobile)[0]);
    await page.getByRole('button', { name: '개인정보처리방침' }).click();
    await expect(page.getByRole('dialog', { name: '개인정보처리방침' })).toBeVisible();
    await walk.lookAtPanel('terms viewer');
    await walk.lookAtOtherThemes('terms viewer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (isMobile) return;
    await page.getByRole('combobox', { name: '검색어' }).fill('노');
    await expect(page.getByRole('listbox', { name: '검색어 제안' })).toBeVisible();
    await walk.lookAtPanel('search suggestions');
    await walk.lookAtOtherThemes('search suggestions');
  });
});

/** As if a sign-in had just been stopped. */
const holdUp = (page: Page, reason: string) =>
  page.evaluate((held) => sessionStorage.setItem('mall.heldSignIn', JSON.stringify(held)), {
    reason,
    ticket: 'ticket',
    maskedEmail: 'ga**n@example.kr',
  });

const chromeOf = (page: Page, isMobile: boolean) =>
  page.getByRole('navigation', { name: isMobile ? '하단 메뉴' : '카테고리' });

const panelsOf = (visited: MallUrl, isMobile: boolean): string[] => {
  if (!isMobile) return ['전체메뉴'];
  return visited === marketingMall ? ['메뉴'] : ['메뉴', '검색'];
};

test('no barriers on the landing of an UPLOAD mall', async ({ page, shop }) => {
  const walk = new AccessibilityWalk(page, shop, 'daeryang');
  await shop.signIn({ mall: 'daeryang' });
  await walk.visit('upload');
});

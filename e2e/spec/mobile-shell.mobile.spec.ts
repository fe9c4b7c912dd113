import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type MenuItem = { ctgNm: string; prir: number; mobileUseYn: 'Y' | 'N'; gdCtgSub: MenuItem[] };

const bottomBar = (page: Page) => page.getByRole('navigation', { name: '하단 메뉴' }).last();
const click = (page: Page, name: string) => bottomBar(page).getByRole('button', { name, exact: true }).click();
const menuPanel = (page: Page) => page.getByRole('dialog', { name: '전체 메뉴' });
const searchPanel = (page: Page) => page.getByRole('dialog', { name: '검색' });
const onMobile = (items: readonly MenuItem[]) =>
  items.filter(({ mobileUseYn }) => mobileUseYn === 'Y').sort((a, b) => a.prir - b.prir);

test.describe('the bottom bar', () => {
  // R2.20
  test('has back, menu, search, home, My Shop and the wishlist', async ({ page, shop }) => {
    await shop.signIn();
    await shop.open('home');
    const entries = bottomBar(page).getByRole('button').or(bottomBar(page).getByRole('link'));
    await expect(entries).toHaveText(['뒤로', '메뉴', '검색', '홈', 'My Shop', '찜']);
    await expect(bottomBar(page).getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page');
  });

  // R2.24
  test('search is for members', async ({ page, shop }) => {
    await shop.open('home', { mall: 'dajeong' });
    await expect(bottomBar(page).getByRole('button', { name: '메뉴' })).toBeVisible();
    await expect(bottomBar(page).getByRole('button', { name: '검색' })).toHaveCount(0);
  });

  // R2.20
  test('뒤로 leads back, and home from the first page of a visit', async ({ page, shop }) => {
    await shop.signIn();
    await shop.open('notice');
    await click(page, '뒤로');
    await expect(page).toHaveURL(shop.url('home'));
    // The notices are shown until home is drawn.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('공지사항');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(shop.url('myShop/faqList'));
    await click(page, '뒤로');
    await expect(page).toHaveURL(shop.url('home'));
  });

  // R2.20
  test('the simple layout of login has a way back and no bars', async ({ page, shop }) => {
    await shop.open('login');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('로그인해 주세요');
    await expect(bottomBar(page)).toHaveCount(0);
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(page).toHaveURL(shop.url('intro'));
    // A screen of exactly its height does not scroll.
    const overhang = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(overhang).toBe(0);
  });
});

test.describe('the full menu', () => {
  const category = (page: Page, name: string) =>
    menuPanel(page).getByRole('navigation', { name: '카테고리' }).getByRole('button', { name, exact: true });

  // R2.21 R9.02
  test('has the mall’s mobile categories by prir, four in a row, with their sub-categories, and a member’s shortcuts', async ({
    page,
    shop,
  }) => {
    await shop.signIn();
    const reply = page.waitForResponse('**/layout/menu');
    await shop.open('home');
    const items = onMobile((await (await reply).json()).data);
    const children = (name: string) => onMobile(items.find(({ ctgNm }) => ctgNm === name)?.gdCtgSub ?? []);
    await click(page, '메뉴');
    const categories = menuPanel(page).getByRole('navigation', { name: '카테고리' });

    await test.step('the categories', async () => {
      const cells = categories.getByRole('button');
      await expect(cells).toHaveText(items.map(({ ctgNm }) => ctgNm));
      const boxes = await Promise.all((await cells.all()).slice(0, 5).map((cell) => cell.boundingBox()));
      const tops = boxes.map((box) => Math.round(box?.y ?? 0));
      expect(new Set(tops.slice(0, 4)).size).toBe(1);
      expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
    });

    await test.step('one opens its sub-categories in two columns, one category at a time', async () => {
      const subs = categories.getByRole('listitem');
      await category(page, '가전').click();
      await expect(subs).toHaveText(['가전 전체', ...children('가전').map(({ ctgNm }) => ctgNm)]);
      await expect(subs.filter({ hasText: '안마·건강' })).toBeVisible();
      // Not for phones.
      await expect(subs.filter({ hasText: '생활 소형가전' })).toHaveCount(0);
      const [first, second, third] = await Promise.all([0, 1, 2].map((index) => subs.nth(index).boundingBox()));
      expect(second?.y).toBe(first?.y);
      expect(third?.x).toBe(first?.x);
      await category(page, '식품').click();
      await expect(subs.first()).toHaveText('식품 전체');
      await expect(category(page, '가전')).toHaveAttribute('aria-expanded', 'false');
      await category(page, '식품').click();
      await expect(subs).toHaveCount(0);
    });

    await test.step('a member’s shortcuts, FAQ and notices', async () => {
      const own = menuPanel(page).getByRole('navigation', { name: '내 메뉴' });
      await expect(own.getByRole('link', { name: 'My Shop' })).toBeVisible();
      await expect(own.getByRole('link', { name: '찜', exact: true })).toHaveAttribute('href', /\/listMyJjim$/);
      await expect(menuPanel(page).getByText(/^김\*+은? 님$/)).toBeVisible();
      await expect(menuPanel(page).getByRole('button', { name: '로그아웃' })).toBeVisible();
      const faq = menuPanel(page).getByRole('link', { name: /FAQ/ });
      await expect(faq).toHaveAttribute('href', shop.path('myShop/faqList'));
      await menuPanel(page)
        .getByRole('link', { name: /공지사항/ })
        .click();
      await expect(page).toHaveURL(shop.url('notice'));
    });
  });
});

// R2.21
test('a visitor’s full menu offers sign-in instead', async ({ page, shop }) => {
  await shop.open('home', { mall: 'dajeong' });
  await click(page, '메뉴');
  await expect(menuPanel(page).getByText('로그인해 주세요')).toBeVisible();
  await expect(menuPanel(page).getByRole('navigation', { name: '내 메뉴' })).toHaveCount(0);
  await menuPanel(page).getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL(shop.url('login', { mall: 'dajeong' }));
});

test.describe('panels', () => {
  const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const isLocked = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

  test.beforeEach(async ({ page, shop }) => {
    await shop.signIn();
    await shop.open('home');
    await expect(bottomBar(page)).toBeVisible();
  });

  for (const { button, panel } of [
    { button: '메뉴', panel: menuPanel },
    { button: '검색', panel: searchPanel },
  ]) {
    // R4.12 R9.04
    test(`${button} goes through its four phases, 150 ms each way`, async ({ page }) => {
      await click(page, button);
      await expect(panel(page).getByRole('button', { name: /닫기$/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await click(page, button);
      await expect(panel(page)).toHaveAttribute('data-phase', 'entering');
      await expect(panel(page)).toHaveCSS('animation-duration', '0.15s');
      await page.clock.runFor(150 - 1);
      await expect(panel(page)).toHaveAttribute('data-phase', 'entering');
      await page.clock.runFor(1);
      await expect(panel(page)).toHaveAttribute('data-phase', 'entered');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveAttribute('data-phase', 'exiting');
      await expect(panel(page)).toHaveCSS('animation-duration', '0.15s');
      await page.clock.runFor(150 - 1);
      await expect(panel(page)).toHaveAttribute('data-phase', 'exiting');
      await page.clock.runFor(1);
      await expect(panel(page)).toHaveCount(0);
    });
  }

  // R4.12 R9.04
  test('any other panel takes 300 ms each way', async ({ page }) => {
    const terms = page.getByRole('dialog', { name: '이용약관' });
    const openTerms = () => page.getByRole('contentinfo').getByRole('button', { name: '이용약관' }).click();
    await openTerms();
    await expect(terms.getByRole('button', { name: /닫기$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(terms).toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await openTerms();
    await expect(terms).toHaveAttribute('data-phase', 'entering');
    await expect(terms).toHaveCSS('animation-duration', '0.3s');
    await page.clock.runFor(300 - 1);
    await expect(terms).toHaveAttribute('data-phase', 'entering');
    await page.clock.runFor(1);
    await expect(terms).toHaveAttribute('data-phase', 'entered');
    await page.keyboard.press('Escape');
    await page.clock.runFor(300 - 1);
    await expect(terms).toHaveAttribute('data-phase', 'exiting');
    await page.clock.runFor(1);
    await expect(terms).toHaveCount(0);
  });

  // R4.12
  test('no panel slides with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { button, panel } of [
      { button: '메뉴', panel: menuPanel },
      { button: '검색', panel: searchPanel },
    ]) {
      await click(page, button);
      await expect(panel(page)).toHaveCSS('animation-duration', /^(0\.001s|0s|1ms)$/);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
    }
  });

  // R4.12
  test('lock the page behind them, hold the focus and give both back; close when another page opens', async ({
    page,
    shop,
  }) => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    const before = await scrollTop(page);
    await click(page, '메뉴');
    await expect.poll(() => isLocked(page)).toBe(true);
    await expect(menuPanel(page)).toHaveAttribute('data-phase', 'entered');
    const isFocusWithin = () => menuPanel(page).evaluate((panel) => panel.contains(document.activeElement));
    expect(await isFocusWithin()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menuPanel(page)).toHaveCount(0);
    await expect(bottomBar(page).getByRole('button', { name: '메뉴', exact: true })).toBeFocused();
    await expect.poll(() => isLocked(page)).toBe(false);
    expect(await scrollTop(page)).toBe(before);

    await click(page, '메뉴');
    await menuPanel(page).getByRole('link', { name: /FAQ/ }).click();
    await expect(page).toHaveURL(shop.url('myShop/faqList'));
    await expect(menuPanel(page)).toHaveCount(0);
    await expect.poll(() => isLocked(page)).toBe(false);
  });

  // R2.24
  test('the search panel is titled 검색, is ready to type into, and closes', async ({ page }) => {
    await click(page, '검색');
    await expect(searchPanel(page).getByRole('heading', { level: 2 })).toHaveText('검색');
    await expect(searchPanel(page).getByRole('combobox', { name: '검색어' })).toBeFocused();
    await searchPanel(page).getByRole('button', { name: '검색 닫기' }).click();
    await expect(searchPanel(page)).toHaveCount(0);
    await expect.poll(() => isLocked(page)).toBe(false);
  });
});

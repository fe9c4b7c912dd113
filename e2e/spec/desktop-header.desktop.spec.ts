import type { Locator, Page } from '@playwright/test';
import { sandboxPort } from '../addresses.ts';
import { reachable } from '../support/reachable.ts';
import { expect, test } from '../support/test.ts';

test.describe('the top banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: '공지 배너' });
  const turn = 3000;
  const slides = ['설치까지 무료', '추가지원금 15만 원', '오늘 따서 내일 도착'];
  const shown = (page: Page, index: number) => reachable(banner(page).getByRole('link', { name: slides[index] ?? '' }));
  const rest = (page: Page) => page.mouse.move(700, 700);

  test.beforeEach(async ({ page, shop }) => {
    await page.clock.install();
    // The only page with a header for visitors: the tests move the clock further than a session lasts.
    // A missing page responds with 404, which browsers report.
    shop.allowRefusals();
    await shop.open('no/such/page');
    await expect(banner(page)).toBeVisible();
    await rest(page);
  });

  // R4.13 R9.04
  test('turns every three seconds and begins again, but waits while the pointer or the focus is on it', async ({
    page,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await banner(page).getByRole('button', { name: '1 / 3' }).click();
    await rest(page);
    await expect(shown(page, 0)).toBeVisible();
    await page.clock.runFor(turn - 500);
    await expect(shown(page, 0)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(shown(page, 1)).toBeVisible();
    await expect(shown(page, 0)).toBeHidden();
    await page.clock.runFor(2 * turn);
    await expect(shown(page, 0)).toBeVisible();

    await banner(page).getByRole('button', { name: '3 / 3' }).click();
    await page.clock.runFor(3 * turn);
    await expect(shown(page, 2)).toBeVisible();
    await rest(page);
    await page.clock.runFor(turn + 500);
    await expect(shown(page, 0)).toBeVisible();
  });

  // R4.13
  test('can be closed, and stays so for the visit', async ({ page }) => {
    await banner(page).getByRole('button', { name: '배너 닫기' }).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 페이지가 없어요');
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('navigation', { name: '카테고리' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  // R4.13
  test('오늘 그만 보기 keeps it shut for the day, not for the next one', async ({ page }) => {
    await banner(page).getByRole('button', { name: '오늘 그만 보기' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('navigation', { name: '카테고리' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.clock.fastForward('24:00:00');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('the user bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: '회원 메뉴' });
  const entries = (page: Page) => bar(page).getByRole('listitem');

  for (const { mall, type, expected } of [
    { mall: 'familyshop', type: 'GENERAL', expected: ['회원정보변경', 'My Shop', 'FAQ', '로그아웃'] },
    { mall: 'hanul', type: 'BUSINESS', expected: ['회원정보변경', 'My Shop', 'FAQ', '로그아웃'] },
    { mall: 'keep', type: 'CONSIGNMENT', expected: ['회원정보변경', 'My Shop', 'FAQ', '로그아웃'] },
    { mall: 'tgate', type: 'COMMON', expected: ['T-GATE 조회', '로그아웃'] },
    { mall: 'daeryang', type: 'UPLOAD', expected: ['HOME', '회원정보변경', '로그아웃'] },
  ] as const) {
    const isUpload = type === 'UPLOAD';
    // R6.01 R6.02
    test(`of a ${type} member has ${expected.join(', ')}, ${isUpload ? 'without' : 'beside'} categories and search`, async ({
      page,
      shop,
    }) => {
      await shop.signIn({ mall });
      await shop.open('board/boardList?tp=CM00404&page=1', { mall });
      await expect(entries(page)).toHaveText([/^.\*+.? 님$/, ...expected]);
      await expect(page.getByRole('navigation', { name: '카테고리' })).toHaveCount(isUpload ? 0 : 1);
      await expect(page.getByRole('combobox', { name: '검색어' })).toHaveCount(isUpload ? 0 : 1);
    });
  }

  // R6.01
  test('T-GATE 조회 opens the partner’s page in a window of its own', async ({ page, context, shop }) => {
    await shop.signIn({ mall: 'tgate' });
    await shop.open('home', { mall: 'tgate' });
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'T-GATE 조회' }).click();
    const lookup = await opened;
    await expect(lookup).toHaveURL(`http://localhost:${sandboxPort}/member-lookup`);
    expect(await lookup.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(shop.url('home', { mall: 'tgate' }));
    const number = lookup.getByRole('textbox', { name: '회원번호' });
    const search = lookup.getByRole('button', { name: '조회하기' });
    await number.fill('TG123456');
    await search.click();
    await expect(lookup.getByRole('status')).toContainText('TG123456');
    await number.fill('"><b>TG1');
    await search.click();
    await expect(lookup.getByRole('alert')).toHaveText(/찾는 회원이 없어요/);
    await expect(number).toHaveValue('"><b>TG1');
  });

  // R6.01
  test('a visitor sees the way in and nothing of a member’s', async ({ page, shop }) => {
    // A missing page responds with 404, which browsers report.
    shop.allowRefusals();
    await shop.open('no/such/page');
    await expect(page.getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: '검색어' })).toHaveCount(0);
  });
});

test.describe('smart keywords', () => {
  const section = (page: Page) => page.getByRole('region', { name: '추천 키워드' });
  const keywords = (page: Page): Locator => reachable(section(page).getByRole('button').filter({ hasText: /./ }));

  // R4.11 R9.01
  test('are five a page, in the operator’s order; a clicked one becomes a chip', async ({ page, shop }) => {
    await shop.signIn();
    const reply = page.waitForResponse('**/layout/smart');
    await shop.open('home');
    const sent: { srhName: string; prir: number }[] = (await (await reply).json()).data;
    const inOrder = [...sent].sort((a, b) => a.prir - b.prir).map(({ srhName }) => srhName);

    const next = section(page).getByRole('button', { name: '다음 추천 키워드' });
    const previous = section(page).getByRole('button', { name: '이전 추천 키워드' });
    await expect(previous).toBeDisabled();
    for (let from = 0; from < inOrder.length; from += 5) {
      await expect(keywords(page)).toHaveText(inOrder.slice(from, from + 5));
      if (from + 5 < inOrder.length) await next.click();
    }
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(next).toBeEnabled();

    const before = inOrder.slice(0, 5 * (Math.ceil(inOrder.length / 5) - 1)).slice(-5);
    await expect(keywords(page)).toHaveText(before);
    const [name = ''] = before;
    await keywords(page).filter({ hasText: name }).first().click();
    await expect(page.getByRole('search').getByRole('button', { name: `${name} 삭제` })).toBeVisible();
  });
});

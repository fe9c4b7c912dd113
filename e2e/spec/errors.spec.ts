import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const refusal = (status: number, envelope: object) => (route: Route) => route.fulfill({ status, json: envelope });
const layoutCall = '**/pre/layout/login?*';
const popupCall = '**/layout/popup?*';
const notice = (page: Page) => page.getByRole('alertdialog', { name: '안내' });

test.beforeEach(async ({ shop }) => {
  shop.allowRefusals();
  await shop.signIn();
});

// R8.08
test('popups that fail to load are announced once, in the server’s description, its message or the fallback, and the page stays usable', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  for (const { envelope, expected } of [
    {
      envelope: { code: '5000', message: '문제가 생겼어요.', description: '점검 중이에요.' },
      expected: '점검 중이에요.',
    },
    { envelope: { code: '5000', message: '문제가 생겼어요.' }, expected: '문제가 생겼어요.' },
    { envelope: { code: '5000', message: '' }, expected: '팝업 정보를 가져오는데 실패했습니다' },
  ]) {
    await page.route(popupCall, refusal(500, envelope));
    await shop.open('home');
    await expect(notice(page)).toContainText(expected);
    await notice(page).getByRole('button', { name: '확인' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.unroute(popupCall);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click();
  await expect(page).not.toHaveURL(shop.url('home'));
  await expect(notice(page)).toHaveCount(0);
});

// R8.08
test('a layout that fails to load is announced in the server’s words or the fallback, over a page with a retry', {
  tag: '@mobile',
}, async ({ page, shop }) => {
  for (const { envelope, expected } of [
    { envelope: { code: '5030', message: '점검하고 있어요.' }, expected: '점검하고 있어요.' },
    { envelope: { code: '5000', message: '' }, expected: '정보를 가져오는데 실패했습니다' },
  ]) {
    await page.route(layoutCall, refusal(500, envelope));
    await shop.open('home');
    await expect(notice(page)).toContainText(expected);
    await notice(page).getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('화면을 보여 드리지 못했어요');
    expect(shop.takeConsoleErrors(), 'the error is reported').not.toEqual([]);
    await page.unroute(layoutCall);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveURL(shop.url('home'));
    await expect(notice(page)).toHaveCount(0);
  }
});

// R8.07
test('a reply whose code is not 0000 is an error, whatever its status', { tag: '@desktop' }, async ({ page, shop }) => {
  const postsCall = '**/boards/CM00404/posts?*';
  await page.route(postsCall, refusal(200, { code: '4040', message: '공지를 찾지 못했어요.', data: null }));
  await shop.open('board/boardList?tp=CM00404&page=1');
  const main = page.getByRole('main');
  await expect(main).toContainText('공지를 찾지 못했어요.');
  await page.unroute(postsCall);
  const reply = page.waitForResponse(postsCall);
  await main.getByRole('button', { name: '다시 시도' }).click();
  expect((await (await reply).json()).code).toBe('0000');
  await expect(main.getByRole('link').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(main).not.toContainText('공지를 찾지 못했어요.');
});

// R8.06
test('a page without a network says so in place of its content', { tag: '@mobile' }, async ({ page, shop }) => {
  await page.route('**/boards/CM00404/posts?*', (route) => route.abort());
  await shop.open('board/boardList?tp=CM00404&page=1');
  await expect(page.getByRole('main')).toContainText('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('a page whose code does not load', () => {
  const phonesLink = (page: Page) => page.getByRole('link', { name: '휴대폰', exact: true });
  const openPhones = (page: Page) => phonesLink(page).click();
  const phones = (page: Page) => page.getByRole('main').getByRole('article');

  // The menu is loaded first: losing the network earlier would also lose the link.
  test.beforeEach(async ({ page, shop }) => {
    await shop.open('home');
    await expect(phonesLink(page)).toBeVisible();
  });

  // R8.06
  test('says so without a network, and loads with a retry', async ({ page, shop, context }) => {
    await context.setOffline(true);
    await openPhones(page);
    await expect(page.getByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('화면을 보여 드리지 못했어요');
    await context.setOffline(false);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(phones(page).first()).toBeVisible();
    shop.takeConsoleErrors();
  });

  test('reloads automatically when a new deployment has removed its files', async ({ page, shop }) => {
    let isOfToday = false;
    await page.route('**/assets/*', (route) => (isOfToday ? route.continue() : route.fulfill({ status: 404 })));
    page.on('request', (request) => {
      isOfToday ||= request.isNavigationRequest();
    });
    await openPhones(page);
    await expect(phones(page).first()).toBeVisible();
    shop.takeConsoleErrors();
  });

  test('reloads once, and then waits for a retry', async ({ page, shop }) => {
    await page.reload();
    await expect(phonesLink(page)).toBeVisible();
    await shop.untilAlive();
    await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
    await openPhones(page);
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
    shop.takeConsoleErrors();
  });
});

test('a page whose first script is gone reloads once, and then says so; with its script back it works again', async ({
  page,
  shop,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(shop.url('home'));
  await expect(page.getByText('화면을 불러오지 못했어요.')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  shop.takeConsoleErrors();
});

// R8.06
test('without a network a menu does not open and a favourite is reverted, each with the reason, and the page stays', async ({
  page,
  shop,
  context,
}) => {
  const word = page.getByRole('status').filter({ hasText: '네트워크 오류입니다. 나중에 다시 시도해 주세요.' });
  const menu = page.getByRole('button', { name: shop.isMobile ? '메뉴' : '전체메뉴', exact: true });
  const panel = page.getByRole(shop.isMobile ? 'dialog' : 'navigation', { name: /^전체 ?메뉴$/ });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /찜하기$/, pressed: false })
    .first();
  await shop.open('goods/goodsList?ctgNo=13');
  await expect(heart).toBeVisible();

  await context.setOffline(true);
  await heart.click();
  await expect(word).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await menu.click();
  await expect(word.getByRole('button', { name: '새로고침' })).toBeVisible();
  await expect(panel).toHaveCount(0);

  await context.setOffline(false);
  await word.getByRole('button', { name: '새로고침' }).click();
  await expect(word).toHaveCount(0);
  await menu.click();
  await expect(panel.getByRole('link').nth(3)).toBeVisible();
  shop.takeConsoleErrors();
});

// R2.18
test.describe('a page that cannot be rendered', () => {
  const detailCall = '**/exhibitions/*';
  const errorTitle = '화면을 보여 드리지 못했어요';

  test.beforeEach(async ({ page, shop }) => {
    // Our server never sends this: a period without a last day.
    const card = { exhibitionNo: 1, title: '', startsOn: '2026-11-01', endsOn: null };
    const data = { card, state: 'open', description: '', noticeLines: [], sections: [] };
    await page.route(detailCall, (route) => route.fulfill({ json: { code: '0000', message: '', data } }));
    await shop.open('exhibition/listExhibition');
    await page.getByRole('main').locator('a[href*="/detailExhibition/"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible();
    expect(shop.takeConsoleErrors(), 'the error is reported').not.toEqual([]);
  });

  // R2.18
  test('shows the error page inside the mall, with a retry', async ({ page }) => {
    await expect(page.getByText('잠시 뒤에 다시 시도해 주세요.')).toBeVisible();
    await page.unroute(detailCall);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText('마감까지')).toBeVisible();
    await expect(page.getByText(errorTitle)).toHaveCount(0);
  });

  // R2.18
  test('leads home', { tag: '@desktop' }, async ({ page, shop, isMobile }) => {
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'home'));
  });
});

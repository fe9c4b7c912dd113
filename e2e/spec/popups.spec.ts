import type { Page, Route } from '@playwright/test';
import type { MallUrl } from '../support/malls.ts';
import { expect, test } from '../support/test.ts';

const mall: MallUrl = 'hanul';
const popups = (page: Page) => page.getByRole('region', { name: '팝업' });
const popupCall = '**/layout/popup?*';

test('R9.09 닫기 shuts a window popup until the page is loaded again, 7일간 보지 않기 keeps it shut over that', async ({
  page,
  shop,
}) => {
  await shop.signIn({ mall });
  await shop.open('home', { mall });
  await expect(popups(page)).toBeVisible();
  await expect(popups(page).getByRole('heading').last()).not.toBeEmpty();
  await popups(page).getByRole('button', { name: '닫기' }).click();
  await expect(popups(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click();
  await expect(page).not.toHaveURL(shop.url('home', { mall }));
  await expect(popups(page)).toHaveCount(0);
  await page.reload();
  await expect(popups(page)).toBeVisible();
  // Nobody is talked to where one pays.
  const paying = page.waitForResponse(popupCall);
  await shop.open('order/orderSheet', { mall });
  await paying;
  await expect(page.getByRole('button', { name: /원 결제하기$/ })).toBeVisible();
  await expect(popups(page)).toHaveCount(0);
  await shop.open('home', { mall });
  // For how long, is hidden-popups.test.ts's to prove.
  await popups(page).getByRole('button', { name: '7일간 보지 않기' }).click();
  await expect(popups(page)).toHaveCount(0);
  const reply = page.waitForResponse(popupCall);
  await page.reload();
  await reply;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(popups(page)).toHaveCount(0);
});

test('R9.09 a mall without one shows none', { tag: '@mobile' }, async ({ page, shop }) => {
  await shop.signIn();
  const reply = page.waitForResponse(popupCall);
  await shop.open('home');
  const types = ((await (await reply).json()).data as { popType: string }[]).map(({ popType }) => popType);
  expect(new Set(types)).toEqual(new Set(['DP01802']));
  await expect(page.getByRole('region', { name: '공지 배너' })).toBeVisible();
  await expect(popups(page)).toHaveCount(0);
});

test('R3.05 an operator’s popup runs no script and takes nobody elsewhere', { tag: '@desktop' }, async ({
  page,
  shop,
}) => {
  // The server cleans what it stores; here is what would come if it had not.
  const popHtml = `<h3>공지</h3><img src="/nowhere.png" alt="" onerror="window.hasRun = true">
    <script>window.hasRun = true</script><a href="javascript:window.hasRun = true">자세히</a>
    <iframe src="/"></iframe><form action="/"><input name="password"></form>`;
  const answer = (route: Route) =>
    route.fulfill({
      json: { code: '0000', message: '', data: [{ popSeq: 900, popType: 'DP01801', popHtml, url: '' }] },
    });
  shop.allowRefusals();
  await page.route(popupCall, answer);
  await shop.signIn();
  await shop.open('home');
  await expect(popups(page).getByRole('heading', { name: '공지' })).toBeVisible();
  await popups(page).getByText('자세히').click();
  await expect(popups(page).getByText('자세히')).not.toHaveAttribute('href');
  await expect(popups(page).locator('script, iframe, form, input, [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  // The browser tells that it would not have run the handler either.
  for (const error of shop.takeConsoleErrors()) expect(error).toContain('Content Security Policy');
});

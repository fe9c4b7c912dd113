import type { Page, Route } from '@playwright/test';
import type { MallUrl } from '../support/malls.ts';
import { expect, test } from '../support/test.ts';

const mall: MallUrl = 'hanul';
const popups = (page: Page) => page.getByRole('region', { name: '팝업' });
const popupCall = '**/layout/popup?*';

/** Pages for paying, applying or writing; no popup covers them. */
const busyPages = {
  desktop: ['order/orderSheet', 'myshop/formMyQuestion', 'myshop/checkPassword', 'updatePasswordForm', 'order/cart'],
  mobile: ['order/orderSheet', 'myQuestion/formMyQuestion', 'myShop/modMemInfoPwConfirm', 'withdrawal'],
};

// R9.09
test('a window popup that is closed stays closed for the visit, 7일간 보지 않기 keeps it closed over that', async ({
  page,
  shop,
}) => {
  const reopen = async () => {
    const reply = page.waitForResponse(popupCall);
    await page.reload();
    await reply;
    await expect(page.getByRole('contentinfo')).toBeVisible();
  };
  const beginVisitAnew = () => page.evaluate(() => sessionStorage.clear());
  await shop.signIn({ mall });
  await shop.open('home', { mall });
  await expect(popups(page)).toBeVisible();
  await expect(popups(page).getByRole('heading').last()).not.toBeEmpty();
  await popups(page).getByRole('button', { name: '닫기' }).click();
  await expect(popups(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click();
  await expect(page).not.toHaveURL(shop.url('home', { mall }));
  await expect(popups(page)).toHaveCount(0);
  await reopen();
  await expect(popups(page)).toHaveCount(0);
  await beginVisitAnew();
  await reopen();
  await expect(popups(page)).toBeVisible();
  // hidden-popups.test.ts proves the number of days.
  await popups(page).getByRole('button', { name: '7일간 보지 않기' }).click();
  await expect(popups(page)).toHaveCount(0);
  await beginVisitAnew();
  await reopen();
  await expect(popups(page)).toHaveCount(0);
});

// R9.09
test('no popup appears on pages for paying, applying, writing or the account', async ({ page, shop, isMobile }) => {
  // There is no draft for this phone yet, which the API reports with 404.
  shop.allowRefusals();
  await shop.signIn({ mall });
  await shop.open('goods/goodsList', { mall });
  await expect(popups(page)).toBeVisible();
  const phone = page.getByRole('main').locator('a[href*="/goods/detailWireless"]').first();
  const number = new URL((await phone.getAttribute('href')) ?? '', page.url()).searchParams.get('gdsGrpNo');
  const application = `${isMobile ? 'goods' : 'order'}/orderWireless/join/${number}`;
  for (const address of [application, ...busyPages[isMobile ? 'mobile' : 'desktop']]) {
    const reply = page.waitForResponse(popupCall);
    await shop.open(address, { mall });
    await reply;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(popups(page), address).toHaveCount(0);
  }
});

// R9.09
test('a mall without one shows none', { tag: '@mobile' }, async ({ page, shop }) => {
  await shop.signIn();
  const reply = page.waitForResponse(popupCall);
  await shop.open('home');
  const types = ((await (await reply).json()).data as { popType: string }[]).map(({ popType }) => popType);
  expect(new Set(types)).toEqual(new Set(['DP01802']));
  await expect(page.getByRole('region', { name: '공지 배너' })).toBeVisible();
  await expect(popups(page)).toHaveCount(0);
});

// R3.05
test('an operator’s popup runs no script and navigates nowhere', { tag: '@desktop' }, async ({ page, shop }) => {
  // The server sanitises what it stores; this is what would be sent otherwise.
  const popHtml = `<h3>공지</h3><img src="/nowhere.png" alt="" onerror="window.hasRun = true">
    <script>window.hasRun = true</script><a href="javascript:window.hasRun = true">자세히</a>
    <iframe src="/"></iframe><form action="/"><input name="password"></form>`;
  const respond = (route: Route) =>
    route.fulfill({
      json: { code: '0000', message: '', data: [{ popSeq: 900, popType: 'DP01801', popHtml, url: '' }] },
    });
  shop.allowRefusals();
  await page.route(popupCall, respond);
  await shop.signIn();
  await shop.open('home');
  await expect(popups(page).getByRole('heading', { name: '공지' })).toBeVisible();
  await popups(page).getByText('자세히').click();
  await expect(popups(page).getByText('자세히')).not.toHaveAttribute('href');
  await expect(popups(page).locator('script, iframe, form, input, [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  // The browser reports that it would not have run the handler either.
  for (const error of shop.takeConsoleErrors()) expect(error).toContain('Content Security Policy');
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Holds back the page's scripts until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, input, form button[type=submit]')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.localName, x, y, width, height];
    }),
  );

/** The position of home's top and of the bar below it, in the prerendered page or in the real one. */
const topOfHome = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('#first-paint') ?? document.body;
    const top = [
      'header',
      'header a',
      '[aria-roledescription=carousel]',
      'h2',
      'h2 + p',
      '[aria-label=바로가기]',
      '[aria-label="하단 메뉴"]',
    ];
    return top.map((part) => {
      const { x, y, width, height } = shown.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [part, x, y, width, height].map((value) => (typeof value === 'number' ? Math.round(value) : value));
    });
  });

/** The sections of home at the moment when it replaces the prerendered page. */
const noteFirstSections = `new MutationObserver(() => {
  if (document.querySelector('#first-paint')) return;
  globalThis.firstSections ??= [...document.querySelectorAll('#root main section')].map((part) => part.ariaLabel);
}).observe(document.body, { childList: true, subtree: true })`;

test('the login page is visible before its scripts have loaded, takes no input yet, and does not move when it is hydrated', async ({
  page,
  shop,
}) => {
  const release = await holdScripts(page);
  await page.goto(shop.url('login'), { waitUntil: 'commit' });
  await expect(page.locator('#first-paint h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const id = page.getByLabel('아이디', { exact: true });
  await expect(id).toBeDisabled();
  await id.focus();
  await expect(id).not.toBeFocused();
  const before = await placesOf(page);

  release();
  await shop.untilAlive();
  await expect(id).toBeEnabled();
  expect(await placesOf(page)).toEqual(before);
  await shop.submitLogin('demo');
  await expect(page).toHaveURL(/\/home$/);
});

test('a mall that cannot be opened says so instead of the prerendered login page', async ({ page, shop }) => {
  await page.route(/\/pre\/layout\/login/, (route) => route.abort());
  await page.goto(shop.url('login'));
  await expect(page.getByRole('heading', { name: '화면을 보여 드리지 못했어요' })).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  shop.takeConsoleErrors();
});

test('a member sees the phone’s home before its scripts have loaded, without a closed banner, and all of it stays where it is @mobile', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  await shop.open('home');
  const prerendered = page.locator('#first-paint');
  await page.getByRole('button', { name: '오늘 그만 보기' }).click();
  const release = await holdScripts(page);
  await page.goto(shop.url('home'), { waitUntil: 'commit' });
  await expect(prerendered.locator('h2').first()).toBeVisible();
  await expect(prerendered.locator('[data-popup]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const before = await topOfHome(page);
  await page.evaluate(noteFirstSections);

  release();
  await shop.untilAlive();
  await expect(page.getByRole('link', { name: /장바구니/ })).toBeVisible();
  expect(await topOfHome(page)).toEqual(before);
  // The parts below are rendered later, so that a tap is handled in between.
  expect(await page.evaluate('firstSections')).toEqual(['주요 기획전']);
  await expect(page.getByRole('main').getByRole('region').nth(4)).toBeAttached();
});

test('a home that waits for its corners can soon be left by its menus @mobile', async ({ page, shop }) => {
  await shop.signIn();
  const { promise: never } = Promise.withResolvers<void>();
  await page.route(/\/layout\/corner/, () => never);
  await shop.open('home');
  await page.getByRole('link', { name: '휴대폰', exact: true }).click();
  await expect(page).toHaveURL(/goodsList\?ctgNo=10$/);
});

test('a page closed to this visitor, or one that redirects them, shows nothing before its scripts @mobile', async ({
  page,
  shop,
}) => {
  const release = await holdScripts(page);
  const isPrerendered = async (path: string) => {
    await page.goto(shop.url(path), { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.querySelector<HTMLTemplateElement>('#waiting')?.content.childElementCount === 0,
    );
    return page.locator('#first-paint').isVisible();
  };
  expect(await isPrerendered('login')).toBe(true);
  expect(await isPrerendered('home')).toBe(false);
  release();
  await shop.open('login');
  await shop.submitLogin('demo');
  await expect(page).toHaveURL(/\/home$/);
  const releaseAgain = await holdScripts(page);
  expect(await isPrerendered('home')).toBe(true);
  expect(await isPrerendered('login')).toBe(false);
  releaseAgain();
  await expect(page).toHaveURL(/\/home$/);
});

test('no member’s own page is prerendered, nor login in a mall that signs its visitors in automatically', async ({
  page,
  shop,
}) => {
  const htmlOf = async (address: string) => (await page.goto(address))?.text();
  expect(await htmlOf(shop.url('login'))).toContain('id="first-paint"');
  expect(await htmlOf(shop.url('updatePasswordForm'))).not.toContain('id="first-paint"');
  if (!shop.isMobile) expect(await htmlOf(shop.url('home'))).not.toContain('id="first-paint"');
  expect(await htmlOf(shop.url('login', { mall: 'gamnamu' }))).not.toContain('id="first-paint"');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a browser without scripts is told to enable them, above the prerendered page', async ({ page, shop }) => {
    await page.goto(shop.url('login'));
    const levelOf = (selector: string) =>
      page.locator(selector).evaluate((part) => Number(getComputedStyle(part).zIndex));
    expect(await levelOf('noscript')).toBeGreaterThan(await levelOf('#first-paint'));
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Keeps the page's scripts back until they are let through. */
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

test('the login page is seen before its scripts have come, takes nothing yet, and stays where it is when it comes alive', async ({
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

test('a mall that cannot be opened says so instead of the login page that was drawn', async ({ page, shop }) => {
  await page.route(/\/pre\/layout\/login/, (route) => route.abort());
  await page.goto(shop.url('login'));
  await expect(page.getByRole('heading', { name: '화면을 보여 드리지 못했어요' })).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  shop.takeConsoleErrors();
});

test('nothing is drawn ahead of a member’s page, or in a mall that signs its visitors in by itself', async ({
  page,
  shop,
}) => {
  const htmlOf = async (address: string) => (await page.goto(address))?.text();
  expect(await htmlOf(shop.url('login'))).toContain('id="first-paint"');
  expect(await htmlOf(shop.url('home'))).not.toContain('id="first-paint"');
  expect(await htmlOf(shop.url('login', { mall: 'gamnamu' }))).not.toContain('id="first-paint"');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a browser that runs no scripts is told that it must, above the page that is drawn', async ({ page, shop }) => {
    await page.goto(shop.url('login'));
    const levelOf = (selector: string) =>
      page.locator(selector).evaluate((part) => Number(getComputedStyle(part).zIndex));
    expect(await levelOf('noscript')).toBeGreaterThan(await levelOf('#first-paint'));
  });
});

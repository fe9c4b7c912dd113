import { screenPath } from '@mall/domain/screens/screen-path';
import type { Page } from '@playwright/test';
import { test } from '../support/basket.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

// Decision record 42. The service worker is active here; all other tests disable it.
test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('status').getByText('인터넷 연결이 끊겼어요');
const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: '인터넷 연결이 끊겼어요' });

/** Everything in the browser's caches, by address. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const { url, headers } of await store.keys()) {
        const text = /\/(assets|images|theme)\//.test(url) ? '' : await (await store.match(url))?.text();
        found[`${name} ${url}`] = `${text} ${headers.get('authorization') ?? ''}`;
      }
    }
    return found;
  });

/** Waits until the open page, its shell and one of its reads are cached. */
const untilKept = (page: Page, read: string) =>
  expect
    .poll(async () => {
      const addresses = Object.keys(await stored(page));
      const kept = [`${page.url()}`, '/shell-', '/offline.js', read];
      return kept.filter((part) => !addresses.some((address) => address.includes(part)));
    })
    .toEqual([]);

/** The mark lives as long as the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a page seen before opens offline, says so, and refetches automatically when online', async ({
  page,
  shop,
  shopper: _,
  context,
}) => {
  await shop.open('goods/goodsList?ctgNo=13');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await untilKept(page, '/products/list/goods');
  const first = await cards.first().getByRole('heading').textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(cards.first()).toContainText(first ?? 'none');
  await expect(notice(page)).toBeVisible();
  await mark(page);

  const again = page.waitForResponse((reply) => reply.url().includes('/products/list/goods') && reply.ok());
  await context.setOffline(false);
  await again;
  await expect(notice(page)).toHaveCount(0);
  expect(await isMarked(page), 'the document is the same').toBe(true);
  shop.takeConsoleErrors();
});

test('an unseen page shows the mall’s offline page with what was seen, and opens automatically when online', async ({
  page,
  shop,
  shopper: _,
  context,
}) => {
  await shop.open('goods/goodsList?ctgNo=13');
  await untilKept(page, '/products/list/goods');
  const seen = page.url();
  const title = (await page.title()).split(' | ')[0] ?? '';

  await context.setOffline(true);
  await page.goto(shop.url('goods/goodsList?ctgNo=12'));
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true }).first()).toHaveAttribute('href', seen);
  const brand = await page
    .getByRole('button', { name: '다시 시도' })
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(brand, 'the colour of its theme').toBe('rgb(31, 85, 229)');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('status')).toHaveText('아직 연결되지 않았어요.');

  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  shop.takeConsoleErrors();
});

test('the offline page shows seen goods with picture, price and its time, and none after sign-out', async ({
  page,
  shop,
  shopper,
  context,
}) => {
  const { card } = await goodsNamed(shopper, '노이즈캔슬링 무선 헤드폰 H700');
  const goods = shop.at({ screen: 'goodsDetail', goodsNo: card.goodsGroupNo });
  await shop.open(goods);
  await untilKept(page, `/products/goods/${card.goodsGroupNo}`);
  await untilKept(page, `/images/${card.image}.`);
  const broken = () =>
    page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src));
  const line = page.getByRole('link').filter({ hasText: card.name });

  await context.setOffline(true);
  await page.goto(shop.url('goods/goodsList?ctgNo=12'));
  await expect(line).toContainText(`${card.salePrice.toLocaleString('ko-KR')}원`);
  await expect(line).toContainText(/\d{2}:\d{2} 기준/);
  await expect(line).toHaveAttribute('href', shop.url(goods));
  await expect(line.locator('img')).toBeVisible();
  await expect(page.locator('.notice img'), 'whatever other pictures were seen since').toBeVisible();
  expect(await broken()).toEqual([]);

  // Another tab signs out: the open page sends no request.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('mall-session-')) await caches.delete(name);
  });
  await page.reload();
  await expect(offlineTitle(page)).toBeVisible();
  await expect(line).toHaveCount(0);
  await context.setOffline(false);
  shop.takeConsoleErrors();
});

test('nothing of a session stays when it ends: neither its orders nor that they were seen', {
  tag: '@desktop',
}, async ({ page, shop, context }) => {
  await shop.signIn();
  const orders = screenPath({ screen: 'orderList' }, 'pc').slice(1);
  await shop.open(orders);
  const order = page.getByRole('article', { name: /^주문번호 / }).first();
  const orderNo = /\d+$/.exec((await order.getAttribute('aria-label')) ?? '')?.[0] ?? 'none';
  await untilKept(page, '/api/v1/mall/orders');
  const before = Object.entries(await stored(page));
  expect(
    before.some(([, text]) => text.includes(orderNo)),
    'the order is kept',
  ).toBe(true);
  expect(
    before.filter(([, text]) => /Bearer|eyJ/.test(text)),
    'no token lies in a store',
  ).toEqual([]);

  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = async () =>
    Object.entries(await stored(page)).filter(
      ([name, text]) => name.startsWith('mall-session-') || text.includes(orderNo),
    );
  await expect.poll(left).toEqual([]);

  await context.setOffline(true);
  await page.goto(shop.url(orders));
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page.getByText(orderNo)).toHaveCount(0);
  await context.setOffline(false);
  shop.takeConsoleErrors();
});

test('another member signing in in the same browser finds nothing of the previous one', { tag: '@mobile' }, async ({
  page,
  shop,
  context,
}) => {
  await shop.signIn();
  const orders = screenPath({ screen: 'orderList' }, 'mobile').slice(1);
  await shop.open(orders);
  await untilKept(page, '/api/v1/mall/orders');
  const stores = async () =>
    new Set(Object.keys(await stored(page)).flatMap((name) => /^mall-session-\S+/.exec(name) ?? []));
  const [first] = await stores();

  // As if the browser had been closed during the session.
  const other = await context.newPage();
  await page.close();
  await other.goto(shop.url('login'));
  await other.evaluate(() => localStorage.clear());
  await other.reload();
  await other.getByLabel('아이디', { exact: true }).fill('shopper-7');
  await other.getByLabel('비밀번호', { exact: true }).fill('Demo!2026');
  await other.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(other).toHaveURL(shop.url('home'));
  await expect
    .poll(async () => Object.keys(await stored(other)).filter((name) => name.startsWith(`${first} `)))
    .toEqual([]);
});

test('requests that failed offline are repeated automatically when online, and typed text stays', async ({
  page,
  shop,
  shopper: _,
  context,
}) => {
  await shop.open(shop.at({ screen: 'questionForm' }));
  await page.getByLabel('제목').fill('언제 오나요?');
  await untilKept(page, '/users/info');
  await mark(page);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.getByLabel('내용').fill('낮에는 집에 없어요.');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByLabel('제목')).toHaveValue('언제 오나요?');
  await expect(page.getByLabel('내용')).toHaveValue('낮에는 집에 없어요.');
  expect(await isMarked(page), 'the document is the same').toBe(true);
  shop.takeConsoleErrors();
});

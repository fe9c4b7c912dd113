import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The scripts and styles, or the font files, that a page requests from now on. */
function watchFiles(page: Page, kind = 'js|css'): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (new RegExp(`^/assets/.*\\.(${kind})$`).test(pathname)) files.add(pathname);
  });
  return files;
}

const namedIn = (html: string) =>
  new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)].map(([, file]) => file));

test('the HTML of a page names all scripts and styles of its start; only the rarer characters of its font load later', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  for (const path of ['home', 'goods/goodsList?ctgNo=12']) {
    const requested = watchFiles(page);
    const fonts = watchFiles(page, 'woff2');
    const response = await page.goto(shop.url(path));
    const named = namedIn((await response?.text()) ?? '');
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    const late = () => [...requested].filter((file) => !named.has(file));
    // Files loaded three seconds later (src/later.ts): its script, its style, the fonts, and after home the list of all other pages' files.
    const scripts = path === 'home' ? ['.js', '.js'] : ['.js'];
    await expect.poll(() => late().map(extname).sort(), path).toEqual(['.css', '.css', ...scripts]);
    const read = (file: string) => page.evaluate(async (address) => (await fetch(address)).text(), file);
    expect((await Promise.all(late().map(read))).join(), path).toContain('@font-face');
    await page.evaluate(() => document.fonts.ready);
    const namedFonts = [...named].filter((file) => file?.endsWith('.woff2'));
    // The phone's home is prerendered, and starts with fewer.
    expect(namedFonts, path).toHaveLength(shop.isMobile && path === 'home' ? 1 : 2);
    expect(new Set([...fonts].slice(0, namedFonts.length)), path).toEqual(new Set(namedFonts));
    expect(fonts.size, path).toBeLessThan(6);
  }
});

test('before signing in, one font file is enough', async ({ page, shop }) => {
  const fonts = watchFiles(page, 'woff2');
  const pages = shop.isMobile ? ['intro', 'login'] : ['login'];
  for (const mall of ['familyshop', 'keep'] as const) {
    for (const path of pages) {
      await shop.open(path, { mall });
      await page.evaluate(() => document.fonts.ready);
    }
  }
  expect([...fonts]).toHaveLength(1);
});

/** Records each use of functions that load the browser's language tables. */
const noteLanguageTables = `(() => {
  globalThis.usedTables = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules']) {
    Intl[name] = new Proxy(Intl[name], {
      construct: (made, given) => (usedTables.push(name), Reflect.construct(made, given)),
      apply: (made, self, given) => (usedTables.push(name), Reflect.apply(made, self, given)),
    });
  }
  for (const made of [Number, Date]) {
    const { toLocaleString } = made.prototype;
    made.prototype.toLocaleString = function (...given) {
      usedTables.push(made.name);
      return toLocaleString.apply(this, given);
    };
  }
})()`;

test('home formats prices and days without the browser’s language tables, whose first use blocks a phone for a fifth of a second', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  await page.addInitScript(noteLanguageTables);
  await shop.open('home');
  await expect(
    page
      .getByRole('main')
      .getByText(/\d,\d{3}원/)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate('usedTables')).toEqual([]);
});

test('a page whose scripts are gone, as after a new release, reloads once, works when they are there again, and otherwise says so', async ({
  page,
  shop,
}) => {
  shop.allowRefusals();
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  const scripts = /\/assets\/[^/]+\.js$/;
  await page.route(scripts, async (route) => (documents === 1 ? route.fulfill({ status: 404 }) : route.continue()));
  await shop.open('login');
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeEnabled();
  await expect.poll(() => documents).toBe(2);

  // Within a minute it does not reload again.
  await page.unroute(scripts);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText('화면을 불러오지 못했어요. 잠시 뒤에 새로 고침해 주세요.')).toBeVisible();
  expect(documents).toBe(3);
});

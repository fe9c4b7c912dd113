import type { Browser, Page } from '@playwright/test';
import { successCode } from '../../packages/contracts/src/envelope.ts';
import { getPriceBook } from '../../packages/contracts/src/wireless-prices.ts';
import { signIn } from './first-loads.ts';
import { makeBook } from './phone-list.ts';
import { answerOf, newPage, openBrowser, percentiles, sites, slowDown, type Visit, workedSoFar } from './slow-page.ts';

const presses = 100;
const warmUp = 10;

const groups = ['데이터', '할부 기간', '할인 방법'];

/**
 * The cost of a press on the conditions above a list of phones in the browser, on a processor so many times slower: how
 * long until the press is visible, until the list is visible in its new order, and how long the thread works until the
 * address has changed too. Once with the phones of the demo mall, once with 500.
 */
export async function printConditionPresses(origin: string, timesSlower: number): Promise<void> {
  const browser = await openBrowser();
  const member = await signIn(browser, origin);
  console.log(`${presses} presses on the conditions on a processor ${timesSlower} times slower`);
  for (const isLarge of [false, true]) {
    for (const site of sites) {
      const page = await openPhones(browser, { origin, site, member }, isLarge);
      const times = await measurePresses(page, timesSlower);
      console.log(`${site.name}, ${isLarge ? '500 phones' : 'demo'}: seen after ${percentiles(times.seen, 0.95)}`);
      console.log(
        `  the list after ${percentiles(times.listed, 0.95)}; the thread is at work for ${percentiles(times.worked, 0.95)}`,
      );
      await page.context().close();
    }
  }
}

async function openPhones(browser: Browser, visit: Visit, isLarge: boolean): Promise<Page> {
  const page = await newPage(browser, visit);
  if (isLarge) await serveMany(page);
  await page.goto(`${visit.origin}${visit.site.path}/goods/goodsList?ctgNo=10`);
  await page.getByRole('button', { name: '가장 낮은 월 납부액부터 보기' }).click();
  await page.getByText('조건이 같아요.').waitFor();
  await page.getByRole('button', { name: /^(모두 )?바꾸기$/ }).click();
  await page.getByRole('dialog', { name: '내 조건' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function measurePresses(page: Page, timesSlower: number) {
  const session = await slowDown(page, timesSlower);
  const times = { seen: [] as number[], listed: [] as number[], worked: [] as number[] };
  for (let number = -warmUp; number < presses; number += 1) {
    const before = await workedSoFar(session);
    const { seen, listed } = await page.evaluate<Press>(pressNext(groups[Math.abs(number) % groups.length] ?? ''));
    if (number < 0) continue;
    times.seen.push(seen);
    times.listed.push(listed);
    times.worked.push((await workedSoFar(session)) - before);
  }
  return times;
}

/** Milliseconds since the press. */
type Press = { readonly seen: number; readonly listed: number };

// Text, because scripts are type-checked without the DOM.
/** Presses the next tile of a group; resolves once the list and the address have changed and the page is idle. */
const pressNext = (group: string) => `new Promise((resolve) => {
  const tiles = [...document.querySelectorAll('[role=dialog] [role=radiogroup][aria-label="${group}"] input')];
  const terms = () => [...document.querySelectorAll('main p')].find((p) => p.textContent.startsWith('조건이 같아요')).textContent;
  const [address, known] = [location.href, terms()];
  const idle = (then) => requestIdleCallback(() => (location.href === address ? idle(then) : requestIdleCallback(then)));
  // The list counts only if it was there before the paint, not if it came after it.
  const afterPaint = (then) => requestAnimationFrame(() => {
    const isListed = terms() !== known;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(isListed);
    channel.port2.postMessage(0);
  });
  const start = performance.now();
  let seen;
  const look = () => afterPaint((isListed) => {
    const now = performance.now() - start;
    seen ??= now;
    if (!isListed) look();
    else idle(() => resolve({ seen, listed: now }));
  });
  tiles[(tiles.findIndex(({ checked }) => checked) + 1) % tiles.length].click();
  look();
})`;

/** As many phones as a mall may have, copied from its own. */
async function serveMany(page: Page): Promise<void> {
  const book = makeBook();
  await page.route('**/api/v1/mall/products/wireless-prices?*', (route) =>
    route.fulfill({ json: { code: successCode, message: '', data: getPriceBook.data.encode(book) } }),
  );
  await page.route('**/api/v1/mall/products/wireless', async (route) => {
    const { response, envelope } = await answerOf<{ ncpList: object[] }>(route);
    const own = envelope.data.ncpList;
    const ncpList = book.phones.map(({ goodsGroupNo }, index) => ({
      ...own[index % own.length],
      ...{ gdsGrpNo: goodsGroupNo, gdsGrpNm: `휴대폰 ${index}` },
    }));
    await route.fulfill({ response, json: { ...envelope, data: { ncpList } } });
  });
}

import type { Browser, Page, Route } from '@playwright/test';
import { joinTypes } from '../../packages/contracts/src/wireless-codes.ts';
import type { DeviceSupport, WirelessDetail } from '../../packages/contracts/src/wireless-detail.ts';
import { firstPhoneNo, signIn } from './first-loads.ts';
import {
  answerOf,
  newPage,
  openBrowser,
  percentiles,
  sites,
  slowDown,
  timesSlower,
  type Visit,
  workedSoFar,
} from './slow-page.ts';

const planCount = 84;
const memoryNames = ['64GB', '128GB', '256GB', '512GB', '1TB', '2TB', '4TB', '8TB'];
const choices = 200;
const warmUp = 20;

/**
 * The cost of one choice on a phone's page in the browser, with 2,016 rows of support (84 plans, 8 sizes, 3 joining types) and a processor
 * four times slower: how long until the new amounts are in the document, until layout is done, and how long the thread works
 * until it is idle again, including the change of the address and the costs of leaving.
 */
export async function printRepricing(origin: string): Promise<void> {
  const browser = await openBrowser();
  const member = await signIn(browser, origin);
  console.log(`${choices} choices on a processor ${timesSlower} times slower`);
  for (const site of sites) {
    const page = await openPhone(browser, { origin, site, member });
    const { changed, laidOut, worked } = await measureChoices(page);
    console.log(`${site.name}: the new amounts are in the page after ${percentiles(changed, 0.99)}`);
    console.log(
      `  laid out after ${percentiles(laidOut, 0.99)}; the thread is at work for ${percentiles(worked, 0.99)}`,
    );
    await page.context().close();
  }
}

async function openPhone(browser: Browser, visit: Visit): Promise<Page> {
  const { origin, site } = visit;
  const page = await newPage(browser, visit);
  await page.route('**/api/v1/mall/products/wireless/HP*', responseWithManyRows);
  await page.goto(`${origin}${site.path}/home`);
  const phoneNo = await page.evaluate<string>(firstPhoneNo);
  await page.goto(`${origin}${site.path}/goods/detailWireless?gdsGrpNo=${phoneNo}`);
  await page.getByRole('radiogroup', { name: '용량' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function measureChoices(page: Page) {
  const session = await slowDown(page);
  const changed: number[] = [];
  const laidOut: number[] = [];
  const worked: number[] = [];
  for (let number = -warmUp; number < choices; number += 1) {
    const before = await workedSoFar(session);
    const times = await page.evaluate<Choice>(chooseNext(number % 2 === 0 ? '용량' : '가입 방법'));
    if (number < 0) continue;
    changed.push(times.changed);
    laidOut.push(times.laidOut);
    worked.push((await workedSoFar(session)) - before);
  }
  return { changed, laidOut, worked };
}

// Text, because scripts are type-checked without the DOM.
/** Milliseconds since the click. */
type Choice = { readonly changed: number; readonly laidOut: number };

/** Chooses the next tile of a group; resolves once the address has changed and the page is idle. */
const chooseNext = (group: string) => `new Promise((resolve) => {
  const tiles = [...document.querySelectorAll('[role=radiogroup][aria-label="${group}"] input')];
  const address = location.href;
  const settle = (whenSettled) =>
    requestIdleCallback(() => (location.href === address ? settle(whenSettled) : requestIdleCallback(whenSettled)));
  const start = performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    const changed = performance.now() - start;
    document.body.getBoundingClientRect();
    const laidOut = performance.now() - start;
    requestAnimationFrame(() => settle(() => resolve({ changed, laidOut })));
  });
  observer.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  tiles[(tiles.findIndex(({ checked }) => checked) + 1) % tiles.length].click();
})`;

/** The phone's own response with more plans and sizes, and a row of support for each combination. */
async function responseWithManyRows(route: Route): Promise<void> {
  const { response, envelope } = await answerOf<WirelessDetail>(route);
  const { data } = envelope;
  const [memory, plan] = [data.memories[0], data.plans[0]];
  if (!memory || !plan) throw new Error('a phone without a size or a plan');
  const memories = memoryNames.map((name) => ({ ...memory, memory: name, isSoldOut: false }));
  const plans = Array.from({ length: planCount }, (_, index) => ({
    ...plan,
    ...data.plans[index],
    planNo: 1_000 + index,
  }));
  const supports = memoryNames.flatMap((name, size) =>
    plans.flatMap(({ planNo }) =>
      joinTypes.map(
        (joinType, way): DeviceSupport => ({
          ...{ memory: name, planNo, joinType, validFrom: '2026-01-01T00:00:00.000Z' },
          ...{ commonSupport: 100_000 + size * 10_000 + way * 1_000 + planNo, extraSupport: 10_000 },
        }),
      ),
    ),
  );
  await route.fulfill({ response, json: { ...envelope, data: { ...data, memories, plans, supports } } });
}

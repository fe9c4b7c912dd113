import { type Browser, type CDPSession, chromium, devices, type Page, type Route } from '@playwright/test';
import type { DeviceSupport, WirelessDetail } from '../../packages/contracts/src/wireless.ts';
import { joinTypes } from '../../packages/contracts/src/wireless-codes.ts';
import { provideChromium } from '../lib/chromium.ts';
import { onStop } from '../lib/lifetime.ts';
import { signIn } from './first-loads.ts';
import { percentile } from './percentile.ts';

/** Of a phone's processor. */
const timesSlower = 4;
const planCount = 84;
const memoryNames = ['64GB', '128GB', '256GB', '512GB', '1TB', '2TB', '4TB', '8TB'];
const choices = 200;
const warmUp = 20;

const sites = [
  { name: 'desktop', path: '/familyshop', device: { viewport: { width: 1440, height: 900 } } },
  { name: 'mobile', path: '/m/familyshop', device: devices['iPhone 15'] ?? {} },
] as const;

/**
 * What one choice on a phone's page costs the browser, with 2,016 rows of support (84 plans, 8 sizes, 3 ways of joining) and a processor
 * four times slower: how long until the new amounts are in the page, until it is laid out with them, and how long the thread is at work
 * until it is idle again, the change of the address and what leaving costs with it.
 */
export async function printRepricing(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  onStop(() => browser.close());
  const member = await signIn(browser, origin);
  console.log(`${choices} choices on a processor ${timesSlower} times slower`);
  for (const site of sites) {
    const page = await openPhone(browser, { origin, site, member });
    const { changed, laidOut, worked } = await measureChoices(page);
    console.log(`${site.name}: the new amounts are in the page after ${percentiles(changed)}`);
    console.log(`  laid out after ${percentiles(laidOut)}; the thread is at work for ${percentiles(worked)}`);
    await page.context().close();
  }
}

type Visit = {
  readonly origin: string;
  readonly site: (typeof sites)[number];
  readonly member: Awaited<ReturnType<typeof signIn>>;
};

async function openPhone(browser: Browser, { origin, site, member }: Visit): Promise<Page> {
  const context = await browser.newContext({ ...site.device, locale: 'ko-KR', storageState: member });
  const page = await context.newPage();
  await page.route('**/api/v1/mall/products/wireless/HP*', responseWithManyRows);
  await page.goto(`${origin}${site.path}/home`);
  const phoneNo = await page.evaluate<string>(firstPhoneNo);
  await page.goto(`${origin}${site.path}/goods/detailWireless?gdsGrpNo=${phoneNo}`);
  await page.getByRole('radiogroup', { name: '용량' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function measureChoices(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  const changed: number[] = [];
  const laidOut: number[] = [];
  const worked: number[] = [];
  for (let number = -warmUp; number < choices; number += 1) {
    const before = await taskSeconds(session);
    const times = await page.evaluate<Choice>(chooseNext(number % 2 === 0 ? '용량' : '가입 방법'));
    if (number < 0) continue;
    changed.push(times.changed);
    laidOut.push(times.laidOut);
    worked.push(((await taskSeconds(session)) - before) * 1000);
  }
  return { changed, laidOut, worked };
}

function percentiles(times: readonly number[]): string {
  const at = (share: number) => percentile(times, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

// Written as text, since scripts know no DOM. Only the browser finds a mall by its name.
const firstPhoneNo = `fetch('/api/v1/mall/pre/layout/product/wireless', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"gdsGrpNolist":[]}',
}).then((reply) => reply.json()).then(({ data }) => data.ncpList[0].gdsGrpNo)`;
/** Milliseconds since the click. */
type Choice = { readonly changed: number; readonly laidOut: number };

/** Chooses the next tile of a group, and resolves once the address has changed and nothing is left to do. */
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
  // Requested by this process, which does not know that *.localhost is this machine.
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  const reply = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
  const { data, ...envelope } = (await reply.json()) as { data: WirelessDetail };
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
  await route.fulfill({ response: reply, json: { ...envelope, data: { ...data, memories, plans, supports } } });
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

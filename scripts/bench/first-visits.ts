import { type Browser, type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { provideChromium } from '../lib/chromium.ts';
import { onStop } from '../lib/lifetime.ts';
import { signIn } from './first-loads.ts';
import { timesSlower } from './slow-page.ts';

/** 1.6 Mbit/s, 150 ms round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const rounds = 5;

const phone = devices['iPhone 15'] ?? {};
const desktop = { viewport: { width: 1440, height: 900 } };
type Visit = {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  readonly isMember: boolean;
  /** The control that is tapped, or typed into. */
  readonly control: string;
};
const visits: readonly Visit[] = [
  { name: 'mobile login', path: '/m/familyshop/login', device: phone, isMember: false, control: 'input' },
  { name: 'mobile home', path: '/m/familyshop/home', device: phone, isMember: true, control: 'button[aria-expanded]' },
  { name: 'desktop login', path: '/familyshop/login', device: desktop, isMember: false, control: 'input' },
  { name: 'desktop home', path: '/familyshop/home', device: desktop, isMember: true, control: 'button[aria-expanded]' },
];

type Mall = { readonly origin: string; readonly member: Awaited<ReturnType<typeof signIn>> };
/** Milliseconds; `blocked` is the time beyond 50 ms of each task between the first paint and being interactive. */
type Times = { readonly seen: number; readonly largest: number; readonly alive: number; readonly blocked: number };

/**
 * When entry pages become visible, and when a tap on one of their controls is answered, with an empty cache, a slow network and a
 * processor four times slower. Several malls in turns, so that other load on the machine affects all equally.
 */
export async function printFirstVisits(origins: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  onStop(() => browser.close());
  const malls: Mall[] = [];
  for (const origin of origins) malls.push({ origin, member: await signIn(browser, origin) });
  for (const visit of visits) {
    const times = malls.map((mall) => ({ mall, measured: [] as Times[] }));
    for (let round = 0; round < rounds; round += 1)
      for (const { mall, measured } of times) measured.push(await measure(browser, mall, visit));
    for (const { mall, measured } of times) console.log(`${visit.name.padEnd(14)} ${mall.origin}  ${textOf(measured)}`);
  }
}

async function measure(browser: Browser, { origin, member }: Mall, { path, device, isMember, control }: Visit) {
  const context = await browser.newContext({ ...device, locale: 'ko-KR', ...(isMember && { storageState: member }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await page.addInitScript(watch(control));
  await page.goto(origin + path, { waitUntil: 'commit' });
  const times = await page.waitForFunction((): Times => Reflect.get(globalThis, 'measured'));
  const measured = await times.jsonValue();
  await context.close();
  return measured;
}

function textOf(measured: readonly Times[]): string {
  const of = (name: keyof Times) => {
    const sorted = measured.map((times) => times[name]).toSorted((one, other) => one - other);
    const seconds = (time = 0) => (time / 1000).toFixed(2);
    return `${name} ${seconds(sorted[sorted.length >> 1])} s (${seconds(sorted[0])}–${seconds(sorted.at(-1))})`;
  };
  return [of('seen'), of('largest'), of('alive'), of('blocked')].join(', ');
}

/** Taps the control every 50 ms while it is uncovered, until it responds. Text, because scripts lack the DOM types. */
const watch = (control: string) => `(() => {
  const paints = { seen: 0, largest: 0 };
  new PerformanceObserver((list) => {
    paints.seen = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? paints.seen;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    paints.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const blockedUntil = (alive) => tasks
    .filter(({ startTime, duration }) => startTime + duration > paints.seen && startTime < alive)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  const isOpen = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const hasAnswered = (part) => part.getAttribute('aria-expanded') === 'true' || part === document.activeElement;
  const timer = setInterval(() => {
    const part = [...document.querySelectorAll('#root :is(${control})')].find(isOpen);
    if (!part) return;
    if (part.localName === 'input') part.focus();
    else if (part.getAttribute('aria-expanded') !== 'true') part.click();
    requestAnimationFrame(() => {
      if (!hasAnswered(part) || globalThis.measured || paints.seen === 0) return;
      clearInterval(timer);
      const alive = performance.now();
      // The task that has just responded is reported after its end.
      setTimeout(() => (globalThis.measured = { ...paints, alive, blocked: blockedUntil(alive) }), 200);
    });
  }, 50);
})()`;

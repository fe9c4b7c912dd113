import { type Browser, type CDPSession, chromium, devices, type Page, type Route } from '@playwright/test';
import { provideChromium } from '../lib/chromium.ts';
import { onStop } from '../lib/lifetime.ts';
import type { signIn } from './first-loads.ts';
import { percentile } from './percentile.ts';

/** Slows the processor down to a cheap phone's. */
export const timesSlower = 4;

export const sites = [
  { name: 'desktop', path: '/familyshop', device: { viewport: { width: 1440, height: 900 } } },
  { name: 'mobile', path: '/m/familyshop', device: devices['iPhone 15'] ?? {} },
] as const;

export type Visit = {
  readonly origin: string;
  readonly site: (typeof sites)[number];
  readonly member: Awaited<ReturnType<typeof signIn>>;
};

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  onStop(() => browser.close());
  return browser;
}

/** A member's page on one of the sites; no service worker replaces the routes of this process. */
export async function newPage(browser: Browser, { site, member }: Visit): Promise<Page> {
  const look = { ...site.device, locale: 'ko-KR', storageState: member };
  return (await browser.newContext({ ...look, serviceWorkers: 'block' })).newPage();
}

/** Counts processor time from here on, and slows the processor down. */
export async function slowDown(page: Page, rate = timesSlower): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** How many milliseconds the page's thread has worked so far. */
export async function workedSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

export function percentiles(times: readonly number[], most: number): string {
  const at = (share: number) => percentile(times, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p${most * 100} ${at(most)} ms`;
}

/** The mall's own reply; requested by this process, which does not resolve *.localhost. */
export async function answerOf<Data>(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
  return { response, envelope: (await response.json()) as { data: Data } };
}

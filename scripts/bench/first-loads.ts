import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { provideChromium } from '../lib/chromium.ts';
import { onStop } from '../lib/lifetime.ts';

export type FirstLoad = {
  readonly name: string;
  /** The most that its JavaScript may weigh: kilobytes of gzip. */
  readonly budget: number;
  readonly scripts: readonly { readonly file: string; readonly zipped: number }[];
  /** Bytes as sent, with headers: JavaScript, CSS, fonts, pictures. */
  readonly sent: readonly number[];
};

type Visit = {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  readonly budget: number;
};
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const phone = devices['iPhone 15'];
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const visits: readonly Visit[] = [
  { name: 'mobile login', path: '/m/familyshop/login', device: phone ?? {}, budget: 137 },
  { name: 'mobile home', path: '/m/familyshop/home', device: phone ?? {}, budget: 159 },
  { name: 'desktop login', path: '/familyshop/login', device: desktop, budget: 138 },
  { name: 'desktop home', path: '/familyshop/home', device: desktop, budget: 168.5 },
];
const sentTypes = ['Script', 'Stylesheet', 'Font', 'Image'];

/** Opens each page in a browser that has seen nothing of it, and counts what came until the network was still. */
export async function measureFirstLoads(origin: string): Promise<FirstLoad[]> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  onStop(() => browser.close());
  const member = await signIn(browser, origin);
  const loads: FirstLoad[] = [];
  for (const visit of visits) loads.push(await measure(browser, origin, visit, member));
  return loads;
}

export async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ ...phone, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto(`${origin}/m/familyshop/login`);
  await page.getByLabel('아이디', { exact: true }).fill('demo');
  await page.getByLabel('비밀번호', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Home is seen by a member, login by an anonymous visitor; both with an empty cache. */
async function measure(browser: Browser, origin: string, visit: Visit, member: State): Promise<FirstLoad> {
  const isHome = visit.path.endsWith('/home');
  const context = await browser.newContext({
    ...visit.device,
    locale: 'ko-KR',
    ...(isHome && { storageState: member }),
  });
  const page = await context.newPage();
  await page.addInitScript(withoutLater);
  const sent = await countSent(page);
  const scripts: Promise<{ file: string; zipped: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname.replace(/^\/assets\//, '');
    scripts.push(response.body().then((body) => ({ file, zipped: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(origin + visit.path);
  await page
    .locator(isHome ? 'main a img' : 'main input')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  if (new URL(page.url()).pathname !== visit.path) throw new Error(`${visit.path} led to ${page.url()}`);
  const weighed = (await Promise.all(scripts)).sort((one, other) => other.zipped - one.zipped);
  await context.close();
  return {
    name: visit.name,
    budget: visit.budget,
    scripts: weighed,
    sent: sentTypes.map((type) => sent.get(type) ?? 0),
  };
}

/** What a page fetches three seconds after its start is no part of it, on a slow machine neither. Text, since scripts know no DOM. */
const withoutLater = `{
  const start = setTimeout;
  globalThis.setTimeout = (run, time, ...rest) => (time === 3000 ? 0 : start(run, time, ...rest));
}`;

async function countSent(page: Page): Promise<ReadonlyMap<string, number>> {
  const network = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const sent = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    sent.set(type, (sent.get(type) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  return sent;
}

import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test';
import { provideChromium } from '../lib/chromium.ts';
import { onStop } from '../lib/lifetime.ts';

export type FirstLoad = {
  readonly name: string;
  /** The limit of its JavaScript, in kilobytes of gzip. */
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
  readonly isMember: boolean;
  /** What is visible once the page is loaded. */
  readonly shown: string;
  /** Only files named in the HTML: the page prefetches its dialogs after loading. */
  readonly isNamedOnly?: boolean;
};
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const phone = devices['iPhone 15'];
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const sites = [
  { site: 'mobile', base: '/m/familyshop', device: phone ?? {}, budgets: { login: 137, home: 159, phone: 171 } },
  { site: 'desktop', base: '/familyshop', device: desktop, budgets: { login: 138, home: 169, phone: 180 } },
];
const visitsTo = (phoneNo: string): Visit[] =>
  sites.flatMap(({ site, base, device, budgets: { login, home, phone: detail } }) => [
    { name: `${site} login`, path: `${base}/login`, device, budget: login, isMember: false, shown: 'main input' },
    { name: `${site} home`, path: `${base}/home`, device, budget: home, isMember: true, shown: 'main a img' },
    {
      ...{ name: `${site} phone`, path: `${base}/goods/detailWireless?gdsGrpNo=${phoneNo}`, device, budget: detail },
      ...{ isMember: true, shown: 'main [role=radiogroup]', isNamedOnly: true },
    },
  ]);
const sentTypes = ['Script', 'Stylesheet', 'Font', 'Image'];

/** Opens each page in a fresh browser, and counts what is transferred until the network is idle. */
export async function measureFirstLoads(origin: string): Promise<FirstLoad[]> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  onStop(() => browser.close());
  const member = await signIn(browser, origin);
  const loads: FirstLoad[] = [];
  for (const visit of visitsTo(await findPhone(browser, origin, member)))
    loads.push(await measure(browser, origin, visit, member));
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

/** The number of the mall's first phone; only the browser resolves a mall's host. */
async function findPhone(browser: Browser, origin: string, member: State): Promise<string> {
  const context = await browser.newContext({ ...phone, storageState: member });
  const page = await context.newPage();
  await page.goto(`${origin}/m/familyshop/home`);
  const phoneNo = await page.evaluate<string>(firstPhoneNo);
  await context.close();
  return phoneNo;
}

// Text, because scripts are type-checked without the DOM.
export const firstPhoneNo = `fetch('/api/v1/mall/pre/layout/product/wireless', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"gdsGrpNolist":[]}',
}).then((reply) => reply.json()).then(({ data }) => data.ncpList[0].gdsGrpNo)`;

/** Home and a phone are opened by a member, login by an anonymous visitor; all with an empty cache. */
async function measure(browser: Browser, origin: string, visit: Visit, member: State): Promise<FirstLoad> {
  const context = await browser.newContext({
    ...visit.device,
    locale: 'ko-KR',
    ...(visit.isMember && { storageState: member }),
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
  const html = (await (await page.goto(origin + visit.path))?.text()) ?? '';
  await page.locator(visit.shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  if (page.url() !== origin + visit.path) throw new Error(`${visit.path} led to ${page.url()}`);
  const weighed = (await Promise.all(scripts))
    .filter(({ file }) => !visit.isNamedOnly || html.includes(`/assets/${file}"`))
    .sort((one, other) => other.zipped - one.zipped);
  await context.close();
  return {
    name: visit.name,
    budget: visit.budget,
    scripts: weighed,
    sent: sentTypes.map((type) => sent.get(type) ?? 0),
  };
}

/** Files fetched three seconds after the start do not belong to the page, not even on a slow machine. Text, because scripts lack the DOM types. */
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

import type { Page, Request } from '@playwright/test';
import { mallOrigin } from '../../addresses.ts';
import type { MallUrl } from '../malls.ts';
import type { Shop } from '../shop.ts';
import { partsBeyond, readPage, watchShifts } from './page-state.ts';
import { smallTargets } from './small-targets.ts';

/** How far a page may move by itself: a fifth of what Google calls good. */
const mostShift = 0.02;
const widthsOf = { desktop: [1024, 1280, 1440, 1920], mobile: [320, 360, 390, 430] } as const;

/**
 * What kind of page an address is: its path with numbers left out, and the names in its query. Products are one kind, and so are a
 * list's pages.
 */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/*');
  return [path, ...[...new Set(searchParams.keys())].sort()].join(' ');
}

/** Neither a file nor the API. */
const isPage = ({ pathname }: URL): boolean => !/^\/(api|images|assets)\//.test(pathname);

/** Follows the links of a mall, one page after another, and keeps what is wrong with each. */
export class Crawler {
  readonly #page: Page;
  readonly #shop: Shop;
  readonly #mall: MallUrl;
  readonly #pending = new Set<Request>();
  readonly #met = new Set<string>();
  readonly #counts = new Map<string, number>();
  #refused: string[] = [];
  /** What is wrong, each line with the address it was seen at. */
  readonly faults: string[] = [];
  readonly opened: string[] = [];

  constructor(page: Page, shop: Shop, mall: MallUrl) {
    this.#page = page;
    this.#shop = shop;
    this.#mall = mall;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#refused.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens these paths below the mall, whatever their kind, and where links lead: so many addresses of each kind. */
  async follow(paths: readonly string[], each: number): Promise<void> {
    if (this.opened.length === 0) await this.#page.addInitScript(watchShifts);
    const waiting = paths.map((path) => this.#shop.url(path, { mall: this.#mall }));
    for (const address of waiting) this.#met.add(new URL(address).href);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      for (const url of (await this.#open(address)).map((link) => new URL(link))) {
        if (!this.#isNew(url)) continue;
        const kind = kindOf(url);
        const count = (this.#counts.get(kind) ?? 0) + 1;
        this.#counts.set(kind, count);
        if (count <= each) waiting.push(url.href);
      }
    }
  }

  #isNew(url: URL): boolean {
    url.hash = '';
    const isOurs = url.origin === mallOrigin(this.#mall) && isPage(url);
    if (!isOurs || this.#met.has(url.href)) return false;
    this.#met.add(url.href);
    return true;
  }

  /** Opens a page at the next width, notes its faults and answers where it leads. */
  async #open(address: string): Promise<readonly string[]> {
    const widths = widthsOf[this.#shop.isMobile ? 'mobile' : 'desktop'];
    const width = widths[this.opened.length % widths.length] ?? widths[0];
    this.opened.push(address);
    await this.#resize(width);
    this.#refused = [];
    await this.#page.goto(address);
    await this.#settle();
    const { links, ...state } = await this.#page.evaluate(readPage);
    const faults = [...faultsOf(state), ...this.#refused, ...this.#shop.takeConsoleErrors()];
    await this.#shutPopups();
    for (const each of widths) faults.push(...(await this.#partsBeyond(each)));
    if (this.#shop.isMobile) {
      const small = await this.#page.evaluate(smallTargets);
      faults.push(...small.map((control) => `is too small for a finger: ${control}`));
    }
    const { pathname, search } = new URL(address);
    this.faults.push(...faults.map((fault) => `${decodeURI(pathname + search)} at ${width} px: ${fault}`));
    return links;
  }

  async #partsBeyond(width: number): Promise<string[]> {
    await this.#resize(width);
    const parts = await this.#page.evaluate(partsBeyond, width);
    return parts.length === 0 ? [] : [`is wider than ${width} px: ${parts.join(', ')}`];
  }

  /** They lie over the page until somebody shuts them. */
  async #shutPopups(): Promise<void> {
    const shut = this.#page.getByRole('region', { name: '팝업' }).getByRole('button', { name: '닫기' });
    while (await shut.first().isVisible()) await shut.first().click();
  }

  async #resize(width: number): Promise<void> {
    await this.#page.setViewportSize({ width, height: this.#shop.isMobile ? 740 : 900 });
  }

  /** Until the page has its heading and has asked for nothing any more for a moment. */
  async #settle(): Promise<void> {
    await this.#page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached' })
      .catch(() => undefined);
    let quiet = 0;
    for (let turn = 0; quiet < 4 && turn < 200; turn += 1) {
      await this.#page.waitForTimeout(40);
      quiet = this.#pending.size === 0 ? quiet + 1 : 0;
    }
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
}

/** What is wrong with a page as it stands. */
function faultsOf(state: Omit<ReturnType<typeof readPage>, 'links'>): string[] {
  return [
    ...(state.isNotFound ? ['is not found'] : []),
    ...(state.isBroken ? ['could not be read'] : []),
    ...(state.isEmpty ? ['is empty'] : []),
    ...(state.headings === 1 ? [] : [`has ${state.headings} headings of the first level`]),
    ...(state.title === '' ? ['has no title'] : []),
    ...(state.shift > mostShift ? [`moves by ${state.shift.toFixed(3)}: ${state.shiftedParts.join(', ')}`] : []),
    ...state.brokenPictures.map((picture) => `shows no picture: ${picture}`),
  ];
}

import type { Page } from '@playwright/test';
import { mallOrigin } from '../../addresses.ts';
import { Moving } from '../moving.ts';
import type { Shop } from '../shop.ts';
import { beginningsOf, insteadOf, type Journey } from './journeys.ts';
import { NewValues } from './new-values.ts';
import { goToWithoutLoading, partsBeyond, readPage, watchShifts } from './page-state.ts';
import { smallTargets } from './small-targets.ts';

/** How far a page may shift by itself: a fifth of Google's threshold for good. */
const mostShift = 0.02;
const widthsOf = { desktop: [1024, 1280, 1440, 1920], mobile: [320, 360, 390, 430] } as const;

/**
 * The kind of page of an address: its path without numbers, and the names in its query. All products are one kind, and so are all pages of a list.
 */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/*');
  return [path, ...[...new Set(searchParams.keys())].sort()].join(' ');
}

/** Neither a file nor the API. */
const isPage = ({ pathname }: URL): boolean => !/^\/(api|images|assets)\//.test(pathname);

/**
 * short: an address of each kind · whole: two of each kind, and all others that show anything new · linked: every address, at one
 * width each, opened by a click on a link: parts of the previous page shift then, which is not counted.
 */
type Extent = 'short' | 'whole' | 'linked';
const eachOf: Record<Extent, number> = { short: 1, whole: 2, linked: Number.POSITIVE_INFINITY };

/** A crawl with a misspelt extent would open almost nothing, and find no fault. */
export function extentNamed(name: string): Extent {
  if (name === 'short' || name === 'whole' || name === 'linked') return name;
  throw new Error(`CRAWL=${name}: write CRAWL=whole or CRAWL=linked`);
}

/** Follows the links of a mall, page by page, and collects the faults of each. */
export class Crawler {
  readonly #page: Page;
  readonly #shop: Shop;
  readonly #journey: Journey;
  readonly #extent: Extent;
  readonly #widths: readonly number[];
  readonly #moving: Moving;
  /** Every address found, by its kind. */
  readonly #met = new Map<string, Set<string>>();
  readonly #opened = new Map<string, number>();
  readonly #newValues = new NewValues();
  #refused: string[] = [];
  /** Faults, each line with its address. */
  readonly faults: string[] = [];

  constructor(page: Page, shop: Shop, journey: Journey, extent: Extent) {
    this.#page = page;
    this.#shop = shop;
    this.#journey = journey;
    this.#extent = extent;
    this.#widths = widthsOf[journey.device];
    this.#moving = new Moving(page);
    page.on('response', (response) => {
      if (response.status() >= 400) this.#refused.push(`${response.status()} ${response.url()}`);
    });
  }

  get openedCount(): number {
    return sumOf(this.#opened.values());
  }

  /** Opens the pages that the journey begins with, and follows links from there and from where the visitor is redirected. */
  async follow(): Promise<void> {
    const { mall } = this.#journey;
    if (this.#extent !== 'linked') await this.#page.addInitScript(watchShifts);
    const ledTo = this.#page.url();
    const beginnings = beginningsOf(this.#journey).map((path) => this.#shop.url(path, { mall }));
    const waiting = [ledTo, ...beginnings].filter((address) => this.#isNew(new URL(address)));
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const url = new URL(address);
      const expected = address === ledTo ? undefined : insteadOf(this.#journey, this.#below(url).slice(1));
      if (!beginnings.includes(address) && !this.#isWanted(url, expected)) continue;
      const links = (await this.#open(url, expected)).map((link) => new URL(link));
      waiting.push(...links.filter((link) => this.#isNew(link)).map(({ href }) => href));
    }
  }

  /** How many addresses were found and opened, and which kinds were not opened completely. */
  sum(): string {
    const { mall, device, visitor } = this.#journey;
    const kinds = [...this.#met].map(([kind, { size }]) => ({ kind, met: size, opened: this.#opened.get(kind) ?? 0 }));
    const met = sumOf(kinds.map((each) => each.met));
    const lines = kinds.flatMap(({ kind, met, opened }) => (opened < met ? [`  ${kind}: ${opened} of ${met}`] : []));
    return [`${mall}, ${device}, ${visitor}: ${this.openedCount} of ${met} addresses opened`, ...lines].join('\n');
  }

  #below({ pathname }: URL): string {
    return pathname.replace(this.#shop.path('', { mall: this.#journey.mall }), '');
  }

  #isNew(url: URL): boolean {
    url.hash = '';
    if (url.origin !== mallOrigin(this.#journey.mall) || !isPage(url)) return false;
    const met = this.#met.get(kindOf(url)) ?? new Set();
    this.#met.set(kindOf(url), met);
    return met.size < met.add(url.href).size;
  }

  #isWanted(url: URL, expected: string | undefined): boolean {
    // A visitor who is redirected does not see the page.
    const isNew = this.#extent === 'whole' && expected === undefined && this.#newValues.take(url);
    return isNew || (this.#opened.get(kindOf(url)) ?? 0) < eachOf[this.#extent];
  }

  /** Opens a page at the next width, notes its faults and returns its links. */
  async #open(url: URL, expected: string | undefined): Promise<readonly string[]> {
    // Every second page backwards, so that the next page begins with the width that this one ends with.
    const turn = this.openedCount;
    const inTurn = this.#widths.map((_, step, all) => all.at((turn - step) % all.length) ?? 0);
    const widths = this.#extent === 'linked' ? inTurn.slice(0, 1) : inTurn;
    const [width = 0] = widths;
    this.#opened.set(kindOf(url), (this.#opened.get(kindOf(url)) ?? 0) + 1);
    await this.#resize(width);
    this.#refused = [];
    await this.#goTo(url);
    await this.#moving.settle();
    const { links, ...state } = await this.#page.evaluate(readPage);
    const faults = [...faultsOf(state), ...this.#refused, ...this.#shop.takeConsoleErrors()];
    const ledTo = this.#below(new URL(this.#page.url())).slice(1);
    if (expected !== undefined && ledTo !== expected) faults.push(`leads to ${ledTo} instead of ${expected}`);
    await this.#shutPopups();
    for (const each of widths) faults.push(...(await this.#partsBeyond(each)));
    if (this.#shop.isMobile) {
      const small = await this.#page.evaluate(smallTargets);
      faults.push(...small.map((control) => `is too small for a finger at ${widths.at(-1)} px: ${control}`));
    }
    for (const fault of faults) this.#note(`${decodeURI(url.pathname + url.search)} at ${width} px: ${fault}`);
    return links;
  }

  async #goTo({ href, origin }: URL): Promise<void> {
    const isInMall = new URL(this.#page.url()).origin === origin;
    if (this.#extent === 'linked' && isInMall) await this.#page.evaluate(goToWithoutLoading, href);
    else await this.#page.goto(href);
  }

  /** Printed at once, because a crawl takes long. */
  #note(fault: string): void {
    console.log(fault);
    this.faults.push(fault);
  }

  async #partsBeyond(width: number): Promise<string[]> {
    await this.#resize(width);
    const parts = await this.#page.evaluate(partsBeyond, width);
    return parts.length === 0 ? [] : [`is wider than ${width} px: ${parts.join(', ')}`];
  }

  /** They cover the page until they are closed. */
  async #shutPopups(): Promise<void> {
    const shut = this.#page.getByRole('region', { name: '팝업' }).getByRole('button', { name: '닫기' });
    while (await shut.first().isVisible()) await shut.first().click();
  }

  async #resize(width: number): Promise<void> {
    if (this.#page.viewportSize()?.width === width) return;
    await this.#page.setViewportSize({ width, height: this.#shop.isMobile ? 740 : 900 });
  }
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0);

/** The faults of the page in its present state. */
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

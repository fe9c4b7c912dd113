import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { smallTargets } from './crawl/small-targets.ts';
import type { MallUrl } from './malls.ts';
import { Moving } from './moving.ts';
import type { Shop } from './shop.ts';
import { expect } from './test.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const severe = ['serious', 'critical'];
/** Structural rules that axe rates only as moderate. */
const structureRules = [
  'empty-heading',
  'heading-order',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
];

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: standards },
  rules: {
    ...Object.fromEntries(structureRules.map((rule) => [rule, { enabled: true }])),
    // Experimental in axe; it reports the 2 in 2페이지 as a mismatch.
    'label-content-name-mismatch': { enabled: false },
  },
};
/** The rules that a theme can break. */
const contrastOnly: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
/** Without theme A, the walked mall's own; both sites use the same tokens and share the work. */
const otherThemes = { desktop: ['B', 'D'], mobile: ['C', 'E'] };

/** The violations that axe finds on the open page, a line for each element. */
async function faultsOf(page: Page, rules: RunOptions): Promise<string[]> {
  // Fading elements, such as a toast, would be measured with colours that nobody gets to see.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Injecting axe takes longer than some checks, so a document gets it only once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
  // Without legacy mode each check needs another browser page; the malls have no foreign frames.
  axe.setLegacyMode().options({ resultTypes: ['violations'], ...rules });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ id, impact }) => severe.includes(impact ?? '') || structureRules.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`));
}

/** The violations on an open page of the office, including those of contrast in dark mode. */
export async function officeBarriers(page: Page): Promise<string[]> {
  const dress = (mode: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-mode', name), mode);
  const own = await page.evaluate(() => document.documentElement.dataset['mode'] ?? 'light');
  const faults = await faultsOf(page, everyRule);
  await dress('dark');
  const inDark = await faultsOf(page, contrastOnly);
  await dress(own);
  return [...faults, ...inDark.map((fault) => `dark: ${fault}`)];
}

/** A walk through one mall on the test's device, which checks accessibility on every page. */
export class AccessibilityWalk {
  readonly #page: Page;
  readonly #shop: Shop;
  readonly #mall: MallUrl;
  readonly #moving: Moving;

  constructor(page: Page, shop: Shop, mall: MallUrl) {
    this.#page = page;
    this.#shop = shop;
    this.#mall = mall;
    this.#moving = new Moving(page);
  }

  /** Opens the path below the mall and checks it. */
  async visit(path: string): Promise<void> {
    await this.#shop.open(path, { mall: this.#mall });
    await this.look(path);
  }

  /** Opens the first link of the list's content whose address contains the given part, and checks the page. */
  async visitFirstOf(list: string, part: string): Promise<void> {
    await this.#shop.open(list, { mall: this.#mall });
    const link = this.#page.getByRole('main').locator(`a[href*="${part}"]`).first();
    const href = await link.getAttribute('href', { timeout: 15_000 });
    await this.#page.goto(new URL(href ?? '', this.#page.url()).href);
    await this.look(part);
  }

  /** Checks the open page once it has loaded; on a phone also for content that is too wide, or targets too small for a finger. */
  async look(screen: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1 }), `${screen}: one first heading`).toHaveCount(1);
    // An error scrolls the page: elements scrolled under the top bar are not smaller for that.
    await this.#page.evaluate(() => window.scrollTo(0, 0));
    await this.lookAtPanel(screen);
    if (!this.#shop.isMobile) return;
    const width = await this.#page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${screen}: no wider than the phone`).toBe(this.#page.viewportSize()?.width);
    expect.soft(await this.#page.evaluate(smallTargets), `${screen}: a finger finds each control`).toEqual([]);
  }

  /** Window popups may cover what is to be clicked. */
  async closePopups(): Promise<void> {
    await this.#moving.settle();
    const popups = this.#page.getByRole('region', { name: '팝업' });
    for (let left = await popups.count(); left > 0; left -= 1) {
      await popups.first().getByRole('button', { name: '닫기' }).click();
    }
  }

  /** Checks a panel over the page; fails softly, so that one walk reports every violation. */
  async lookAtPanel(screen: string): Promise<void> {
    await this.#moving.settle();
    await expect(this.#page.getByRole('status', { name: '불러오는 중' })).toHaveCount(0);
    expect.soft(await faultsOf(this.#page, everyRule), screen).toEqual([]);
  }

  /** Opens the path below the mall, and checks it in its own theme and this device's share of the others. */
  async visitInThemes(path: string): Promise<void> {
    await this.visit(path);
    await this.lookAtOtherThemes(path);
  }

  /** A theme changes only colours and corners, so contrast is all it can break. */
  async lookAtOtherThemes(
    screen: string,
    themes: readonly string[] = otherThemes[this.#shop.isMobile ? 'mobile' : 'desktop'],
  ): Promise<void> {
    const dress = (theme: string) =>
      this.#page.evaluate((letter) => {
        document.documentElement.setAttribute('data-theme', letter);
      }, theme);
    const own = await this.#page.evaluate(() => document.documentElement.dataset.theme ?? '');
    for (const theme of themes) {
      await dress(theme);
      expect.soft(await faultsOf(this.#page, contrastOnly), `${screen} in theme ${theme}`).toEqual([]);
    }
    await dress(own);
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** A list of products with its controls; a phone keeps them in sheets. */
export class ProductList {
  readonly #page: Page;
  readonly #isMobile: boolean;
  readonly #region: Locator;

  constructor(page: Page, isMobile: boolean, name: string) {
    this.#page = page;
    this.#isMobile = isMobile;
    this.#region = page.getByRole('region', { name, exact: true });
  }

  get cards(): Locator {
    return this.#region.getByRole('article');
  }

  get names(): Locator {
    return this.cards.getByRole('heading');
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  pageLink(page: number): Locator {
    return this.#region.getByRole('link', { name: `${page}페이지`, exact: true });
  }

  /** Waits until the list shows this total. */
  async expectTotal(total: number): Promise<void> {
    await expect(this.#region.getByRole('status').first()).toHaveText(new RegExp(`^${total}개`));
  }

  async sortBy(label: string): Promise<void> {
    if (!this.#isMobile) return this.#sorts.getByRole('link', { name: label, exact: true }).click();
    await this.#region.getByRole('button', { name: /^정렬/ }).click();
    await this.#page.getByRole('dialog', { name: '정렬' }).getByRole('link', { name: label }).click();
  }

  async expectSort(label: string): Promise<void> {
    if (this.#isMobile) await expect(this.#region.getByRole('button', { name: `정렬 ${label}` })).toBeVisible();
    else await expect(this.#sorts.locator('[aria-current]')).toHaveText(label);
  }

  get #sorts(): Locator {
    return this.#region.getByRole('navigation', { name: '정렬' });
  }

  /** The filters: beside the list, or in a sheet that this opens. */
  async openFilters(): Promise<Locator> {
    if (!this.#isMobile) return this.#page.getByRole('complementary', { name: '필터' });
    await this.#region.getByRole('button', { name: /^필터/ }).click();
    return this.#page.getByRole('dialog', { name: '필터' });
  }

  /** Applies the filters: a sheet needs its button, which shows how many products are left. */
  async applyFilters(left: number): Promise<void> {
    if (!this.#isMobile) return;
    await this.#page.getByRole('button', { name: `${left}개 상품 보기` }).click();
    await expect(this.#page.getByRole('dialog', { name: '필터' })).toHaveCount(0);
  }

  async resetFilters(): Promise<void> {
    const filters = await this.openFilters();
    if (!this.#isMobile) return filters.getByRole('link', { name: '초기화' }).click();
    await filters.getByRole('button', { name: '초기화' }).click();
    await filters.getByRole('button', { name: /상품 보기$/ }).click();
  }
}

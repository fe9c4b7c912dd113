import { expect, type Locator, type Page } from '@playwright/test';

/** The finger's position in each frame, in widths of the picture. */
const fingerSteps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
/** The number of frames for which it then rests, so that releasing it is not a fling. */
const restingFrames = 10;

/** A product's pictures as a shopper goes through them: arrow keys on thumbnails, a finger on a phone. */
export class Gallery {
  readonly #page: Page;
  readonly #isMobile: boolean;
  readonly #name: string;
  readonly #region: Locator;

  constructor(page: Page, isMobile: boolean, name: string) {
    this.#page = page;
    this.#isMobile = isMobile;
    this.#name = name;
    this.#region = page.getByRole('region', { name: '상품 사진' });
  }

  async expectShown(position: number, count: number): Promise<void> {
    await this.#region.scrollIntoViewIfNeeded();
    const picture = this.#region.getByRole('img', { name: `${this.#name} 사진 ${position}`, exact: true });
    await expect(picture).toBeInViewport({ ratio: 0.5 });
    await expect(this.#region.getByText(`${position} / ${count}`, { exact: true })).toBeVisible();
  }

  async walk(direction: 'forth' | 'back'): Promise<void> {
    if (this.#isMobile) return this.#swipe(direction);
    const small = this.#region.locator('[aria-pressed=true]');
    await small.focus();
    await small.press(direction === 'forth' ? 'ArrowRight' : 'ArrowLeft');
    // The keyboard focus follows the picture.
    await expect(this.#region.locator('[aria-pressed=true]')).toBeFocused();
  }

  /**
   * A swipe across the pictures, as the browser itself handles it. One that ends in motion flings the pictures, possibly over two of them;
   * this one moves evenly and stops before it ends, so that it moves on by one.
   */
  async #swipe(direction: 'forth' | 'back'): Promise<void> {
    await this.#region.scrollIntoViewIfNeeded();
    const box = await this.#region.boundingBox();
    if (!box) throw new Error('the pictures are not on the page');
    const session = await this.#page.context().newCDPSession(this.#page);
    const y = box.y + box.height / 2;
    const from = direction === 'forth' ? 0.85 : 0.15;
    const touch = async (type: 'touchStart' | 'touchMove', at: number) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + at * box.width, y }] });
      await this.#untilFrames(1);
    };
    await touch('touchStart', from);
    for (const step of fingerSteps) await touch('touchMove', from + (direction === 'forth' ? -step : step));
    await this.#untilFrames(restingFrames);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  async #untilFrames(count: number): Promise<void> {
    await this.#page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    }, count);
  }
}

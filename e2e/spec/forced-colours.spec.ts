import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/basket.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

const headphones = '노이즈캔슬링 무선 헤드폰 H700';

/** Whether the box beside a checkbox visibly shows a tick. */
async function hasMark(checkbox: Locator): Promise<boolean> {
  const box = checkbox.locator('xpath=following-sibling::*[1]');
  const inner = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: inner.x + 4, y: inner.y + 4, width: inner.width - 8, height: inner.height - 8 };
  const { channels } = await sharp(await checkbox.page().screenshot({ clip })).stats();
  return channels.some(({ min, max }) => max - min > 32);
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`a ticked box shows a tick, and no other does (forced colours: ${forcedColors})`, async ({
    page,
    shop,
    shopper,
    basket,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await basket.put(await goodsNamed(shopper, headphones));
    await shop.open(basket.path);
    const selection = basket.selection(headphones);
    await expect(selection).toBeChecked();
    await page.mouse.move(0, 0);
    expect(await hasMark(selection)).toBe(true);
    await selection.uncheck({ force: true });
    await page.mouse.move(0, 0);
    await selection.blur();
    await expect.poll(() => hasMark(selection)).toBe(false);
  });
}

test('with forced colours a chosen option stands out by an outline, and a swatch has its colour', async ({
  page,
  shop,
  shopper,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { card } = await goodsNamed(shopper, headphones);
  await shop.open(`goods/ngd/${card.goodsGroupNo}`);
  const swatches = page.getByRole('radiogroup').first().locator('label');
  const chosen = swatches.filter({ has: page.locator(':checked') });
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(swatches.filter({ hasNot: page.locator(':checked') }).first()).toHaveCSS('outline-style', 'none');
  const dots = await swatches
    .locator('[style*="--colour"]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  expect(dots.length).toBeGreaterThan(1);
  expect(new Set(dots).size).toBe(dots.length);
});

test('with forced colours a window has an edge', { tag: '@desktop' }, async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.signIn();
  await shop.open('home');
  await page.getByRole('contentinfo').getByRole('button', { name: '이용약관' }).click();
  const window = page.getByRole('dialog', { name: '이용약관' });
  await expect(window).toHaveCSS('outline-style', 'solid');
  await expect(window).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

test('with forced colours a notice that floats over the page has an edge', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.signIn({ mall: 'hanul' });
  await shop.open('home', { mall: 'hanul' });
  const notice = page.getByRole('region', { name: '팝업' }).first();
  await expect(notice).toHaveCSS('outline-style', 'solid');
  await expect(notice).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

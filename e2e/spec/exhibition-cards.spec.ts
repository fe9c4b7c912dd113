import { listExhibitions } from '@mall/contracts/exhibition';
import type { Locator } from '@playwright/test';
import { test } from '../support/member.ts';
import { expect } from '../support/test.ts';

/** By how many pixels each edge of a card's picture lies outside of the card; none where it is inside. */
const cutOff = (card: Locator) =>
  card.evaluate((outer) => {
    const [frame, picture] = [outer, outer.querySelector('img')].map((part) => part?.getBoundingClientRect());
    if (!frame || !picture) throw new Error('no picture');
    const edges = [frame.top - picture.top, picture.right - frame.right, picture.bottom - frame.bottom];
    return Math.max(0, ...edges, frame.left - picture.left);
  });

test('an exhibition’s card shows a product’s picture whole and in its own shape; a wide scene reaches beyond the card', async ({
  page,
  shop,
  member,
}) => {
  const { open } = await member.read(listExhibitions, { query: {} });
  const product = open.find(({ image }) => image.startsWith('goods/'));
  const scene = open.find(({ image }) => image.startsWith('scenes/'));
  const cardOf = (exhibitionNo: number | undefined) =>
    page.getByRole('main').locator(`a[href$="/exhibition/detailExhibition/${exhibitionNo}"]`);
  await shop.open('exhibition/listExhibition');
  const whole = cardOf(product?.exhibitionNo);
  await whole.scrollIntoViewIfNeeded();
  await expect(whole.locator('img')).toHaveCSS('object-fit', 'contain');
  await expect
    .poll(() => whole.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await cutOff(whole)).toBe(0);
  expect(await cutOff(cardOf(scene?.exhibitionNo))).toBeGreaterThan(0);
});

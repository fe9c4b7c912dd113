import { expect, test } from '../support/test.ts';

/** Runs in the page: the focused control, and whether a click at its centre would hit another one. */
function readFocus() {
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  const { x, y, width, height } = control.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isCovered = top !== null && !control.contains(top) && !top.contains(control) && top.closest('label') === null;
  return { name: control.getAttribute('aria-label') ?? control.textContent, isCovered };
}

/** More than any of these pages needs. */
const maxPresses = 150;

for (const { device, path, last } of [
  { device: 'desktop', path: 'order/cart', last: '함께 담으면 좋은 상품' },
  { device: 'mobile', path: 'myShop/main', last: '최근 본 상품' },
  { device: 'mobile', path: 'order/orderSheet?items=GD100038-1-1', last: '결제하기' },
]) {
  test(`nothing that Tab reaches on ${path} is covered by the fixed bars`, {
    tag: `@${device}`,
  }, async ({ page, shop }) => {
    await shop.signIn();
    await shop.open(path);
    await expect(page.getByRole('main').getByText(last).last()).toBeVisible();
    const reached: { name: string | null; isCovered: boolean }[] = [];
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(readFocus);
      if (!focus) break;
      reached.push(focus);
    }
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter(({ isCovered }) => isCovered)).toEqual([]);
  });
}

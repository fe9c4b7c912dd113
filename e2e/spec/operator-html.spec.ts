import type { Page } from '@playwright/test';
import { repaint } from '../support/server-reply.ts';
import { expect, test } from '../support/test.ts';

const hostile =
  '<p onclick="a()">안내문</p><img src="/none.webp" alt="" onerror=alert(1)><svg/onload=a()></svg><style>body{display:none}</style>';

/** Opens a term with hostile markup; returns what the page's policy refused meanwhile. */
async function refusedWhile(page: Page, open: () => Promise<void>): Promise<string[]> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
  });
  await repaint<{ terms: string }[]>(page, '**/term/service', (terms) => {
    for (const term of terms) term.terms = hostile;
  });
  await open();
  await page.getByRole('contentinfo').getByRole('button', { name: '이용약관', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '이용약관', exact: true })).toContainText('안내문');
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

for (const cleaner of ['the browser', 'the library'] as const) {
  test(`an operator’s HTML is parsed without a report against the page’s policy, cleaned by ${cleaner}`, {
    tag: '@mobile',
  }, async ({ page, shop }) => {
    shop.allowRefusals();
    await shop.signIn();
    if (cleaner === 'the library') {
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    }
    expect(await refusedWhile(page, () => shop.open('home'))).toEqual([]);
    const text = page.getByRole('dialog', { name: '이용약관', exact: true });
    await expect(text.locator('[onclick], [onerror], [onload], style')).toHaveCount(0);
    expect(shop.takeConsoleErrors().filter((line) => /Content Security Policy/i.test(line))).toEqual([]);
  });
}

import { AccessibilityWalk } from '../support/accessibility.ts';
import { DevelopmentServer } from '../support/development-server.ts';
import { expect, test } from '../support/test.ts';

const themes = ['A', 'B', 'C', 'D', 'E'];

// Unfinished fades would be measured with colours that nobody gets to see.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'default' });

let server: DevelopmentServer;
test.beforeAll(async () => {
  server = await DevelopmentServer.start();
});
test.afterAll(() => server.stop());

test.beforeEach(async ({ page }) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"/></svg>';
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
});

test('no component has accessibility violations in any theme', { tag: '@desktop' }, async ({ page, shop }) => {
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await page.goto(`${server.url}/showcase.html`);
  await walk.look('pieces');
  await walk.lookAtOtherThemes('pieces', themes);
});

test('no component has accessibility violations in forced colours, which are the same in every theme', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${server.url}/showcase.html`);
  await new AccessibilityWalk(page, shop, 'familyshop').look('pieces in forced colours');
});

test('no opened component has accessibility violations', { tag: '@desktop' }, async ({ page, shop }) => {
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await page.goto(`${server.url}/showcase.html`);
  const openers = page.locator('[aria-haspopup="dialog"]');
  await openers.first().waitFor();
  for (const opener of await openers.all()) {
    await opener.click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await walk.lookAtPanel((await dialog.textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

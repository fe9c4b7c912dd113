import { AccessibilityWalk } from '../support/accessibility.ts';
import { DevelopmentServer } from '../support/development-server.ts';
import { expect, test } from '../support/test.ts';

const themes = ['', 'A', 'B', 'C', 'D', 'E'];

// Half-done fades would be measured with colours that nobody gets to see.
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

for (const forcedColors of ['none', 'active'] as const) {
  test(`no piece is a barrier in any theme (forced colours: ${forcedColors})`, { tag: '@desktop' }, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ forcedColors });
    const walk = new AccessibilityWalk(page, shop, 'familyshop');
    for (const theme of themes) {
      await page.goto(`${server.url}/showcase.html?theme=${theme}`);
      await walk.look(`theme ${theme || 'without a name'}`);
    }
  });
}

test('no piece that opens is a barrier', { tag: '@desktop' }, async ({ page, shop }) => {
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

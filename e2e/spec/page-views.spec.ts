import { type PageView, recordPageView } from '@mall/contracts/page-view';
import type { Page } from '@playwright/test';
import { test } from '../support/member.ts';
import { expect } from '../support/test.ts';

/** Intercepts every beacon, because browsers do not reveal its body. */
async function hearViews(page: Page): Promise<PageView[]> {
  const views: PageView[] = [];
  await page.exposeFunction('hearView', (body: string) => views.push(recordPageView.body.decode(JSON.parse(body))));
  await page.addInitScript(() => {
    const { hearView } = window as unknown as { hearView: (body: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then(hearView);
      return send(address, body);
    };
  });
  return views;
}

// R1.10
test('a page change makes exactly one view, by its route and without a number', async ({
  page,
  shop,
  isMobile,
  member: _member,
}) => {
  const views = await hearViews(page);
  const list = isMobile ? 'notice' : 'board/boardList';
  const routes = () => views.map(({ route }) => route.replace(/^(\/m)?\/\$mallUrl\//, ''));
  const reply = page.waitForResponse('**/pre/page-view');
  await shop.open('home');
  expect((await reply).status()).toBe(200);
  await expect.poll(routes).toEqual(['home']);
  expect(views[0]).toMatchObject({ device: isMobile ? 'mobile' : 'pc', isSignedIn: true });

  await page.getByRole('contentinfo').getByRole('link', { name: '공지사항' }).click();
  await expect.poll(routes).toEqual(['home', list]);
  await page.locator('main a[href*="boardDetail"]').first().click();
  await expect.poll(routes).toEqual(['home', list, 'board/boardDetail']);
  await page.goBack();
  await expect.poll(routes).toEqual(['home', list, 'board/boardDetail', list]);
  expect(JSON.stringify(views.map(({ route }) => route))).not.toMatch(/\d/);
});

import type { Page } from '@playwright/test';
import { type MallUrl, malls } from '../support/malls.ts';
import { expect, test } from '../support/test.ts';

type Term = { infoNo: number; terms: string; apprDts: string };

const footer = (page: Page) => page.getByRole('contentinfo');
const viewer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const versions = (page: Page, name: string) => viewer(page, name).getByRole('combobox', { name: '시행일' });
/** The format of a day in the choice of versions. */
const labelOf = (day: string) => `${day.replaceAll('-', '.')} ${day > today() ? '시행 예정' : '시행'}`;
const today = () => new Date(Date.now() + 9 * 60 * 60_000).toISOString().slice(0, 10);
const openTerm = (page: Page, name: string) => footer(page).getByRole('button', { name, exact: true }).click();

// R2.22 R3.06 R7.24 R9.03 R9.05 R9.11
test('the footer says who runs the mall, and opens each term in any version, fetched once: in a modal on a desktop, over the whole of a phone', async ({
  page,
  shop,
  isMobile,
}) => {
  let readings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/term/service')) readings += 1;
  });
  await shop.signIn();
  const layout = page.waitForResponse('**/pre/layout/login?*');
  await shop.open('home');
  await test.step('who runs the mall, and when it is open', async () => {
    const { adMall } = (await (await layout).json()).data;
    for (const field of ['company', 'representativeName', 'businessNum', 'salesPermitNumber', 'address', 'mallEmail']) {
      await expect(footer(page).getByRole('definition').filter({ hasText: adMall[field] }).first()).toBeVisible();
    }
    const telephone = footer(page).getByRole('link', { name: adMall.custTel });
    await expect(telephone).toHaveAttribute('href', `tel:${adMall.custTel}`);
    await expect(footer(page)).toContainText('평일 09:00 – 18:00');
    await expect(footer(page)).toContainText(/주말.*휴무/);
  });
  for (const { name, code } of [
    { name: '이용약관', code: 'service' },
    { name: '개인정보처리방침', code: 'privacy' },
  ]) {
    await test.step(`${name} in its newest version, and in any older one`, async () => {
      const reply = page.waitForResponse(`**/pre/layout/term/${code}`);
      await openTerm(page, name);
      const terms: Term[] = (await (await reply).json()).data;
      const days = terms.map(({ apprDts }) => apprDts);
      expect(days).toEqual([...days].sort().reverse());
      expect(days.length).toBeGreaterThan(1);
      await expect(versions(page, name).getByRole('option')).toHaveText(days.map(labelOf));
      for (const day of [days[0], days.at(-1)]) {
        await versions(page, name).selectOption({ label: labelOf(day ?? '') });
        const [year, month, date] = (day ?? '').split('-').map(Number);
        await expect(viewer(page, name)).toContainText(`${year}년 ${month}월 ${date}일부터 시행합니다.`);
      }
      await page.keyboard.press('Escape');
      await expect(viewer(page, name)).toHaveCount(0);
    });
  }
  await openTerm(page, '이용약관');
  await expect(versions(page, '이용약관')).toBeVisible();
  expect(readings).toBe(1);
  await test.step('the viewer is a modal on a desktop and slides up over the whole phone', async () => {
    if (isMobile) await expect(viewer(page, '이용약관')).toHaveAttribute('data-phase', 'entered');
    const [box, viewport] = [await viewer(page, '이용약관').boundingBox(), page.viewportSize()];
    expect(box?.width).toBe(isMobile ? viewport?.width : 450);
    if (isMobile) expect(box?.height).toBe(viewport?.height);
    await viewer(page, '이용약관').getByRole('button', { name: '닫기' }).click();
    await expect(viewer(page, '이용약관')).toHaveCount(0);
  });
});

for (const mall of ['familyshop', 'keep'] satisfies MallUrl[]) {
  // R7.24
  test(`the terms of ${mall} name ${malls[mall].name} and its address`, { tag: '@desktop' }, async ({ page, shop }) => {
    await shop.signIn({ mall });
    await shop.open('home', { mall });
    await openTerm(page, '이용약관');
    await expect(viewer(page, '이용약관')).toContainText(`${malls[mall].name} 서비스를 이용해 주셔서 감사합니다.`);
    await expect(viewer(page, '이용약관')).toContainText(`주소의 첫 부분이 ${mall}인 화면`);
    await expect(viewer(page, '이용약관')).not.toContainText(/\{mall(Nm|Url)\}/);
  });
}

// R8.07
test('terms that fail to load say so and can be retried', { tag: '@desktop' }, async ({ page, shop }) => {
  shop.allowRefusals();
  await shop.signIn();
  await shop.open('home');
  await page.route('**/term/service', (route) =>
    route.fulfill({ status: 500, json: { code: '5000', message: '약관을 준비하고 있어요.' } }),
  );
  await openTerm(page, '이용약관');
  await expect(viewer(page, '이용약관').getByRole('alert')).toContainText('약관을 준비하고 있어요.');
  await page.unroute('**/term/service');
  await viewer(page, '이용약관').getByRole('button', { name: '다시 시도' }).click();
  await expect(versions(page, '이용약관')).toBeVisible();
});

/** Notes each time when the visible footer moves on an open page; what is scrolled to for the first time is laid out then. */
const noteMovesOfFooter = `(() => {
  globalThis.movesOfFooter = [];
  let before;
  const look = () => {
    const footer = document.querySelector('#first-paint') ? null : document.querySelector('footer');
    const isShown = footer && scrollY === 0 && getComputedStyle(footer).visibility === 'visible';
    const top = isShown ? Math.round(footer.getBoundingClientRect().top + scrollY) : undefined;
    if (top !== undefined && before !== undefined && top !== before) movesOfFooter.push(before + ' to ' + top);
    before = top;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

test('home’s footer is there once everything above it is, or has failed, and never moves away from a tap', async ({
  page,
  shop,
  isMobile,
}) => {
  shop.allowRefusals();
  await shop.signIn();
  await page.addInitScript(noteMovesOfFooter);
  const kinds = ['products/wireless', 'products/goods', 'products/subscriptions', 'special-sales'];
  for (const late of ['layout/corner', ...kinds, ...(isMobile ? [] : ['boards/'])]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/api/v1/mall/${late}**`, async (route) => {
      await released;
      await route.continue();
    });
    const isFollowing = late === 'layout/corner';
    const others = kinds.filter((kind) => kind !== late);
    const arrived = others.map((kind) => page.waitForResponse(`**/api/v1/mall/${kind}**`));
    await shop.open('home');
    if (!isFollowing) await Promise.all(arrived);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(footer(page), late).toBeHidden();
    release();
    await Promise.all(arrived);
    await expect(footer(page), late).toBeVisible();
    await footer(page).getByRole('link', { name: '공지사항' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
    expect(await page.evaluate('movesOfFooter'), late).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await page.route('**/api/v1/mall/special-sales**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await shop.open('home');
  await expect(footer(page)).toBeVisible();
  shop.takeConsoleErrors();
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type MenuItem = { ctgNo: string; ctgNm: string; ctgType: string; prir?: number; gdCtgSub: MenuItem[] };

const bar = (page: Page) => page.getByRole('navigation', { name: '카테고리' }).first();
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const inOrder = (items: readonly MenuItem[]) => [...items].sort((a, b) => (a.prir ?? 999) - (b.prir ?? 999));

test.beforeEach(async ({ shop }) => {
  await shop.signIn();
});

// R2.16 R4.05 R9.02 R2.19 R4.12
test('the bar holds the mall’s categories by prir; each opens its plane and leads to its own kind of list', async ({
  page,
  shop,
}) => {
  const child = entry(page, '공기청정기');
  const reply = page.waitForResponse('**/layout/menu');
  await shop.open('home');
  const menu = inOrder((await (await reply).json()).data);

  await test.step('the categories and where they lead', async () => {
    const listOf: Record<string, string> = {
      GD05301: 'goods/goodsList',
      GD05302: 'goods/goodsList',
      GD05303: 'exhibition/listExhibition',
      GD05304: 'subs/subsList',
    };
    const links = bar(page).getByRole('link');
    await expect(links).toHaveText(menu.map(({ ctgNm }) => ctgNm));
    for (const [index, { ctgNo, ctgType }] of menu.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', shop.path(`${listOf[ctgType]}?ctgNo=${ctgNo}`));
    }
  });

  await test.step('a plane opens under the pointer and shuts when the pointer leaves', async () => {
    await entry(page, '가전').hover();
    await expect(entry(page, '가전')).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    await entry(page, '식품').hover();
    await expect(entry(page, '정육')).toBeVisible();
    await expect(child).toBeHidden();
    // The backdrop covers what is below the plane.
    await page.mouse.move(720, 860);
    await expect(entry(page, '정육')).toBeHidden();
  });

  await test.step('from the keyboard the down arrow opens it, Escape shuts it', async () => {
    await entry(page, '가전').focus();
    await expect(child).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(bar(page).getByRole('link', { name: '전체보기' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('listitem').getByRole('link').and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(child).toBeHidden();
  });

  await test.step('it shuts when its link opens another page', async () => {
    await entry(page, '가전').hover();
    await child.click();
    await expect(page).toHaveURL(/\/goods\/goodsList\?ctgNo=\d{4}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('공기청정기');
    await expect(child).toBeHidden();
    await expect(entry(page, '가전')).toHaveAttribute('aria-current', 'true');
  });
});

// R9.02
test('an event category stands where its prir says; one without prir counts as 999', async ({ page, shop }) => {
  const item = (ctgNo: string, ctgType: string, prir?: number) => {
    const fields = { ctgNo, ctgNm: `분류${ctgNo}`, ctgType, url: '', mobileUseYn: 'Y', mobileImgFileNm: '' };
    return { ...fields, mobileImgFilePath: '', gdCtgSub: [], ...(prir !== undefined && { prir }) };
  };
  const data = [
    item('5', 'GD05302', 1000),
    item('4', 'GD05302'),
    item('3', 'GD05303', 998),
    item('2', 'GD05301', 20),
    item('1', 'GD05303', 10),
  ];
  await page.route('**/layout/menu', (route) => route.fulfill({ json: { code: '0000', message: '', data } }));
  await shop.open('home');
  await expect(bar(page).getByRole('link')).toHaveText(['분류1', '분류2', '분류3', '분류4', '분류5']);
});

// R9.04
test('a pointer that only passes opens nothing', async ({ page, shop }) => {
  await shop.open('home');
  await expect(entry(page, '가전')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await entry(page, '가전').hover();
  await page.clock.runFor(100);
  await expect(entry(page, '가전')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(100);
  await expect(entry(page, '가전')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the all-menu panel', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: '전체메뉴' });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  // R2.19 R4.12
  test('shows every category with its sub-categories; shuts at its button, at Escape, outside and with the page', async ({
    page,
    shop,
  }) => {
    const reply = page.waitForResponse('**/layout/menu');
    await shop.open('home');
    const menu: MenuItem[] = (await (await reply).json()).data;
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (const { ctgNm, gdCtgSub } of menu) {
      const section = page
        .getByRole('region')
        .or(page.locator('section'))
        .filter({ has: heading(page, ctgNm) });
      await expect(section.getByRole('listitem')).toHaveText(inOrder(gdCtgSub).map((child) => child.ctgNm));
    }

    const group = heading(page, '스포츠·레저');
    await expect(group).toBeVisible();
    await toggle(page).click();
    await expect(group).toBeHidden();
    await toggle(page).click();
    await expect(group).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(group).toBeHidden();
    await toggle(page).click();
    await expect(group).toBeVisible();
    const userBar = await page.getByRole('navigation', { name: '회원 메뉴' }).boundingBox();
    await page.mouse.click(20, (userBar?.y ?? 0) + 10);
    await expect(group).toBeHidden();

    await toggle(page).click();
    await heading(page, '주방').getByRole('link').click();
    await expect(page).toHaveURL(/\/goods\/goodsList\?ctgNo=\d{2}$/);
    await expect(group).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  // R2.19
  test('can be read to its end in a low window', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await shop.open('home');
    await toggle(page).click();
    const panel = page.getByRole('navigation', { name: '전체메뉴' });
    const last = panel.getByRole('listitem').last().getByRole('link');
    await expect(last).toBeVisible();
    await expect(last).not.toBeInViewport();
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 3000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL(/\/exhibition\/listExhibition/);
  });
});

test('a member’s click on a category is counted, a visitor’s has nothing to click', async ({ page, shop }) => {
  await shop.open('home');
  const counted = page.waitForRequest('**/layout/contents/view-cnt');
  await entry(page, '가전').click();
  expect((await counted).postDataJSON()).toMatchObject({ contentsType: 'CATEGORY' });
});

import { port } from '../addresses.ts';
import { expect, test } from '../support/test.ts';

test.describe('landing addresses', () => {
  // R1.01 R2.01 R2.02 R2.03 R2.07 R2.18 R6.05
  test('the root, the mall and the login page redirect a member; an unknown path is not found', async ({
    page,
    shop,
    isMobile,
  }) => {
    const notFound = page.getByRole('heading', { level: 1, name: '찾으시는 페이지가 없어요' });
    await shop.signIn();
    await page.goto(`http://localhost:${port}/`);
    await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'home'));
    await shop.open('');
    await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'home'));
    await shop.open('login');
    await expect(page).toHaveURL(shop.url('home'));
    // A page for other types of mall.
    await shop.open('upload');
    await expect(notFound).toBeVisible();
    shop.allowRefusals();
    await shop.open('no/such/page');
    await expect(notFound).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(shop.url('home'));
  });

  // R2.01 R2.03
  test('an UPLOAD mall alone leads to upload', async ({ page, shop }) => {
    await shop.signIn({ mall: 'daeryang' });
    await shop.open('', { mall: 'daeryang', isMobile: false });
    await expect(page).toHaveURL(shop.url('upload', { mall: 'daeryang' }));
  });

  // A desktop browser gets a notice first: R1.04.
  // R1.02 R2.05
  test('an address of the other site leads to this device’s, query preserved', { tag: '@mobile' }, async ({
    page,
    shop,
  }) => {
    await shop.signIn();
    await shop.open('goods/goodsList?ctgNo=12&sort=newest', { isMobile: false });
    await expect(page).toHaveURL(shop.url('goods/goodsList?ctgNo=12&sort=newest'));
    // It has another path on this site.
    await shop.open('order/cart', { isMobile: false });
    await expect(page).toHaveURL(shop.url('myQuestion/listCart'));
  });

  // R2.07
  test('a visitor of a guarded page signs in and arrives where they wanted to go', async ({ page, shop }) => {
    await shop.open('exhibition/listExhibition?ctgNo=13');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('아이디', { exact: true }).fill('demo');
    await page.getByLabel('비밀번호', { exact: true }).fill('Demo!2026');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(shop.url('exhibition/listExhibition?ctgNo=13'));
  });

  // R2.07
  test('a redirect to another host is not followed', async ({ page, shop }) => {
    await shop.open(`login?redirect=${encodeURIComponent('https://elsewhere.example/')}`);
    await page.getByLabel('아이디', { exact: true }).fill('demo');
    await page.getByLabel('비밀번호', { exact: true }).fill('Demo!2026');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(shop.url('home'));
  });

  // R1.08 R2.18
  test('a mall that does not exist shows not-found, under the title of the default brand', async ({
    page,
    shop,
    isMobile,
  }) => {
    shop.allowRefusals();
    await page.goto(`http://nowhere.localhost:${port}${isMobile ? '/m' : ''}/nowhere/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 페이지가 없어요');
    await expect(page).toHaveTitle('패밀리샵');
  });
});

// R1.04 R2.05
test('the mobile site on a desktop browser says so and leads to the desktop page', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('goods/goodsList?ctgNo=12', { isMobile: true });
  await expect(page.getByRole('alertdialog')).toContainText('모바일 화면은 지원하지않습니다.');
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(shop.url('goods/goodsList?ctgNo=12'));
});

// R1.08
test('the page title is the mall’s', async ({ page, shop }) => {
  await shop.open('login', { mall: 'hanul' });
  await expect(page).toHaveTitle(/한울복지몰/);
});

// R2.01 R2.07
test('each mall introduces itself at its entrance by the line that the office has given it', async ({
  page,
  shop,
  isMobile,
}) => {
  for (const [mall, slogan] of [
    ['hanul', '한울 가족의 생활을 넉넉하게'],
    ['keep', '키프 멤버 전용 셀렉트숍'],
    ['daeryang', '엑셀 한 장으로 끝내는 단체 주문'],
  ] as const) {
    await shop.open(isMobile ? 'intro' : 'login', { mall });
    await expect(page.getByText(slogan)).toBeVisible();
  }
  if (!isMobile) return;
  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  await expect(page).toHaveURL(/find=password/);
});

// R1.09
test('a new page begins at its top; back returns to the previous scroll position', async ({ page, shop }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await shop.signIn();
  await shop.open('goods/goodsList?ctgNo=11');
  // The router stores no position for a page that it has not finished rendering.
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/goods\/ngd\//);
  // On the way back from a page that is still loading, the router would store the position of what is shown meanwhile as the list's.
  await expect(page.getByText('상품코드')).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(before - 50);
});

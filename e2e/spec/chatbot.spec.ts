import type { Locator, Page } from '@playwright/test';
import { test } from '../support/member.ts';
import { goodsNamed, phoneNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: '챗봇 상담' });
const chat = (page: Page) => page.getByRole('dialog', { name: '챗봇 상담' });
const talk = (page: Page) => chat(page).frameLocator('iframe');

// R2.23 R6.06
test('the chatbot answers from the frequent questions, knows mall and member, and gives the focus back', async ({
  page,
  shop,
  member: _member,
}) => {
  const requested = page.waitForRequest(/\/chatbot\/window\?/);
  await shop.open('home');
  await button(page).focus();
  await page.keyboard.press('Enter');
  const address = new URL((await requested).url());
  expect(address.searchParams.get('mallId')).toBe('1');
  expect(address.searchParams.get('memNo')).toMatch(/^[1-9]\d*$/);
  // The mall greets by name itself; the service's address contains no name.
  expect([...address.searchParams.keys()]).toEqual(['mallId', 'mallNm', 'memNo']);
  await expect(chat(page)).toContainText(/\S+ 님, 무엇을 도와드릴까요\?/);
  await expect(chat(page).getByRole('button', { name: '닫기' })).toBeFocused();

  const said = talk(page).getByRole('log');
  await expect(said).toContainText('안녕하세요, 모아온 회원님.');
  await said.getByRole('button', { name: '배송은 얼마나 걸리나요?' }).click();
  await expect(said.getByRole('heading', { name: '배송은 얼마나 걸리나요?' })).toBeVisible();
  const question = talk(page).getByRole('textbox', { name: '궁금한 점' });
  await question.fill('환불이 언제 되나요?');
  await question.press('Enter');
  await expect(talk(page).getByRole('log')).toContainText('3영업일 안에 환불해 드려요');
  await question.fill('화성 여행은요?');
  await question.press('Enter');
  await expect(talk(page).getByRole('log')).toContainText('맞는 답을 찾지 못했어요');

  await chat(page).getByRole('button', { name: '닫기' }).focus();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await shop.open('updatePasswordForm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

// R6.06
test('another mall has no chatbot, and a visitor of the default one is not named', async ({ page, shop }) => {
  await shop.open('login', { mall: 'hanul' });
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await shop.open('login');
  const requested = page.waitForRequest(/\/chatbot\/window\?/);
  await button(page).click();
  expect([...new URL((await requested).url()).searchParams.keys()]).toEqual(['mallId', 'mallNm']);
  await expect(talk(page).getByRole('log')).toContainText('모아온 고객님');
  await expect(chat(page)).toContainText('무엇을 도와드릴까요?');
  await expect(chat(page)).not.toContainText('님, 무엇을');
});

const amount = /\d원/;

/** What the button covers of everything clicked, filled in or counted; the bottom bar is excluded. */
const coveredBy = (chatButton: Locator): Promise<string[]> =>
  chatButton.evaluate((element, pattern) => {
    const amountPattern = new RegExp(pattern);
    const own = element.getBoundingClientRect();
    const middleOfOverlap = ({ left, right, top, bottom }: DOMRect): [x: number, y: number] | null => {
      const [x0, x1] = [Math.max(left, own.left), Math.min(right, own.right)];
      const [y0, y1] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
      return x1 - x0 > 1 && y1 - y0 > 1 ? [(x0 + x1) / 2, (y0 + y1) / 2] : null;
    };
    const isBelowBar = (other: Element, [x, y]: [x: number, y: number]) => {
      const stack = document.elementsFromPoint(x, y);
      const bar = stack.findIndex((one) => one !== element && one.contains(element));
      const place = stack.findIndex((one) => other.contains(one));
      return place < 0 || (bar >= 0 && bar < place);
    };
    const ownText = (other: Element) =>
      [...other.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
    const matters = (other: Element) =>
      other.matches('a[href], button, input, select, textarea, label, [role="button"]') ||
      amountPattern.test(ownText(other));
    return [...document.querySelectorAll('body *')]
      .filter((other) => matters(other) && !other.contains(element) && !element.contains(other))
      .filter((other) => other.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((other) => {
        const middle = middleOfOverlap(other.getBoundingClientRect());
        return middle !== null && !isBelowBar(other, middle);
      })
      .map((other) => `${other.tagName} ${other.textContent?.slice(0, 40)}`);
  }, amount.source);

async function expectNothingCovered(page: Page): Promise<void> {
  await expect(button(page)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const step = (page.viewportSize()?.height ?? 800) / 3;
  for (let top = 0; top <= height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    expect(
      await coveredBy(button(page)),
      `${page.url()}, ${page.viewportSize()?.width} px wide, at ${Math.round(top)} px`,
    ).toEqual([]);
  }
}

// R2.23
test('the chatbot’s button covers no amount, no field and no button, wherever a page is scrolled to', async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  test.slow();
  const { card: phone } = await phoneNamed(member, 'NOVA S26 Ultra');
  const { card: goods } = await goodsNamed(member, '노이즈캔슬링 무선 헤드폰 H700');
  const paths = [
    'home',
    'goods/goodsList?ctgNo=13',
    'goods/goodsList?ctgNo=10',
    `goods/ngd/${goods.goodsGroupNo}`,
    `goods/detailWireless?ctgNo=${phone.categoryNo}&gdsGrpNo=${phone.goodsGroupNo}`,
    isMobile ? 'myQuestion/listCart' : 'myshop/listCart',
    isMobile ? 'myShop/main' : 'myshop/main',
    'etcSale/list',
  ];
  for (const path of paths) {
    await shop.open(path);
    for (const width of isMobile ? [360, 390] : [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCovered(page);
    }
  }
});

// R2.23
test('nor does it at the entrance', async ({ page, shop, isMobile }) => {
  for (const path of isMobile ? ['intro', 'login'] : ['login']) {
    await shop.open(path);
    await expectNothingCovered(page);
  }
});

import type { Locator, Page } from '@playwright/test';
import { test as basketTest } from '../support/basket.ts';
import { test as checkoutTest } from '../support/checkout.ts';
import { demoPassword } from '../support/malls.ts';
import { goodsNamed } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const name = 'NOVA S26 Ultra';
/** The plan after the one that the phone first shows. */
const planName = '5G 스탠다드 69';
/** Nothing that a shopper needs takes more steps than this. */
const maxPresses = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the target has the focus with a visible ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) {
      await expect(page.locator(':focus-visible')).toHaveCount(1);
      return;
    }
  }
  throw new Error(`no way by Tab to ${target}`);
}

test('a shopper gets from login to a chosen phone plan by keyboard alone', async ({ page, shop }) => {
  test.slow();
  const enter = () => page.keyboard.press('Enter');
  const radios = (group: string) => page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio');

  await shop.open('login');
  await tabTo(page, page.getByLabel('아이디', { exact: true }));
  await page.keyboard.type('demo');
  await tabTo(page, page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(demoPassword);
  await enter();
  await expect(page).toHaveURL(shop.url('home'));

  const categories = page.getByRole('navigation', { name: '카테고리' });
  await tabTo(page, categories.getByRole('link', { name: '휴대폰', exact: true }));
  await enter();
  await expect(page.getByRole('heading', { level: 1, name: '휴대폰' })).toBeVisible();

  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await tabTo(page, card.getByRole('link'));
  await enter();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await tabTo(page, radios('가입 방법'));
  await page.keyboard.press('ArrowRight');
  await expect(radios('가입 방법').nth(2)).toBeChecked();
  await tabTo(page, radios('용량'));
  await page.keyboard.press('ArrowLeft');
  await expect(radios('용량').first()).toBeChecked();

  // The window of plans opens, can be tabbed through, and returns the focus.
  const opener = page.getByRole('button', { name: /^요금제 \d+개 비교$/ });
  await tabTo(page, opener);
  await enter();
  const plans = page.getByRole('dialog', { name: '요금제 비교' }).getByRole('radiogroup', { name: /요금제$/ });
  await tabTo(page, plans.getByRole('radio'));
  await page.keyboard.press('ArrowDown');
  await expect(plans.getByRole('radio', { name: new RegExp(`^${planName}`) })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await tabTo(page, radios('할인 방법'));
  await page.keyboard.press('Space');
  await expect(radios('할인 방법').first()).toBeChecked();
  await tabTo(page, radios('할부 기간'));
  await page.keyboard.press('ArrowLeft');

  const chosen = page.getByRole('complementary', { name: '선택한 내용' });
  await expect(chosen).toContainText(`256GB 그라파이트 · 기기변경 · ${planName} · 공통지원금 · 12개월 할부`);
  // The address follows the amounts, once they are rendered.
  await expect(page).toHaveURL(/months=12/);
  await page.reload();
  await expect(chosen).toContainText(`기기변경 · ${planName} · 공통지원금 · 12개월`);
});

test('the search shows that it has the focus', async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('goods/goodsList?ctgNo=13');
  const form = page.getByRole('search').locator('form');
  const field = page.getByRole('combobox', { name: '검색어' });
  await expect(field).toBeVisible();
  await expect(form).toHaveCSS('outline-style', 'none');
  await field.focus();
  await expect(form).toHaveCSS('outline-style', 'solid');
});

basketTest(
  'the action of a message is one key away, and stays while it has the focus',
  async ({ page, shop, shopper, basket }) => {
    const cup = '글로우 쿠션 팩트 + 리필';
    await basket.put(await goodsNamed(shopper, cup));
    await shop.open(basket.path);
    await page.getByRole('button', { name: `${cup} 삭제` }).click();
    const back = page.getByRole('status').getByRole('button', { name: '되돌리기' });
    await expect(back).toBeVisible();
    // The page listens for it some seconds after its start.
    await expect(async () => {
      await page.keyboard.press('F6');
      await expect(back).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(basket.line(cup)).toBeVisible();
  },
);

test('nothing that a keyboard reaches is hidden below the bar at the lower edge', async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('goods/goodsList?ctgNo=1001');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('link')
    .click();
  const months = page.getByRole('radiogroup', { name: '할부 기간' }).getByRole('radio');
  await tabTo(page, months);
  const bar = await page.getByRole('complementary', { name: '선택한 내용' }).boundingBox();
  const focused = await page.locator(':focus').boundingBox();
  if (!bar || !focused) throw new Error('nothing to compare');
  const isBelowBar = focused.y < bar.y + bar.height && focused.y + focused.height > bar.y;
  expect(isBelowBar).toBe(false);
});

checkoutTest(
  'a shopper gets from a product to a paid order by keyboard alone, the address typed on the way',
  async ({ page, shop, shopper, checkout }) => {
    const { card } = await goodsNamed(shopper, '글로우 쿠션 팩트 + 리필');
    const press = (key: string) => page.keyboard.press(key);
    await checkout.askForTerms();
    await shop.open(`goods/ngd/${card.goodsGroupNo}`);
    await tabTo(page, page.getByRole('link', { name: '바로 구매' }));
    await press('Enter');

    // The missing field has the focus, and its window passes it on to its replacement.
    await tabTo(page, checkout.pay);
    await press('Enter');
    await expect(page.getByRole('button', { name: /^배송지 등록/ })).toBeFocused();
    await press('Enter');
    const address = page.getByRole('dialog', { name: '새 배송지' });
    const typed = {
      '받는 분': '김나은',
      전화번호: '01012345678',
      우편번호: '04512',
      '도로명 주소': '서울 중구 세종대로 110',
    };
    for (const [label, text] of Object.entries(typed)) {
      await tabTo(page, address.getByLabel(label));
      await page.keyboard.type(text);
    }
    await press('Enter');
    await expect(address).toHaveCount(0);
    await expect(page.getByRole('button', { name: '배송지 변경' })).toBeFocused();

    await tabTo(page, page.getByLabel('휴대폰 번호'));
    await page.keyboard.type('01012345678');
    const methods = page.getByRole('radiogroup', { name: '결제 수단' }).getByRole('radio');
    await tabTo(page, methods);
    await press('ArrowRight');
    await expect(methods.nth(1)).toBeChecked();
    await press('ArrowLeft');
    await expect(methods.first()).toBeChecked();
    await tabTo(page, checkout.consent(/모두 동의/));
    await press('Space');
    const terms = page.getByRole('button', { name: '이용약관 보기' });
    await tabTo(page, terms);
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press('Escape');
    await expect(terms).toBeFocused();
    await tabTo(page, checkout.pay);
    await press('Enter');

    await checkout.expectWindow();
    await tabTo(page, page.getByLabel('카드번호'));
    await page.keyboard.type('4330123456781111');
    await press('Enter');
    await expect(page.getByRole('heading', { name: '주문이 잘 들어왔어요' })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: '주문 내역 보기' }));
  },
);

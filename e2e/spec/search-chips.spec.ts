import type { Page } from '@playwright/test';
import { reachable } from '../support/reachable.ts';
import { expect, test } from '../support/test.ts';

// The header's box on a desktop, the panel on a phone; the panel covers the field of a result page.
const box = (page: Page) => page.getByRole('search').last();
const field = (page: Page) => box(page).getByRole('combobox', { name: '검색어' });
// A separate button deletes all recent words together.
const chips = (page: Page) => box(page).getByRole('button', { name: /^(?!전체 ).* 삭제$/ });
const submit = (page: Page) => box(page).getByRole('button', { name: '검색', exact: true }).click();
const options = (page: Page) => box(page).getByRole('listbox', { name: '검색어 제안' }).getByRole('option');
const alertBox = (page: Page) => page.getByRole('alertdialog', { name: '알림' });
const tooMany = '최대 3개까지 선택 가능합니다.';
const nothingTyped = '검색어를 입력해주세요.';

async function openSearch(page: Page, isMobile: boolean): Promise<void> {
  const bar = page.getByRole('navigation', { name: '하단 메뉴' });
  if (isMobile) await bar.getByRole('button', { name: '검색', exact: true }).click();
  await expect(field(page)).toBeVisible();
}

const enter = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

/** Each is searched at once, with those before it: the page must have followed before the next is typed. */
async function searchOneByOne(page: Page, before: readonly string[], ...terms: string[]): Promise<void> {
  for (const [index, term] of terms.entries()) {
    await enter(page, term);
    const searched = [...before, ...terms.slice(0, index + 1)];
    await expectSearched(page, searched.join(','));
    await expectChips(page, ...searched);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

async function expectChips(page: Page, ...terms: string[]): Promise<void> {
  await expect(chips(page)).toHaveCount(terms.length);
  for (const [index, term] of terms.entries()) {
    await expect(chips(page).nth(index)).toHaveAccessibleName(`${term} 삭제`);
  }
}

async function expectAlert(page: Page, message: string): Promise<void> {
  await expect(alertBox(page)).toContainText(message);
  await alertBox(page).getByRole('button', { name: '확인' }).click();
  await expect(alertBox(page)).toHaveCount(0);
}

const expectSearched = (page: Page, keywords: string) =>
  expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname.endsWith('/search/searchGoodsList') && searchParams.get('q') === keywords,
  );

test.beforeEach(async ({ page, shop, isMobile }) => {
  await shop.signIn();
  await shop.open('home');
  await openSearch(page, isMobile);
});

/** Three are chosen: another typed one is refused. */
async function expectFourthRefused(page: Page, ...chosen: string[]): Promise<void> {
  await enter(page, '니트');
  await expectAlert(page, tooMany);
  await expectChips(page, ...chosen);
  await expect(field(page)).toHaveValue('니트');
}

test('one Enter searches; keywords are composed, added to the search, refused as the fourth, removed', {
  tag: '@desktop',
}, async ({ page, shop, context }) => {
  // R5.02 R5.05
  await test.step('Enter that ends a Hangul syllable does nothing yet; the next one searches the whole word', async () => {
    const keyboard = await context.newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await field(page).focus();
    for (const text of ['ㄱ', '가', '갓', '가스', '가습', '가습ㄱ', '가습기']) await compose(text);
    // Keys handled by the input method have their own key code.
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await expect(field(page)).toHaveValue('가습기');
    await expect(page).toHaveURL(shop.url('home'));
    await keyboard.send('Input.insertText', { text: '가습기' });
    await field(page).press('Enter');
    await expectSearched(page, '가습기');
    await expectChips(page, '가습기');
    await expect(field(page)).toHaveValue('');
  });

  // R5.01
  await test.step('another keyword narrows the search; the fourth is refused, typed or recommended', async () => {
    await searchOneByOne(page, ['가습기'], '텀블러', '이불');
    await expectFourthRefused(page, '가습기', '텀블러', '이불');
    await field(page).fill('');
    await field(page).press('Escape');
    const terms = page.getByRole('region', { name: '추천 키워드' }).getByRole('button');
    await reachable(terms.filter({ hasText: /./ }))
      .first()
      .click();
    await expectAlert(page, tooMany);
    await expectChips(page, '가습기', '텀블러', '이불');
  });

  // R5.03 R4.11
  await test.step('Backspace in an empty field removes the last one, the icon any', async () => {
    await field(page).fill('니');
    await field(page).press('Backspace');
    await expectChips(page, '가습기', '텀블러', '이불');
    await field(page).press('Backspace');
    await expectChips(page, '가습기', '텀블러');
    await chips(page).first().click();
    await expectChips(page, '텀블러');
  });

  // R5.05
  await test.step('the button makes a chip of the text and searches at once', async () => {
    await field(page).fill('가습기');
    await submit(page);
    await expectSearched(page, '텀블러,가습기');
  });

  await test.step('recent words come back with the field, are deleted one by one, and are gone when switched off', async () => {
    const recent = options(page);
    await shop.open('home');
    await field(page).focus();
    await expect(recent.first()).toContainText('텀블러 가습기');
    await expect(recent).toHaveCount(4);
    await field(page).press('ArrowDown');
    await field(page).press('Delete');
    await expect(recent).toHaveCount(3);
    await expect(recent.first()).toContainText('가습기 텀블러 이불');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expectSearched(page, '가습기 텀블러 이불');
    await shop.open('home');
    await field(page).focus();
    await box(page).getByRole('button', { name: '저장 끄기' }).click();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('mall.1.recentWords'))).toBeNull();
    await box(page).getByRole('button', { name: '저장 켜기' }).click();
  });
});

test('an empty search is refused, nonsense finds nothing, a keyword counts once, and chips are searched at once', {
  tag: '@mobile',
}, async ({ page, shop }) => {
  // R5.04
  await test.step('without a chip or text it is refused with 검색어를 입력해주세요.', async () => {
    await submit(page);
    await expectAlert(page, nothingTyped);
    await field(page).fill('   ');
    await submit(page);
    await expectAlert(page, nothingTyped);
    await field(page).fill('');
    await field(page).press('Enter');
    await expectAlert(page, nothingTyped);
    await expect(page).toHaveURL(shop.url('home'));
  });

  // R8.10
  await test.step('a text without suggestions shows 검색 결과가 없습니다.', async () => {
    const nothing = box(page).getByRole('status').filter({ hasText: '검색 결과가 없습니다.' });
    await field(page).fill('뷁뷁뷁');
    await expect(nothing).toBeVisible();
    await field(page).fill('가습');
    await expect(options(page).first()).toBeVisible();
    await expect(nothing).toHaveCount(0);
  });

  // R5.02
  await test.step('what is already there is searched again, not added', async () => {
    await enter(page, '  가습기 ');
    await expectSearched(page, '가습기');
    await expect(page.getByRole('dialog', { name: '검색' })).toHaveCount(0);
    await enter(page, '가습기');
    await expectChips(page, '가습기');
    await expect(field(page)).toHaveValue('');
  });

  // R5.01 R5.05
  await test.step('the fourth is refused; with three the button searches and leaves the text behind', async () => {
    await searchOneByOne(page, ['가습기'], '텀블러', '이불');
    await expectFourthRefused(page, '가습기', '텀블러', '이불');
    await submit(page);
    await expectSearched(page, '가습기,텀블러,이불');
  });

  await test.step('the panel has the words searched last; signed out, none stay in the browser', async () => {
    await openSearch(page, true);
    const recent = page.getByRole('dialog', { name: '검색' }).getByRole('region', { name: '최근 검색어' });
    await expect(recent.getByRole('listitem').first()).toContainText('가습기 텀블러 이불');
    await recent.getByRole('button', { name: '가습기 텀블러 이불 최근 검색어에서 지우기' }).click();
    await recent.getByRole('button', { name: '가습기', exact: true }).click();
    await expectSearched(page, '가습기');
    await shop.open('home');
    await page
      .getByRole('navigation', { name: '하단 메뉴' })
      .getByRole('button', { name: '메뉴', exact: true })
      .click();
    await page.getByRole('dialog', { name: '전체 메뉴' }).getByRole('button', { name: '로그아웃' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mall.1.recentWords'))).toBeNull();
  });
});

// R4.11 R5.02
test('a suggestion is searched with the arrow keys or a press; a category and a product with its picture lead to their pages', async ({
  page,
  shop,
  isMobile,
}) => {
  await field(page).fill('가습');
  await expect(options(page).first()).toContainText('가습');
  // All results have arrived: a growing list is rendered again.
  await expect(box(page).getByRole('group', { name: '검색어' })).toBeVisible();
  await expect(box(page).getByRole('group', { name: '상품' })).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const [word = ''] = await options(page).first().locator('span').allInnerTexts();
  await field(page).press('Enter');
  await expectSearched(page, word.trim());
  await expectChips(page, word.trim());

  await shop.open('home');
  await openSearch(page, isMobile);
  await field(page).fill('텀블');
  const products = box(page).getByRole('group', { name: '상품' }).getByRole('option');
  await expect(products).not.toHaveCount(0);
  await expect(products.first().getByRole('presentation').or(products.first().locator('img'))).toBeVisible();
  await expect(products.first()).toContainText('원');
  await products.first().click();
  await expect(page).toHaveURL(/\/goods\/ngd\/GD/);

  await shop.open('home');
  await openSearch(page, isMobile);
  await field(page).fill('주방');
  await box(page).getByRole('group', { name: '카테고리' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/ctgNo=/);
});

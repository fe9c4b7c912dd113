import type { Page } from '@playwright/test';
import { reachable } from '../support/reachable.ts';
import { expect, test } from '../support/test.ts';

// The header's box on a desktop, the panel on a phone; the panel covers the field of a result page.
const box = (page: Page) => page.getByRole('search').last();
const field = (page: Page) => box(page).getByRole('combobox', { name: '검색어' });
const chips = (page: Page) => box(page).getByRole('button', { name: /삭제$/ });
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

async function addByEnter(page: Page, ...terms: string[]): Promise<void> {
  for (const term of terms) {
    await field(page).fill(term);
    await field(page).press('Enter');
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
  await addByEnter(page, '니트');
  await expectAlert(page, tooMany);
  await expectChips(page, ...chosen);
  await expect(field(page)).toHaveValue('니트');
}

test('keywords are composed, added, refused as the fourth, removed, and sent at the second Enter', {
  tag: '@desktop',
}, async ({ page, shop, context }) => {
  // R5.02
  await test.step('Enter that ends a Hangul syllable adds nothing yet; the next one adds the whole word', async () => {
    const keyboard = await context.newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await field(page).focus();
    for (const text of ['ㄱ', '가', '갓', '가스', '가습', '가습ㄱ', '가습기']) await compose(text);
    // Keys that the input method handles come with its own code.
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await expect(field(page)).toHaveValue('가습기');
    await expectChips(page);
    await keyboard.send('Input.insertText', { text: '가습기' });
    await field(page).press('Enter');
    await expectChips(page, '가습기');
    await expect(field(page)).toHaveValue('');
  });

  // R5.01
  await test.step('the fourth is refused, typed or recommended', async () => {
    await addByEnter(page, '텀블러', '이불');
    await expectFourthRefused(page, '가습기', '텀블러', '이불');
    // Suggestions lie over the keywords.
    await field(page).fill('');
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
  await test.step('submitting text makes a chip first and searches the second time', async () => {
    await field(page).fill('가습기');
    await submit(page);
    await expectChips(page, '텀블러', '가습기');
    await expect(page).toHaveURL(shop.url('home'));
    await submit(page);
    await expectSearched(page, '텀블러,가습기');
  });
});

test('an empty search is refused, nonsense finds nothing, a keyword counts once, and three are searched at once', {
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
  await test.step('Enter adds what is typed, unless it is already there', async () => {
    await addByEnter(page, '  가습기 ', '가습기', '텀블러');
    await expectChips(page, '가습기', '텀블러');
    await expect(field(page)).toHaveValue('');
  });

  // R5.01 R5.05
  await test.step('the fourth is refused; with three it searches at once and leaves the text behind', async () => {
    await addByEnter(page, '이불');
    await expectFourthRefused(page, '가습기', '텀블러', '이불');
    await submit(page);
    await expectSearched(page, '가습기,텀블러,이불');
  });
});

// R4.11 R5.02
test('a suggestion is taken with the arrow keys or clicked; the result page holds the keywords, to be changed and searched again', async ({
  page,
}) => {
  await field(page).fill('가습');
  await expect(options(page).first()).toContainText('가습');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(chips(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await field(page).fill('텀블');
  await expect(options(page).first()).toContainText('텀블');
  await options(page).first().click();
  await expect(chips(page)).toHaveCount(2);
  const chosen = (await chips(page).evaluateAll((all) => all.map((chip) => chip.getAttribute('aria-label') ?? ''))).map(
    (name) => name.replace(/ 삭제$/, ''),
  );
  await submit(page);
  await expectSearched(page, chosen.join(','));
  await expectChips(page, ...chosen);
  await chips(page).last().click();
  await expectChips(page, ...chosen.slice(0, 1));
  // Enter with nothing typed searches for what is chosen.
  await addByEnter(page, '   ');
  await expectSearched(page, chosen[0] ?? '');
});

import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsNumber, signInAsStaff, staffNoOf } from '../support/office-orders.ts';
import { walkTo } from '../support/office-rows.ts';

// In sequence: the request of the first is approved in it, too.
test.describe.configure({ mode: 'default' });

const queue = `${officeOrigin}/approvals`;
/** The partner's new request. */
const asked = (page: Page) => page.getByRole('row').filter({ hasText: '배송 안내' });
const opened = (page: Page) => page.locator('[data-drawer]');

test('H1: a partner’s change is sent back with a comment at its field, mended there, and approved by keyboard alone in round two; another is taken by a reviewer, and taken back', async ({
  page,
  context,
  browser,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(queue);
  await asked(page).click();
  await expect(opened(page).getByRole('region', { name: '배송 안내' })).toContainText('하루 더 걸려요');
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '배송 안내 의견 쓰기' }).press('Enter');
  await page.getByRole('textbox', { name: '배송 안내 의견' }).fill('섬 이름을 적어 주세요.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(opened(page).getByText('섬 이름을 적어 주세요.')).toBeVisible();
  const product = await opened(page).getByRole('link', { name: /^GD/ }).getAttribute('href');
  await page.getByRole('button', { name: '의견 1건과 반려' }).click();
  await expect(page.getByText(/의견과 함께 반려했어요/)).toBeVisible();

  const asking = await browser.newContext();
  await signInAsNumber(asking, await staffNoOf('PARTNER'));
  const partner = await asking.newPage();
  await partner.goto(`${officeOrigin}${product}`);
  await expect(partner.getByText('의견: 섬 이름을 적어 주세요.')).toBeVisible();
  expect(await officeBarriers(partner)).toEqual([]);
  const note = partner.getByRole('textbox', { name: /^배송 안내/ }).last();
  await note.fill('제주와 울릉도는 하루 더 걸려요');
  await partner.getByRole('button', { name: '다시 요청' }).click();
  await expect(partner.getByText(/2차 요청이 승인을 기다려요/)).toBeVisible();

  await page.goto(queue);
  await walkTo(page, asked(page).filter({ hasText: '2차' }));
  await page.keyboard.press('Enter');
  await expect(opened(page).getByText('이번에 바뀜')).toHaveCount(1);
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.getByText(/: 승인했어요/)).toBeVisible();

  // Another request: a reviewer takes it, and its sender withdraws it.
  await partner.reload();
  await note.fill('제주와 울릉도는 이틀 더 걸려요');
  await partner.getByRole('button', { name: '승인 요청' }).click();
  await expect(partner.getByText(/차 요청이 승인을 기다려요/)).toBeVisible();
  await page.goto(queue);
  await asked(page).click();
  await opened(page).getByRole('button', { name: '내가 맡기' }).click();
  await expect(page.getByText('담당자를 정했어요')).toBeVisible();
  await partner.getByRole('link', { name: '요청 보기' }).click();
  await partner.getByRole('button', { name: '요청 거두기' }).click();
  await partner.getByRole('dialog').getByRole('button', { name: '요청 거두기' }).click();
  await expect(partner.getByText(/: 요청을 거뒀어요/)).toBeVisible();
  await asking.close();
  await page.goto(queue);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
});

/** Types a syllable through an input method, letter by letter, leaving it uncommitted. */
async function compose(client: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps)
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}
const commit = (client: CDPSession, text: string) => client.send('Input.insertText', { text });

test('C4: Hangul typed through the input method, with Enter at an unfinished syllable and undo, is what was typed; C5: hostile markup runs nowhere', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/products?kind=is:goods&state=is:GD00403`);
  await page.getByRole('row').nth(4).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '상품 고치기' }).click();
  const text = page.getByRole('textbox', { name: '상세 설명' });
  await expect(text).toBeVisible();
  const mode = (name: string) => page.getByRole('button', { name, exact: true });
  await mode('HTML').click();
  await text.fill('');
  await mode('편집기').click();
  await text.focus();

  const client = await context.newCDPSession(page);
  await compose(client, ['ㅎ', '하', '한']);
  await commit(client, '한');
  await compose(client, ['ㄱ', '그', '글']);
  // Enter ends the syllable being composed, and the line.
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
  await commit(client, '글');
  await page.keyboard.press('Enter');
  await compose(client, ['ㄴ', '나']);
  await commit(client, '나');
  const lines = text.locator('p');
  await expect(lines).toHaveText(['한글', '나']);
  const undo = mode('실행 취소');
  for (let presses = 0; presses < 8 && (await text.textContent()) !== ''; presses += 1) await undo.click();
  await expect(text).toHaveText('');
  for (let presses = 0; presses < 8; presses += 1) await mode('다시 실행').click();
  await expect(lines).toHaveText(['한글', '나']);
  await mode('HTML').click();
  await expect(text).toHaveValue('<p>한글</p><p>나</p>');

  const hostile = '<p>안전</p><img src="x" onerror="parent.hit = 1; top.hit = 1"><script>top.hit = 1</script>';
  await text.fill(hostile);
  await expect(mode('편집기')).toBeDisabled();
  await mode('미리보기').click();
  await expect(page.frameLocator('iframe[title="미리보기"]').getByText('안전')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('상품을 저장했어요')).toBeVisible();
  await page.reload();
  await mode('HTML').click();
  await expect(text).not.toHaveValue(/onerror|script/);
  await expect(text).toHaveValue(/안전/);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
});

import { listPopups } from '@mall/contracts/shell';
import { officeBarriers } from '../support/accessibility.ts';
import { runJob } from '../support/jobs.ts';
import { test } from '../support/member.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { letComeDue } from '../support/office-questions.ts';
import { expect } from '../support/test.ts';

test('by keyboard alone a popup is written, linked and scheduled; the shop shows it when its time has come', async ({
  page,
  context,
  member,
}) => {
  await signInAsStaff(context, 'MARKETING');
  await page.goto(`${officeOrigin}/contents?mall=familyshop`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('n');
  const title = page.getByLabel('제목', { exact: true });
  await title.focus();
  await page.keyboard.insertText('한파 안내');
  await page.getByRole('textbox', { name: '내용' }).focus();
  await page.keyboard.insertText('한파로 배송이 하루 늦어져요');
  await page.getByRole('button', { name: '찾기', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('종류', { exact: true }).last().selectOption('PAGE');
  await page.getByRole('button', { name: '공지사항 /board/boardList' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('링크', { exact: true })).toHaveValue('/board/boardList');
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('초안을 저장했어요')).toBeVisible();
  await page.getByRole('button', { name: '예약', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('시작', { exact: true }).fill('2099-01-01T09:00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('공개를 예약했어요')).toBeVisible();

  await letComeDue('한파 안내', 'starts_at');
  await runJob('flip-content');
  const shown = async () => (await member.read(listPopups, { query: { device: 'pc' } })).map(({ html }) => html).join();
  await expect.poll(shown).toContain('한파로 배송이');
  await page.reload();
  await page.getByRole('button', { name: '내리기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('몰에서 내렸어요')).toBeVisible();
  expect(await shown()).not.toContain('한파로 배송이');
});

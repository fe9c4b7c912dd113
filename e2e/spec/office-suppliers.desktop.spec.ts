import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect, test } from '../support/test.ts';

test('a supplier is added by keyboard alone; a number that is none is said at its field, and nothing typed is lost', async ({
  page,
  context,
  shop,
}) => {
  shop.allowRefusals();
  await signInAsStaff(context, 'MD');
  const keys = page.keyboard;
  await page.goto(`${officeOrigin}/suppliers`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await keys.press('n');
  const form = page.getByRole('dialog', { name: '공급사 추가' });
  await expect(form.getByLabel('이름')).toBeFocused();
  const typed = [
    ...['물레방앗간', '000-00-00165', '(주)물레방앗간', '방물레', '제2026-강원평창-0164호'],
    ...['강원특별자치도 평창군 물레길 1', '033-555-0164', 'help@mulle.example'],
  ];
  for (const words of typed) {
    await keys.insertText(words);
    await keys.press('Tab');
  }
  await keys.press('ControlOrMeta+Enter');
  const number = form.getByLabel('사업자등록번호');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/없는 사업자등록번호/);
  await expect(form.getByLabel('전자우편')).toHaveValue('help@mulle.example');
  await number.fill('000-00-00164');
  await keys.press('ControlOrMeta+Enter');
  await expect(page.getByRole('row', { name: /물레방앗간.*000-00-00164.*거래 중/ })).toBeVisible();
});

test('staff who only read see suppliers, and no way to change one', async ({ page, context }) => {
  await signInAsStaff(context, 'SECURITY');
  await page.goto(`${officeOrigin}/suppliers`);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('textbox', { name: '사업자등록번호' })).toBeDisabled();
  for (const name of ['공급사 추가', '저장', '지우기'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

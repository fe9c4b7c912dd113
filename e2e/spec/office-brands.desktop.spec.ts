import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('by keyboard alone, a brand is added, found by another spelling and given one more; its name is refused for another brand', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/brands`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  const keys = page.keyboard;
  const add = async (name: string, words: string) => {
    await keys.press('n');
    const dialog = page.getByRole('dialog', { name: '브랜드 추가' });
    await expect(dialog.getByLabel('이름')).toBeFocused();
    await keys.insertText(name);
    await keys.press('Tab');
    await keys.insertText(words);
    await keys.press('ControlOrMeta+Enter');
    return dialog;
  };
  await add('물결상점', 'mulgyeol, 물결');
  await expect(page.getByText('브랜드를 추가했어요')).toBeVisible();

  const twin = await add('물결상점', '');
  await expect(twin.getByLabel('이름')).toBeFocused();
  await expect(twin.getByLabel('이름')).toHaveAccessibleDescription(/이미/);
  await expect(twin.getByLabel('이름')).toHaveValue('물결상점');
  await keys.press('Escape');

  await page.goto(`${officeOrigin}/brands?q=mulgyeol`);
  await expect(page.getByRole('row', { name: /물결상점/ })).toBeVisible();
  await keys.press('j');
  await keys.press('Enter');
  const drawer = page.getByRole('region', { name: '물결상점' });
  await expect(drawer.getByLabel('검색에서 같은 말')).toHaveValue('mulgyeol, 물결');
  expect(await officeBarriers(page)).toEqual([]);
  await drawer.getByLabel('검색에서 같은 말').focus();
  await keys.press('ControlOrMeta+End');
  await keys.insertText(', 웨이브');
  await keys.press('ControlOrMeta+Enter');
  await expect(page.getByText('브랜드를 저장했어요')).toBeVisible();
  await expect(page.getByRole('row', { name: /mulgyeol, 물결, 웨이브/ })).toBeVisible();
});

test('a brand is merged into another after choosing which, and is found by its old name there', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/brands`);
  for (const name of ['두물머리', '두물마리']) {
    await page.getByRole('button', { name: '브랜드 추가' }).click();
    await page.getByLabel('이름').fill(name);
    await page.getByRole('button', { name: '추가', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goto(`${officeOrigin}/brands?q=두물마리`);
  await page.getByRole('row', { name: /두물마리/ }).click();
  await page.getByRole('button', { name: '다른 브랜드에 합치기' }).click();
  const dialog = page.getByRole('dialog', { name: '두물마리를 다른 브랜드에 합칠까요?' });
  await dialog.getByRole('button', { name: '합치기' }).click();
  await expect(dialog.getByLabel('합칠 브랜드')).toBeFocused();
  await dialog.getByLabel('합칠 브랜드').selectOption('두물머리');
  await dialog.getByRole('button', { name: '합치기' }).click();
  await expect(page.getByText('두물마리를 두물머리에 합쳤어요')).toBeVisible();
  await expect(page.getByRole('row', { name: /두물머리 두물마리/ })).toBeVisible();
});

test('staff with read permission see brands, but no controls to change one', async ({ page, context }) => {
  await signInAsStaff(context, 'SECURITY');
  await page.goto(`${officeOrigin}/brands`);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByLabel('검색에서 같은 말')).toBeDisabled();
  for (const name of ['브랜드 추가', '저장'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

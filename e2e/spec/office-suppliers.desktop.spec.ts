import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect, test } from '../support/test.ts';

test('a supplier is added by keyboard alone, chosen for a product, shown in the shop, and cannot be removed while it is used', async ({
  page,
  context,
  shop,
}) => {
  shop.allowRefusals();
  await signInAsStaff(context, 'MD');
  const keys = page.keyboard;
  await test.step('a number that is none is said at its field, and nothing typed is lost', async () => {
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

  const productNo = await test.step('a product names it', async () => {
    // The cheapest product of the mall without a supplier.
    await page.goto(
      `${officeOrigin}/products?kind=is:goods&state=is:GD00403&mallId=is:1&supplier=empty:&sort=marketPrice`,
    );
    await page.getByRole('row').nth(1).focus();
    await keys.press('Enter');
    await page.getByRole('link', { name: '상품 고치기' }).click();
    await page.getByRole('combobox', { name: '공급사' }).selectOption('물레방앗간');
    await expect(page.getByLabel('판매자', { exact: true })).toHaveCount(0);
    await keys.press('ControlOrMeta+s');
    await expect(page.getByText('상품을 저장했어요')).toBeVisible();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });
  await test.step('the shop names it beside the product', async () => {
    await shop.signIn();
    await shop.open(`goods/ngd/${productNo}`);
    const notice = page.getByRole('region', { name: '상품정보' });
    await expect(notice).toContainText('(주)물레방앗간 (대표 방물레)');
    await expect(notice).toContainText('000-00-00164');
  });
  await test.step('is in use', async () => {
    await page.goto(`${officeOrigin}/suppliers?q=물레방앗간`);
    await page.getByRole('row', { name: /물레방앗간/ }).click();
    const drawer = page.getByRole('region', { name: '물레방앗간' });
    await expect(drawer.getByRole('button', { name: '저장' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: '지우기' })).toHaveCount(0);
    expect(await officeBarriers(page)).toEqual([]);
    await drawer.getByRole('link', { name: '상품 1개 보기' }).click();
    await expect(page.getByRole('row', { name: new RegExp(productNo) })).toBeVisible();
  });
});

test('staff with read permission see suppliers, but no controls to change one', async ({ page, context }) => {
  await signInAsStaff(context, 'SECURITY');
  await page.goto(`${officeOrigin}/suppliers`);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('textbox', { name: '사업자등록번호' })).toBeDisabled();
  for (const name of ['공급사 추가', '저장', '지우기'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

import { expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, openOwner, signInAsNumber, signInAsStaff, staffNoOf } from '../support/office-orders.ts';

// In sequence: both write the options of the same goods.
test.describe.configure({ mode: 'default' });

/** Goods on sale with few options, which no other test writes. */
async function goodsNo(): Promise<string> {
  const owner = openOwner();
  const [row] = await owner<{ productNo: string }[]>`
    select p.product_no as "productNo" from product p join product_option o using (product_no)
    where p.kind = 'goods' and p.state = 'GD00403' group by p.product_no having count(*) between 2 and 6
    order by p.product_no desc limit 1`;
  await owner.end();
  if (!row) throw new Error('no goods with options');
  return row.productNo;
}
const cell = (page: Page, row: number, name: string) => page.getByRole('textbox', { name: `${row}행 ${name}` });
const paste = (page: Page, text: string) =>
  page.evaluate((written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', written);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('by keyboard alone, a thousand options are pasted, filled and saved; only rows in sight are drawn, and a wrong cell says why', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/products/${await goodsNo()}`);
  const grid = page.getByRole('grid', { name: '옵션' });
  await expect(grid).toBeVisible();
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await page.getByRole('button', { name: '줄 추가' }).press('Enter');
  const first = count + 1;
  await expect(cell(page, first, '색상')).toBeFocused();
  const lines = Array.from({ length: 1000 - count }, (_, index) => `올리브\t708238\t사이즈 ${index}\t1,500원`);
  await paste(page, `${lines.join('\r\n')}\r\n`);
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  expect(await grid.getByRole('row').count()).toBeLessThan(40);

  await page.keyboard.press('ControlOrMeta+ArrowDown');
  await expect(cell(page, 1000, '색상')).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.insertText('비싸요');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert').getByRole('button', { name: /^1000행 추가 금액: 추가 금액을/ })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  // A single row is filled from the row above.
  await page.keyboard.press('ControlOrMeta+d');
  await expect(cell(page, 1000, '추가 금액')).toHaveValue('1500');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('옵션을 저장했어요')).toBeVisible();
  await expect(page.getByRole('heading', { name: '옵션 1,000개' })).toBeVisible();
});

test('two staff write options of one product: the later one sees both versions of a cell, and neither loses anything', async ({
  page,
  context,
  browser,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/products/${await goodsNo()}`);
  const write = async (of: Page, row: number, name: string, text: string) => {
    const field = cell(of, row, name);
    if (!(await field.isVisible()))
      await of
        .getByRole('grid', { name: '옵션' })
        .getByRole('row')
        .nth(row)
        .getByRole('gridcell')
        .nth(name === '옵션 이름' ? 2 : 3)
        .click();
    await expect(field).toBeFocused();
    await of.keyboard.insertText(text);
    await of.keyboard.press('Enter');
  };
  await expect(page.getByRole('grid', { name: '옵션' })).toBeVisible();

  const colleague = await browser.newContext();
  await signInAsNumber(colleague, await staffNoOf('SUPER'));
  const other = await colleague.newPage();
  await other.goto(page.url());
  await write(other, 1, '옵션 이름', '동료의 말');
  await write(other, 2, '추가 금액', '700');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(other.getByText('옵션을 저장했어요')).toBeVisible();
  await colleague.close();

  await write(page, 1, '옵션 이름', '나의 말');
  await page.keyboard.press('ControlOrMeta+s');
  const conflict = page.getByRole('region', { name: '충돌' });
  await expect(conflict.getByRole('row', { name: /1행 옵션 이름/ })).toContainText('동료의 말');
  await conflict.getByRole('button', { name: '선택대로 저장' }).press('Enter');
  await expect(page.getByText('옵션을 저장했어요')).toBeVisible();
  const row = (index: number) => page.getByRole('grid', { name: '옵션' }).getByRole('row').nth(index);
  await expect(row(1).getByRole('gridcell').nth(2)).toHaveText('나의 말');
  await expect(row(2)).toContainText('700');
});

test('goods are added with the minimum, lead to their page, and wait for somebody else’s approval', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/products`);
  await page.getByRole('button', { name: '상품 등록' }).click();
  const form = page.getByRole('dialog', { name: '상품 등록' });
  await form.getByRole('button', { name: '등록', exact: true }).click();
  await expect(form.getByText('사진을 한 장 넘게 골라 주세요.')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await form.getByLabel('상품 이름').fill('유리 물병 1L');
  await form.getByLabel('브랜드').selectOption({ index: 1 });
  await form.getByLabel('고시 품목').selectOption({ label: '주방·생활용품' });
  await form.getByRole('button', { name: '사진 고르기' }).click();
  const library = page.getByRole('dialog', { name: '사진 고르기' });
  await library.getByRole('list', { name: '사진' }).getByRole('button').first().click();
  await library.getByRole('button', { name: '다 골랐어요' }).click();
  await form.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/GD\d{9}$/);
  await expect(page.getByRole('heading', { name: '유리 물병 1L' })).toBeVisible();
  await expect(page.getByText('승인 대기', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('grid', { name: '옵션' })).toHaveAttribute('aria-rowcount', '2');
});

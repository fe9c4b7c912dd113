import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, openOwner, signInAsStaff, staffNoOf } from '../support/office-orders.ts';

const own = ['GD97000001', 'GD97000002', 'GD97000003'];

/** Goods that no other test knows. */
async function addGoods(): Promise<void> {
  const owner = openOwner();
  await owner`
    insert into product (product_no, kind, name, brand_id, image, images, market_price, changed_at)
    select no, 'goods', '시트 시험 ' || no, (select min(brand_id) from brand), 'goods/none', '{goods/none}', 20000, now()
    from unnest(${own}::text[]) no on conflict do nothing`;
  await owner`
    insert into product_option (product_no, option_no) select no, 1 from unnest(${own}::text[]) no on conflict do nothing`;
  await owner.end();
}

/** A colleague saves another price while the sheet is being edited. */
async function reprice(productNo: string): Promise<void> {
  const staffNo = await staffNoOf('SUPER');
  const owner = openOwner();
  await owner`
    with saved as (
      update product set market_price = 25000, version = version + 1, changed_by = ${staffNo}, changed_at = now()
      where product_no = ${productNo} returning version)
    insert into product_change (product_no, version, changes, staff_no, made_at)
    select ${productNo}, version, '{"marketPrice": {"before": 20000, "after": 25000}}', ${staffNo}, now() from saved`;
  await owner.end();
}

/** Exports what the list finds as a file of products. */
async function download(page: Page): Promise<string> {
  await page.goto(`${officeOrigin}/products?q=${encodeURIComponent('시트 시험')}`);
  await expect(page.getByRole('row').nth(own.length)).toBeVisible();
  await page.getByRole('button', { name: '내려받기', exact: true }).click();
  await page.getByRole('radio', { name: '상품 시트' }).click();
  await page.getByRole('radio', { name: 'CSV' }).click();
  await page.getByRole('textbox', { name: '사유' }).fill('가격 점검');
  await page.getByRole('button', { name: '파일 만들기' }).click();
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: '파일 받기' }).click({ timeout: 60_000 });
  return readFileSync(await (await file).path(), 'utf8');
}

test('a sheet is downloaded, changed and sent: rows changed by somebody since are refused, the others are changed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await addGoods();
  await signInAsStaff(context, 'MD');
  const csv = await download(page);
  const [first = '', second = ''] = own;
  const written = csv
    .split('\r\n')
    .map((line) =>
      line.startsWith(first)
        ? line.replace(`시트 시험 ${first}`, '시트 시험 고친 이름')
        : line.startsWith(second)
          ? line.replace(',20000,', ',19000,')
          : line,
    )
    .join('\r\n');
  await reprice(second);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '시트로 고치기' }).click();
  await expect(page.getByRole('heading', { name: '시트로 고치기' })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page
    .getByLabel('시트 파일')
    .setInputFiles({ name: '고침.csv', mimeType: 'text/csv', buffer: Buffer.from(written) });
  const rows = page.getByRole('region', { name: '줄마다 결과' });
  await expect(rows.getByRole('row', { name: new RegExp(`${first}.*바뀌어요.*시트 시험 고친 이름`) })).toBeVisible();
  await expect(rows.getByRole('row', { name: new RegExp(`${second}.*그새 바뀌었어요.*님이.*25,000`) })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: '1줄 고치기' }).click();
  await expect(rows.getByRole('row', { name: new RegExp(`${first}.*바꿨어요`) })).toBeVisible({ timeout: 60_000 });
  await expect(rows.getByRole('row', { name: new RegExp(`${second}.*그새 바뀌었어요`) })).toBeVisible();
  await page.getByRole('button', { name: /^오류 1$/ }).click();
  await expect(rows.getByRole('row')).toHaveCount(2);
  // After leaving and returning, it is unchanged.
  await page.getByRole('link', { name: '시트로 고치기' }).click();
  await page
    .getByRole('link', { name: /번 · 고침.csv$/ })
    .first()
    .click();
  await expect(rows.getByRole('row', { name: new RegExp(`${first}.*바꿨어요`) })).toBeVisible();
});

test('ten thousand rows are drawn as they come into sight', async ({ page, context }) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/products/sheets`);
  const lines = Array.from({ length: 10_000 }, (_, index) => `GD96${String(index).padStart(6, '0')},1,1,파랑`);
  const csv = ['상품번호,판,옵션번호,색상', ...lines, String(Date.now())].join('\n');
  await page
    .getByLabel('시트 파일')
    .setInputFiles({ name: '많음.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const rows = page.getByRole('region', { name: '줄마다 결과' });
  await expect(rows.getByRole('row', { name: /없는 상품이에요/ }).first()).toBeVisible({ timeout: 60_000 });
  expect(await rows.getByRole('row').count()).toBeLessThan(60);
  await rows.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect(rows.getByRole('row', { name: /^10001 / })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await officeBarriers(page)).toEqual([]);
});

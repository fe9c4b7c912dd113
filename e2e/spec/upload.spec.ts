import { randomUUID } from 'node:crypto';
import { listOrderableGoods } from '@mall/contracts/product-list';
import type { Page } from '@playwright/test';
import { Member } from '../support/member.ts';
import { spareUploader, uploaderWithoutContract } from '../support/spare-members.ts';
import { readDownload, workbook } from '../support/spreadsheets.ts';
import { expect, test } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const mall = 'daeryang';
/** One option with plenty of stock that no other test orders. */
const goodsName = '무라벨 생수 2L 12병';

/** The check waits until the test allows it, so that the states in between are predictable. */
async function holdChecks(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/mall/uploads/*/check', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('orders by spreadsheet: template, columns matched, a cell corrected, good rows ordered, history, and the same file again', async ({
  page,
  shop,
  isMobile,
}, { parallelIndex }) => {
  const id = spareUploader(parallelIndex);
  const { accessToken } = await shop.signIn({ mall, id });
  const member = new Member(page.request, mall, accessToken);
  const { goods } = await member.read(listOrderableGoods, { query: { keyword: goodsName } });
  const productNo = goods[0]?.goodsGroupNo ?? '';
  // A heading that this member has never matched, in a new file.
  const run = randomUUID().slice(0, 8);
  const heading = `품목 ${run}`;
  const [first, second] = [`이하람 ${run}`, `정다온 ${run}`];
  const file = workbook(`거래처 발주 ${run}.xlsx`, [
    ['전화번호', '주문수량', '담당 메모', '배송지 주소', '우편번호', '수취인', heading],
    ['010-2345-6789', '1', '급함', '서울 성동구 연무장길 10', '04782', first, productNo],
    ['12', '1', '', '부산 해운대구 해운대로 20', '48094', second, productNo],
    ['010-3456-7890', '많이', '', '대전 서구 둔산로 30', '35208', second, productNo],
  ]);
  const chooser = page.getByLabel('주문 파일 올리기');

  await shop.open('upload', { mall });
  const templating = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀 양식' }).click();
  const template = await templating;
  expect(template.suggestedFilename()).toBe('대량주문_양식.xlsx');
  expect((await readDownload(template)).headings).toContain('상품번호*');

  const letChecksPass = await holdChecks(page);
  await chooser.setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible();
  await expect(page.getByText('꼭 필요한 항목이에요: 상품번호')).toBeVisible();
  await expect(page.getByLabel('수취인')).toHaveValue('recipient');
  await expect(page.getByLabel('담당 메모')).toHaveValue('nothing');
  await page.getByLabel(heading).selectOption('상품번호 *');
  await page.getByRole('button', { name: '이대로 다시 확인' }).click();
  await expect(page.getByRole('progressbar', { name: '상품과 재고, 주소를 확인하고 있어요' })).toBeVisible();
  await expect(page.getByText('0 / 3행')).toBeVisible();
  letChecksPass();

  const wrong = page.getByRole('region', { name: '고칠 내용' });
  await expect(wrong.getByRole('heading', { level: 2 })).toHaveText('고칠 행 2');
  const cell = isMobile ? wrong.getByLabel('연락처') : wrong.getByLabel('3행 연락처');
  await expect(cell).toHaveAccessibleDescription(/010-1234-5678처럼/);
  await cell.fill('010-4567-8901');
  await wrong.getByRole('button', { name: '고친 내용 확인' }).click();
  await expect(wrong.getByRole('heading', { level: 2 })).toHaveText('고칠 행 1');

  const loading = page.waitForEvent('download');
  await wrong.getByRole('button', { name: '오류 엑셀' }).click();
  const { rows } = await readDownload(await loading);
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual([expect.stringContaining('4행 · 수량')]);

  const box = page.getByRole('region', { name: '주문하기' });
  const order = box.getByRole('button', { name: '2건 주문하기' });
  await expect(order).toBeDisabled();
  await expect(box.getByRole('alert')).toContainText('오류가 있는 1행을 고치거나');
  await tick(box.getByRole('radio', { name: '정상인 행만 주문' }));
  await tick(box.getByRole('checkbox'));
  await order.click();
  await expect(page.getByRole('heading', { name: '주문 2건이 들어갔어요' })).toBeVisible();
  const made = page.getByRole('region', { name: '들어간 주문' });
  await expect(made.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('link', { name: '목록으로' }).click();
  const history = page.getByRole('region', { name: '대량주문 내역' });
  const entry = history.getByRole('listitem').filter({ hasText: file.name });
  await expect(entry).toContainText('일부 주문');
  await expect(entry).toContainText('2행 · 주문 2건');

  await chooser.setInputFiles(file);
  await expect(page.getByText(/같은 내용의 파일을 .*에 이미 올렸어요/)).toBeVisible();
  await expect(made.getByRole('listitem')).toHaveCount(2);

  await made.getByRole('link').filter({ hasText: first }).click();
  await expect(page).toHaveURL(/\/my[sS]hop\/detailMyOrder\/20\d{14}$/);
  await expect(page.getByText('연무장길 10').filter({ visible: true })).toBeVisible();
  const orderNo = page.url().slice(-16);
  await shop.open(isMobile ? 'myQuestion/listMyOrder' : 'myshop/listMyOrder', { mall });
  const listed = page.getByRole('article', { name: `주문번호 ${orderNo}` });
  await expect(listed).toContainText(goodsName);
  // Goods have no page of their own here.
  await expect(listed.getByRole('link', { name: goodsName })).toHaveCount(0);
});

test('a member without a contract is shown before uploading and beside the button why nothing can be ordered, and whom to ask', async ({
  page,
  shop,
}) => {
  const why = '아직 승인된 후불 계약이 없어서 주문할 수 없어요. 고객센터에 후불 계약을 신청해 주세요.';
  const { accessToken } = await shop.signIn({ mall, id: uploaderWithoutContract });
  const member = new Member(page.request, mall, accessToken);
  const { goods } = await member.read(listOrderableGoods, { query: { keyword: goodsName } });
  await shop.open('upload', { mall });
  const account = page.getByRole('region', { name: '후불 한도와 이용 금액' });
  await expect(account.getByText(why)).toBeVisible();
  await expect(account.getByRole('link', { name: '1670-0006' })).toHaveAttribute('href', 'tel:1670-0006');

  const row = ['01023456789', '1', '서울 성동구 연무장길 10', '04782', '이하람', goods[0]?.goodsGroupNo ?? ''];
  const headings = ['연락처', '수량', '주소', '우편번호', '받는 분', '상품번호'];
  await page.getByLabel('주문 파일 올리기').setInputFiles(workbook(`계약 없이 ${randomUUID()}.xlsx`, [headings, row]));
  const box = page.getByRole('region', { name: '주문하기' });
  await expect(box.getByText(why)).toBeVisible();
  await expect(box.getByRole('button', { name: '1건 주문하기' })).toBeDisabled();
});

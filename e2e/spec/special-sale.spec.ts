import type { SpecialSaleDetail } from '@mall/contracts/special-sale';
import type { Page } from '@playwright/test';
import { test } from '../support/checkout.ts';
import { repaint } from '../support/server-reply.ts';
import { spareSaleNo } from '../support/spare-sales.ts';
import { expect } from '../support/test.ts';

const strap = '이탈리안 레더 시계줄 22mm';

/** From now on the server reports that nothing is left, as if somebody else had bought the last piece. */
const sellOut = (page: Page) =>
  repaint<SpecialSaleDetail>(page, `**/api/v1/mall/special-sales/${spareSaleNo}`, ({ sale }) =>
    Object.assign(sale, { leftPieces: 0 }),
  );

// R2.09 R2.14
test('a special sale: from the list to the detail, sold out at the click, available again, ordered and paid at its price', async ({
  page,
  shop,
  checkout,
}) => {
  await checkout.keepAddress();
  await shop.open('etcSale/list');
  const running = page.getByRole('region', { name: '진행 중인 특가' });
  await expect(page.getByRole('region', { name: '곧 시작해요' })).toBeVisible();
  await expect(running.getByRole('article').last()).toContainText('품절');
  await running.getByRole('link').filter({ hasText: strap }).click();
  await expect(page).toHaveURL(shop.url(`etcSale/detail/${spareSaleNo}`));

  const standing = page.getByRole('region', { name: '특가 현황' });
  await expect(standing).toContainText(/종료까지 \d+일/);
  const buy = page.getByRole('button', { name: '특가로 구매' }).first();
  await expect(buy).toBeVisible();
  await sellOut(page);
  await buy.click();
  const words = page.getByRole('alertdialog');
  await expect(words).toContainText('준비한 수량이 모두 팔렸어요');
  await words.getByRole('button', { name: '확인' }).click();
  for (const gone of await page.getByRole('button', { name: '품절', exact: true }).all()) {
    await expect(gone).toBeDisabled();
  }
  await expect(buy).toHaveCount(0);
  await expect(standing).toContainText('품절');
  await expect(standing.getByRole('status')).toHaveText('특가가 모두 팔렸어요.');

  await page.unrouteAll();
  await page.reload();
  await buy.click();
  await expect(page).toHaveURL(new RegExp(`/etcSale/order/${spareSaleNo}/GD\\d+-1-1$`));
  await expect(page.getByLabel('주문 확인')).toContainText(strap);
  // The price of the sale, and freight.
  await expect(checkout.pay).toHaveText('32,000원 결제하기');
  await checkout.fillIn();
  await checkout.pay.click();
  await checkout.payByCard();
  await expect(page).toHaveURL(/\/order\/complete\/20\d{14}$/);
  await expect(page.getByRole('heading', { name: '주문이 잘 들어왔어요' })).toBeVisible();
  await expect(page.getByLabel('주문 내용')).toContainText('32,000');

  const [orderNo] = /\d{16}$/.exec(page.url()) ?? [];
  await shop.open(`order/detail/${orderNo}`);
  const line = page.getByRole('link').filter({ hasText: strap });
  await expect(line).toContainText('타임특가');
  // The goods' own page shows the usual price, and mentions the sale.
  await line.click();
  // Matched from its beginning: the clicked line also contains both, and may stay a moment longer.
  await page.getByRole('link', { name: /^타임특가 29,000원/ }).click();
  await expect(page).toHaveURL(shop.url(`etcSale/detail/${spareSaleNo}`));
});

test('the order page of a sale is not found when its address names nothing that can be bought', {
  tag: '@mobile',
}, async ({ page, shop }) => {
  await shop.signIn();
  await shop.open('etcSale/order/7/GD1001-0-1');
  await expect(page.getByRole('heading', { name: '찾으시는 페이지가 없어요' })).toBeVisible();
});

import { formatNumber } from '@mall/domain/money';
import { test } from '../support/member.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

test('sums follow the quantity on a page that the browser has translated', async ({ page, shop, member }) => {
  const { card } = await goodsNamed(member, '노이즈캔슬링 무선 헤드폰 H700');
  await shop.open(`goods/ngd/${card.goodsGroupNo}?qty=1`);
  const total = page.getByText('총 상품 금액').locator('..');
  await expect(total).toContainText(`${formatNumber(card.salePrice)}원`);
  // What Chrome's translation does to each text: it replaces it by an element.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      text.replaceWith(font);
    }
  });
  await page
    .getByRole('button', { name: /수량 늘리기|하나 더/ })
    .first()
    .click();
  const main = page.locator('#content');
  await expect(main).toContainText(`${formatNumber(card.salePrice * 2)}원`);
  await expect(main).not.toContainText('수량 1');
});

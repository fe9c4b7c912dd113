import { countCart } from '@mall/contracts/cart';
import { formatWon } from '@mall/domain/money';
import { oneWonIn } from '../support/amounts.ts';
import { Hand } from '../support/hand.ts';
import { goodsNamed } from '../support/products.ts';
import { test } from '../support/purchases.ts';
import { expect } from '../support/test.ts';

const names = ['캡슐 커피 100개입 5종', '캡슐 커피 디카페인 50개입', '드립백 커피 선물세트 40개입'];

// Before: seven taps with the basket and the terms' checkboxes in between, and more where cards had no button.
test('three goods of a list are ordered in five taps, without typing or ticking anything, by a member who has agreed before', async ({
  page,
  shop,
  shopper,
  checkout,
  purchases,
}) => {
  const coffee = await goodsNamed(shopper, names[0] ?? '');
  await purchases.buy([checkout.itemOf(coffee)]);
  await checkout.keepAddress();
  await shop.open(`goods/goodsList?ctgNo=${coffee.categoryPath.at(-1)?.categoryNo}`);
  const hand = new Hand();
  const said = page.getByRole('status').filter({ hasText: '장바구니에 담았어요' });
  for (const [index, name] of names.entries()) {
    await hand.tap(page.getByRole('button', { name: `${name} 담기` }));
    await expect.poll(async () => (await shopper.read(countCart, {})).count).toBe(index + 1);
    await expect(said).toBeVisible();
  }
  await hand.tap(said.getByRole('link', { name: '주문하기' }));
  const checked = page.getByLabel('주문 확인');
  await expect(checked).toContainText('모두 3점');
  await expect(page.getByText('결제하면 주문 내용을 확인하고 아래 약관에 동의한 것으로 남아요.')).toBeVisible();
  await expect(page.getByRole('list', { name: '동의한 약관' }).getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const total = oneWonIn((await checkout.pay.textContent()) ?? '');
  await hand.tap(checkout.pay);
  // From here on it is the payment service's window.
  expect([hand.taps, hand.typedFields]).toEqual([5, 0]);
  await checkout.payByCard();
  await expect(page.getByRole('heading', { name: '주문이 잘 들어왔어요' })).toBeVisible();
  await expect(page.getByLabel('주문 내용')).toContainText(formatWon(total).slice(0, -1));
});

test('a product with several options is chosen in a panel above the list', {
  tag: '@mobile',
}, async ({ page, shop, shopper, basket }) => {
  const goods = await goodsNamed(shopper, '노이즈캔슬링 무선 헤드폰 H700');
  await shop.open(`goods/goodsList?ctgNo=${goods.categoryPath.at(-1)?.categoryNo}`);
  await page.getByRole('button', { name: `${goods.card.name} 담기` }).click();
  const panel = page.getByRole('dialog', { name: '옵션 선택' });
  await panel.getByRole('button', { name: '수량 늘리기' }).click();
  await panel.getByRole('button', { name: '장바구니에 담기' }).click();
  await expect(panel).toHaveCount(0);
  await shop.open(basket.path);
  await expect(basket.quantity(goods.card.name)).toHaveValue('2');
});

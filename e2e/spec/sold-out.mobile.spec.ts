import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/member.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

const pathOf = ({ card }: GoodsDetail) => `goods/ngd/${card.goodsGroupNo}`;

test('a sold-out product offers an alert in one press, and alternatives; an available one shows its arrival', async ({
  page,
  shop,
  member,
}) => {
  await shop.open(pathOf(await goodsNamed(member, '폴리카보네이트 캐리어')));
  await expect(page.getByText(/주문하면 .+\([월화수목금토]\) 도착 예정/)).toBeVisible();

  const goods = await goodsNamed(member, '버즈 3 ANC 무선 이어폰');
  await shop.open(pathOf(goods));
  await expect(page.getByRole('region', { name: '지금 살 수 있는 상품' })).toBeVisible();
  await expect(page.getByText('도착 예정')).toHaveCount(0);
  await page.getByRole('button', { name: '재입고 알림 받기' }).click();
  await expect(page.getByRole('button', { name: '재입고 알림 취소' })).toBeVisible();
  await expect(page.getByText(/명이 기다려요/)).toBeVisible();
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await walk.look('sold out');

  await shop.open('myshop/listRestock');
  await expect(page.getByRole('link', { name: goods.card.name })).toBeVisible();
  await walk.look('restock alerts');
  await page.getByRole('button', { name: /알림 취소$/ }).click();
  await expect(page.getByText('기다리는 상품이 없어요')).toBeVisible();
});

import { type GoodsDetail, getGoods } from '@mall/contracts/goods-detail';
import { searchProducts } from '@mall/contracts/search';
import { getSubscription, type SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { getWireless, type WirelessDetail } from '@mall/contracts/wireless-detail';
import type { Member } from './member.ts';

/** The one with the given name; the numbers of products depend on the seed, their names do not. */
function named<Card extends { readonly name: string }>(cards: readonly Card[], name: string): Card {
  const card = cards.find((each) => each.name === name);
  if (!card) throw new Error(`the mall does not sell ${name}`);
  return card;
}

const search = (member: Member, name: string) =>
  member.read(searchProducts, { body: { keywords: [name.replaceAll(/[()·+]/g, ' ')] } });

export async function goodsNamed(member: Member, name: string): Promise<GoodsDetail> {
  const { goodsGroupNo } = named((await search(member, name)).goods, name);
  return member.read(getGoods, { params: { id: goodsGroupNo } });
}

export async function phoneNamed(member: Member, name: string): Promise<WirelessDetail> {
  const { goodsGroupNo } = named((await search(member, name)).wirelessProducts, name);
  return member.read(getWireless, { params: { id: goodsGroupNo } });
}

export async function subscriptionNamed(member: Member, name: string): Promise<SubscriptionDetail> {
  const { subscriptionNo } = named((await search(member, name)).subscriptions, name);
  return member.read(getSubscription, { params: { id: subscriptionNo } });
}

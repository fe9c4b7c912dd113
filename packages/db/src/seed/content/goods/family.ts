import type { Sticker } from '../types.ts';
import type { DeliveryKey } from './delivery.ts';
import type { NoticeKind } from './statutory-notice.ts';

/** What sets a product apart from its family. */
export type ItemExtras = {
  tag?: string;
  stickers?: readonly Sticker[];
  /** Size, volume or set with its extra price: each colour comes in each of them. */
  sets?: readonly (readonly [label: string, extraPrice: number])[];
  specs?: Readonly<Record<string, string>>;
  tags?: readonly string[];
  delivery?: DeliveryKey;
};

export type FamilyItem = ItemExtras & {
  brand: string;
  name: string;
  model: string;
  marketPrice: number;
  salePrice: number;
  pictures: readonly string[];
  summary: string;
};

/** Products of one sort: they share their leaf category, selling points and measures. */
export type Family = {
  category: string;
  notice: NoticeKind;
  delivery: DeliveryKey;
  /** Broken by hand. */
  headline: string;
  features: readonly (readonly [title: string, text: string])[];
  specs: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** Food and the like come without colours to choose from. */
  hasColours?: boolean;
  items: readonly FamilyItem[];
};

/** One product of a family; `pictures` are names below goods/, parted by blanks, the first one leading. */
export function item(
  brand: string,
  name: string,
  model: string,
  marketPrice: number,
  salePrice: number,
  pictures: string,
  summary: string,
  extras: ItemExtras = {},
): FamilyItem {
  const names = pictures.split(' ').map((picture) => `goods/${picture}`);
  return { brand, name, model, marketPrice, salePrice, pictures: names, summary, ...extras };
}

export const sticker = {
  only: { type: '단독', colour: '#16181d' },
  today: { type: '오늘특가', colour: '#d92d20' },
  new: { type: '신상품', colour: '#1f55e5' },
  install: { type: '설치 무료', colour: '#1a4bd0' },
  value: { type: '실속', colour: '#0a7d4f' },
  gift: { type: '선물 추천', colour: '#a21a55' },
  farm: { type: '산지 직송', colour: '#2f6b3a' },
} as const satisfies Record<string, Sticker>;

import type { DiscountTypeCode, JoinTypeCode, Sticker } from '../types.ts';

/** What a card is priced by, and the support of exactly this choice; other choices follow from it. */
export type PhoneOffer = {
  memory: string;
  plan: string;
  joinType: JoinTypeCode;
  discountType: DiscountTypeCode;
  commonSupport: number;
  extraSupport: number;
};

export type PhoneModel = {
  name: string;
  modelName: string;
  /** Names below goods/, one a colour and parted by blanks; the first one leads. */
  pictures: string;
  /** Release prices in won by memory, smallest first. */
  releasePrices: Readonly<Record<string, number>>;
  soldOutMemories?: readonly string[];
  /** Colours without stock. */
  soldOutColours?: readonly string[];
  releasedOn: string;
  /** 5G unless it says LTE. */
  network?: 'LTE';
  summary: string;
  tag: string;
  stickers?: readonly Sticker[];
  /** In the notation of benefit lines: `{highlighted} + plain, next`. */
  benefits: readonly [line1: string, line2: string];
  /** Those who joined so far, by way of joining. */
  counts: readonly [newCount: number, transferCount: number, changeCount: number];
  offer: PhoneOffer;
  /** Until it is released, support is the same in every mall and has no history. */
  isPreorder?: true;
  specs?: Readonly<Record<string, string>>;
  tags?: readonly string[];
};

/** Phones of one sort: they share their category, selling points and measures. */
export type PhoneFamily = {
  category: string;
  brand: string;
  headline: string;
  features: readonly (readonly [title: string, text: string])[];
  specs: Readonly<Record<string, string>>;
  tags: readonly string[];
  models: readonly PhoneModel[];
};

/** The choice of a card and its support, in the order in which a shopper chooses. */
export const offer = (
  memory: string,
  plan: string,
  joinType: JoinTypeCode,
  discountType: DiscountTypeCode,
  [commonSupport, extraSupport]: readonly [number, number],
): PhoneOffer => ({ memory, plan, joinType, discountType, commonSupport, extraSupport });

export const phoneSticker = {
  preorder: { type: '사전예약', colour: '#1f55e5' },
  popular: { type: '인기', colour: '#15181d' },
  moreSupport: { type: '지원금 UP', colour: '#cf2a1e' },
  value: { type: '실속', colour: '#12794a' },
  new: { type: '신상품', colour: '#1f55e5' },
} as const satisfies Record<string, Sticker>;

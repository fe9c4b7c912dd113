import type { NoticeKind } from '../goods/statutory-notice.ts';
import type { ContractMonths, ProductStatus, Sticker } from '../types.ts';

/** Who looks after it. With both, doing it oneself is offered up to 36 months, and then costs less. */
export type Care = 'visit' | 'self' | 'both';

export type Rent = {
  /** The longest contract and what a month of it costs; shorter ones cost more. */
  months: ContractMonths;
  fee: number;
  /** Left out when the product is only rented. */
  purchasePrice?: number;
  registrationFee?: number;
  isFirstMonthFree?: true;
  tag?: string;
  stickers?: readonly Sticker[];
  specs?: Readonly<Record<string, string>>;
  status?: ProductStatus;
};

export type RentalItem = Rent & {
  brand: string;
  name: string;
  model: string;
  pictures: readonly string[];
  summary: string;
};

/** Rented products of one sort: they share their leaf category, care, selling points and measures. */
export type RentalFamily = {
  category: string;
  notice: NoticeKind;
  care: Care;
  visitCycleMonths: number;
  /** Put up by a fitter, and taken down again; otherwise it comes in a box. */
  isInstalled: boolean;
  /** Broken by hand. */
  headline: string;
  features: readonly (readonly [title: string, text: string])[];
  specs: Readonly<Record<string, string>>;
  tags: readonly string[];
  items: readonly RentalItem[];
};

/** One product of a family; `pictures` are names below goods/, parted by blanks, the first one leading. */
export function rental(
  brand: string,
  name: string,
  model: string,
  pictures: string,
  summary: string,
  rent: Rent,
): RentalItem {
  return { brand, name, model, pictures: pictures.split(' ').map((picture) => `goods/${picture}`), summary, ...rent };
}

export const rentalSticker = {
  firstMonth: { type: '첫 달 0원', colour: '#12794a' },
  fourMonths: { type: '4개월마다', colour: '#1f55e5' },
  card: { type: '카드할인', colour: '#1d5fc4' },
  new: { type: '신상품', colour: '#1f55e5' },
} as const satisfies Record<string, Sticker>;

import type { DiscountType, JoinType } from '@mall/contracts/wireless-codes';

/** The names of the joining types on every screen. */
export const joinTypeLabels: Record<JoinType, { readonly title: string; readonly note: string }> = {
  NEW: { title: '신규가입', note: '새 번호로' },
  TRANSFER: { title: '번호이동', note: '통신사 변경' },
  CHANGE: { title: '기기변경', note: '통신사 그대로' },
};

/** The names of the two discounts on every screen. */
export const discountTypeLabels: Record<DiscountType, string> = {
  COMMON_SUPPORT: '공통지원금',
  PLAN_DISCOUNT: '선택약정',
};

/** The discount with which a price is computed; `기준` while the shopper has chosen neither. */
export const discountWords = (chosen: DiscountType | null, shown: DiscountType): string =>
  chosen === null ? `${discountTypeLabels[shown]} 기준` : discountTypeLabels[shown];

/** Months of an instalment in words; one month means payment at once. */
export const instalmentLabel = (months: number): string => (months === 1 ? '일시불' : `${months}개월`);

/** The same within other text, where months alone could be those of the contract. */
export const instalmentWords = (months: number): string =>
  months === 1 ? instalmentLabel(months) : `${instalmentLabel(months)} 할부`;

/** Text in a line with dots between; a wrapped line begins with a word, never with a dot. */
export const withDots = (words: readonly (string | false | undefined)[]): string =>
  words.filter(Boolean).join('\u00a0· ');

import type { DiscountType, JoinType } from '@mall/contracts/wireless-codes';

/** How the joining types are called on every screen. */
export const joinTypeLabels: Record<JoinType, { readonly title: string; readonly note: string }> = {
  NEW: { title: '신규가입', note: '새 번호로' },
  TRANSFER: { title: '번호이동', note: '통신사 변경' },
  CHANGE: { title: '기기변경', note: '통신사 그대로' },
};

/** How the two discounts are called on every screen. */
export const discountTypeLabels: Record<DiscountType, string> = {
  COMMON_SUPPORT: '공통지원금',
  PLAN_DISCOUNT: '선택약정',
};

/** By which discount a price is worked out; `기준` while the shopper has chosen neither. */
export const discountWords = (chosen: DiscountType | null, shown: DiscountType): string =>
  chosen === null ? `${discountTypeLabels[shown]} 기준` : discountTypeLabels[shown];

/** Months of an instalment in words; one month is paid at once. */
export const instalmentLabel = (months: number): string => (months === 1 ? '일시불' : `${months}개월`);

/** The same among other words, where months alone could be the contract's. */
export const instalmentWords = (months: number): string =>
  months === 1 ? instalmentLabel(months) : `${instalmentLabel(months)} 할부`;

/** Words in a line with dots between them; a line that breaks begins with a word, never with a dot. */
export const withDots = (words: readonly (string | false | undefined)[]): string =>
  words.filter(Boolean).join('\u00a0· ');

const format = new Intl.NumberFormat('ko-KR');

/** 231,905,420, with a true minus sign, which aligns with digits and is read aloud as a minus. */
export const grouped = (value: number): string => (value < 0 ? `−${format.format(-value)}` : format.format(value));
export const won = (amount: number): string => `${grouped(amount)}원`;
/** A relative change: +12.3%, −4.0%. */
export const percentText = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
/** A count that is exact up to its limit: 10,000+. */
export const countText = ({ value, isMore }: { value: number; isMore: boolean }): string =>
  `${grouped(value)}${isMore ? '+' : ''}`;
/** A typed number; the contract refuses an invalid one. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', ''));

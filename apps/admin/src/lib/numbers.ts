const format = new Intl.NumberFormat('ko-KR');

/** 231,905,420, with a true minus sign, which lines up with digits and is read aloud as one. */
export const grouped = (value: number): string => (value < 0 ? `−${format.format(-value)}` : format.format(value));
export const won = (amount: number): string => `${grouped(amount)}원`;
/** How much more or less: +12.3%, −4.0%. */
export const percentText = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
/** A count that is exact up to its limit: 10,000+. */
export const countText = ({ value, isMore }: { value: number; isMore: boolean }): string =>
  `${grouped(value)}${isMore ? '+' : ''}`;
/** A number as it is typed; what is none, the contract refuses. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', ''));

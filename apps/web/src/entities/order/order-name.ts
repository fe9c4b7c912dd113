import type { OrderCard } from '@mall/contracts/order';
import { formatNumber } from '@mall/domain/money';

/** `노이즈캔슬링 무선 헤드폰 외 1건`. */
export const namesOf = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} 외\u00a0${formatNumber(others.length)}건`;

/** The name of an order in one line. */
export const orderName = ({ lines }: OrderCard): string => namesOf(lines.map(({ productName }) => productName));

import type { ProductRow } from '@mall/contracts/office/products';
import type { GoodsState } from '@mall/contracts/product-codes';
import type { Tone } from '../../kit/badge.tsx';
import { grouped } from '../../lib/numbers.ts';

export const kindWords: Readonly<Record<ProductRow['kind'], string>> = {
  goods: '일반 상품',
  wireless: '휴대폰',
  subscription: '구독',
};
export const approvalWords = { R: '승인 대기', Y: '승인', N: '거부' } as const;

export const stateTones: Readonly<Record<GoodsState, Tone>> = {
  GD00401: 'warn',
  GD00402: 'err',
  GD00403: 'ok',
  GD00404: 'plain',
  GD00405: 'err',
  GD00406: 'plain',
  GD00407: 'plain',
};

/** The button's text for a move to a state. */
export const moveWords: Readonly<Record<GoodsState, string>> = {
  GD00401: '다시 올리기',
  GD00402: '거부',
  GD00403: '판매하기',
  GD00404: '판매 중지',
  GD00405: '품절로 바꾸기',
  GD00406: '삭제',
  GD00407: '제외',
};

/** Its price in the malls that list it: one amount, or from the lowest to the highest. */
export function priceText({ lowestPrice, highestPrice }: Pick<ProductRow, 'lowestPrice' | 'highestPrice'>): string {
  if (lowestPrice === null || highestPrice === null) return '–';
  return lowestPrice === highestPrice ? grouped(lowestPrice) : `${grouped(lowestPrice)}–${grouped(highestPrice)}`;
}

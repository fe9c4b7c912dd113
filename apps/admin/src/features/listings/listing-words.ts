import type { ListingRow, ListingStanding } from '@mall/contracts/office/listings';
import type { Tone } from '../../kit/badge.tsx';

export const standingTones: Readonly<Record<ListingStanding, Tone>> = {
  SHOWN: 'ok',
  SOLD_OUT: 'err',
  OFF: 'plain',
  STOPPED: 'warn',
  UNAPPROVED: 'warn',
  UNLISTED: 'plain',
};
export const kindWords: Readonly<Record<ListingRow['kind'], string>> = {
  goods: '일반상품',
  wireless: '휴대폰',
  subscription: '구독',
};

export type ListingPlace = Pick<ListingRow, 'mallId' | 'productNo'>;
export const keyOf = ({ mallId, productNo }: ListingPlace): string => `${mallId}-${productNo}`;
export function placeOf(key: string): ListingPlace {
  const [mallId = '0', productNo = ''] = key.split('-');
  return { mallId: Number(mallId), productNo };
}

import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import {
  getSale,
  listSales,
  type OfficeSale,
  type OfficeSaleRow,
  type saveSale,
} from '@mall/contracts/office/special-sales';
import type { Tone } from '../../kit/badge.tsx';

export const stateWords: Readonly<Record<OfficeSaleRow['state'], string>> = {
  upcoming: '예정',
  running: '판매 중',
  soldOut: '다 팔림',
  ended: '종료',
};

export const stateTones: Readonly<Record<OfficeSaleRow['state'], Tone>> = {
  upcoming: 'info',
  running: 'ok',
  soldOut: 'warn',
  ended: 'plain',
};

/** Names of fields, for both versions in a conflict. */
export const fieldWords = {
  productNo: '상품',
  headline: '특가 문구',
  optionNos: '옵션',
  salePrice: '특가',
  startsAt: '시작',
  endsAt: '끝',
  totalPieces: '수량',
  mostPerMember: '한 사람 한도',
};

/** The values of the form. */
export type SaleValues = Omit<OfficeRequest<typeof saveSale>['body'], 'version'> & { productNo: string };

export const emptySale: SaleValues = {
  ...{ productNo: '', headline: '', optionNos: [], salePrice: 0, startsAt: '', endsAt: '' },
  ...{ totalPieces: 100, mostPerMember: 1 },
};

export const valuesOf = (sale: OfficeSale): SaleValues => {
  const { productNo, headline, optionNos, salePrice, startsAt, endsAt, totalPieces, mostPerMember } = sale;
  return { productNo, headline, optionNos, salePrice, startsAt, endsAt, totalPieces, mostPerMember };
};

/** The calls that show a sale, refetched when it has changed. */
export const saleChanges = [listSales, getSale];

/** A sale's place in an address: `1-12`. */
export const placeKey = ({ mallId, saleNo }: { readonly mallId: number; readonly saleNo: number }): string =>
  `${mallId}-${saleNo}`;

export function placeOf(place: string): { readonly mallId: number; readonly saleNo: number } {
  const [mallId, saleNo] = place.split('-');
  return { mallId: Number(mallId), saleNo: Number(saleNo) };
}

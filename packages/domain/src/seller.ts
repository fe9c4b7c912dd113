import type { Labelled } from '@mall/contracts/goods-detail';

/** The seller of a product that is not the mall's own: a copy of its supplier, stored with the product. */
export type Seller = {
  readonly supplierNo: number;
  readonly company: string;
  readonly representativeName: string;
  readonly businessNumber: string;
  readonly salesPermitNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Empty: goods are returned to its address. */
  readonly returnAddress: string;
};

const linesOf = (seller: Seller): Labelled[] => [
  { label: '판매자', value: `${seller.company} (대표 ${seller.representativeName})` },
  { label: '판매자 사업자등록번호', value: seller.businessNumber },
  { label: '판매자 통신판매업 신고', value: seller.salesPermitNumber },
  { label: '판매자 주소', value: seller.address },
  { label: '판매자 연락처', value: `${seller.phone}, ${seller.email}` },
  { label: '교환·반품 보낼 곳', value: seller.returnAddress || seller.address },
];

/** The statutory notice with its seller, which replaces what the notice itself states about a seller. */
export function noticeWithSeller(notice: readonly Labelled[], seller: Seller | null): Labelled[] {
  if (!seller) return [...notice];
  const lines = linesOf(seller);
  return [...notice.filter(({ label }) => lines.every((line) => line.label !== label)), ...lines];
}

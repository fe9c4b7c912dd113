import type { ListingStanding } from '@mall/contracts/office/listings';

/** Whether shoppers see a listing, or why not. */
export const standingNames: Readonly<Record<ListingStanding, string>> = {
  SHOWN: '보여요',
  SOLD_OUT: '품절',
  OFF: '꺼 둠',
  STOPPED: '상품 판매중지',
  UNAPPROVED: '상품 승인 전',
  UNLISTED: '진열 안 함',
};

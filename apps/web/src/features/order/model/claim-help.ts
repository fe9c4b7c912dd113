import type { OrderDetail } from '@mall/contracts/order';
import { type ClaimType, claimTypes, type OrderState } from '@mall/contracts/order-codes';
import { isClaimOpen } from '@mall/domain/order-states';

export type ClaimHelp = { readonly type: ClaimType; readonly text: string; readonly isOpen: boolean };

const isSent = (state: OrderState) => state === 'SHIPPED' || state === 'DELIVERED' || state === 'CONFIRMED';
/** Nothing more can be requested. */
export const isOver = (state: OrderState) => state === 'CANCELLED' || state === 'EXPIRED';

/** What a member may request now, and why the rest is not available. */
export function claimHelp({ card }: OrderDetail): ClaimHelp[] {
  if (isOver(card.state)) return [];
  return claimTypes.map((type) => {
    const isOpen = card.openClaims.includes(type);
    return { type, isOpen, text: isOpen ? openTexts[type](card.state) : closedText(type, card) };
  });
}

const openTexts: Readonly<Record<ClaimType, (state: OrderState) => string>> = {
  CANCEL: (state) => (state === 'PREPARING' ? '판매자가 확인한 뒤 취소돼요' : '지금 바로 취소돼요'),
  EXCHANGE: () => '불량·오배송이면 배송비가 없어요',
  RETURN: () => '단순 변심이면 반품 배송비가 들어요',
};

function closedText(type: ClaimType, { state, claims }: OrderDetail['card']): string {
  if (type === 'CANCEL') return isSent(state) ? '상품을 보낸 뒤라 취소할 수 없어요' : '이미 취소를 신청하셨어요';
  if (state === 'CONFIRMED') return '구매를 확정해서 신청할 수 없어요';
  if (state !== 'DELIVERED') return '받은 뒤 7일 안에 신청할 수 있어요';
  return claims.some((claim) => isClaimOpen(claim.state)) ? '이미 신청하셨어요' : '신청할 수 있는 기간이 지났어요';
}

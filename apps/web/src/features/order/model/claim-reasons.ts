import { requestClaimLimits } from '@mall/contracts/limits/claim';
import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';

export type ClaimReason = { readonly text: string; readonly fault: ClaimFault };

const changedMind: ClaimReason = { text: '마음이 바뀌었어요', fault: 'MEMBER' };
const sellersFaults: readonly ClaimReason[] = [
  { text: '상품이 불량이거나 파손됐어요', fault: 'SELLER' },
  { text: '주문과 다른 상품이 왔어요', fault: 'SELLER' },
  { text: '상품 설명과 달라요', fault: 'SELLER' },
];

/** The reasons of a claim, and who bears the freight for each. */
export const claimReasons: Readonly<Record<ClaimType, readonly ClaimReason[]>> = {
  CANCEL: [
    changedMind,
    { text: '다른 상품으로 다시 주문할게요', fault: 'MEMBER' },
    { text: '옵션이나 배송지를 잘못 골랐어요', fault: 'MEMBER' },
    { text: '배송이 늦어요', fault: 'MEMBER' },
  ],
  EXCHANGE: [...sellersFaults, { text: '새 상품으로 바꾸고 싶어요', fault: 'MEMBER' }],
  RETURN: [changedMind, { text: '색상이나 크기가 생각과 달라요', fault: 'MEMBER' }, ...sellersFaults],
};

const joint = ' · ';
const longestReason = Math.max(...Object.values(claimReasons).flatMap((all) => all.map(({ text }) => text.length)));
/** The typed text is stored together with the reason. */
export const longestDetail = requestClaimLimits.reason.maxLength - longestReason - joint.length;

/** What the operator reads: the chosen reason, and the typed text. */
export const reasonText = (reason: string, detail: string): string =>
  [reason, detail.trim()].filter(Boolean).join(joint);

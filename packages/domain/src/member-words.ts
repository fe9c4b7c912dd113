import type { WithdrawalReason } from '@mall/contracts/member';

/** Why a member leaves, in their own words. */
export const withdrawalReasonNames: Readonly<Record<WithdrawalReason, string>> = {
  SELDOM: '자주 이용하지 않아요',
  PRODUCTS: '원하는 상품이나 가격이 없어요',
  SERVICE: '배송이나 서비스가 불편해요',
  PRIVACY: '개인정보가 걱정돼요',
  REJOIN: '다시 가입하려고 해요',
  OTHER: '다른 이유가 있어요',
};

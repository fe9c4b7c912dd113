import type { WithdrawalBlocker, WithdrawalBlockerKind } from '@mall/contracts/member';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';

type Words = {
  readonly title: string;
  /** What resolves it. */
  readonly help: string;
  readonly linkLabel: string;
};

export const blockerWords: Readonly<Record<WithdrawalBlockerKind, Words>> = {
  ORDER: {
    title: '진행 중인 주문',
    help: '배송이 끝나면 탈퇴할 수 있어요. 보내기 전이면 취소할 수 있어요.',
    linkLabel: '주문 상세 보기',
  },
  CLAIM: {
    title: '진행 중인 취소·교환·반품',
    help: '처리가 끝나면 탈퇴할 수 있어요.',
    linkLabel: '주문 상세 보기',
  },
  DEPOSIT: {
    title: '돌려받을 돈이 있는 주문',
    help: '늦게 입금한 돈을 돌려드려야 해요. 주문 상세에서 환불받을 계좌를 알려 주세요.',
    linkLabel: '환불 계좌 입력하기',
  },
  APPLICATION: {
    title: '진행 중인 휴대폰 신청',
    help: '휴대폰을 받으면 탈퇴할 수 있어요. 개통을 요청하기 전이면 취소할 수 있어요.',
    linkLabel: '신청 상세 보기',
  },
  SUBSCRIPTION: {
    title: '진행 중인 구독 신청',
    help: '설치하기 전이라 비용 없이 취소할 수 있어요. 취소하면 탈퇴할 수 있어요.',
    linkLabel: '신청 취소하러 가기',
  },
  SUBSCRIPTION_IN_USE: {
    title: '이용 중인 구독',
    help: '계약을 해지하고 제품을 회수한 뒤 탈퇴할 수 있어요. 지금 해지하면 얼마를 내는지 먼저 확인해 주세요.',
    linkLabel: '해지 금액과 방법 보기',
  },
};

/** The page where it can be resolved. */
export function blockerTarget({ kind, number }: WithdrawalBlocker): ScreenTarget {
  if (kind === 'APPLICATION') return { screen: 'applicationDetail', applicationNo: number };
  const isSubscription = kind === 'SUBSCRIPTION' || kind === 'SUBSCRIPTION_IN_USE';
  return isSubscription
    ? { screen: 'subscriptionApplication', applicationNo: number }
    : { screen: 'orderDetail', orderNo: number };
}

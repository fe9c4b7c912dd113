import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import type { Tone } from '../../kit/badge.tsx';

export const stateTones: Readonly<Record<SubscriptionState, Tone>> = {
  RECEIVED: 'warn',
  CONSULTING: 'vio',
  APPROVED: 'info',
  INSTALLATION_PLANNED: 'info',
  IN_USE: 'ok',
  TERMINATED: 'plain',
  CANCELLED: 'plain',
};

/** The button of a move; a planned installation is moved to another day. */
export const verbOf = (from: SubscriptionState, to: SubscriptionState): string =>
  to === 'INSTALLATION_PLANNED' && from === to ? '다른 날로 옮기기' : verbs[to];

const verbs: Readonly<Record<SubscriptionState, string>> = {
  RECEIVED: '접수',
  CONSULTING: '상담 시작',
  APPROVED: '승인',
  INSTALLATION_PLANNED: '설치일 정하기',
  IN_USE: '설치 완료',
  TERMINATED: '해지',
  CANCELLED: '신청 취소',
};

export const doneWords: Readonly<Record<SubscriptionState, string>> = {
  RECEIVED: '접수했어요',
  CONSULTING: '상담을 시작했어요',
  APPROVED: '승인했어요',
  INSTALLATION_PLANNED: '설치일을 정했어요',
  IN_USE: '설치를 마쳤어요',
  TERMINATED: '해지했어요',
  CANCELLED: '신청을 취소했어요',
};

/** The effect of a move besides the list. */
export const effectOf: Readonly<Partial<Record<SubscriptionState, string>>> = {
  APPROVED: '회원에게 승인 메일이 가요',
  INSTALLATION_PLANNED: '회원에게 설치일 메일이 가요',
  IN_USE: '오늘부터 이용료를 내요',
};

import type { ApplicationState } from '@mall/contracts/application-codes';
import type { ContactResult, ContactTopic, channels, Proof } from '@mall/contracts/office/contacts';
import type {
  blockReasons,
  memberStates,
  TimelineEntry,
  TimelineKind,
  UnmaskField,
} from '@mall/contracts/office/members';
import type { ClaimState, ClaimType, OrderState } from '@mall/contracts/order-codes';
import type { ApprovalState } from '@mall/contracts/product-codes';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { applicationStateLabels } from '@mall/domain/application-words';
import { mailWords } from '@mall/domain/office/mail-words';
import { claimStateNames, claimTypeNames, orderStateName } from '@mall/domain/order-words';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';
import type { Tone } from '../../kit/badge.tsx';

type Words<Code extends string> = Readonly<Record<Code, string>>;

export const memberStateWords: Words<(typeof memberStates)[number]> = {
  ACTIVE: '정상',
  DORMANT: '휴면',
  WITHDRAWN: '탈퇴',
};
export const memberStateTones = { ACTIVE: 'ok', DORMANT: 'warn', WITHDRAWN: 'plain' } as const;
export const approvalWords: Words<ApprovalState> = { R: '승인 대기', Y: '승인', N: '거절' };
export const blockWords: Words<(typeof blockReasons)[number]> = {
  ABUSE: '부정 이용',
  FRAUD: '부정 결제',
  STOLEN: '계정 도용',
  CONTRACT_ENDED: '제휴·재직 종료',
  OTHER: '그 밖',
};

export const channelWords: Words<(typeof channels)[number]> = {
  PHONE: '전화',
  CHAT: '채팅',
  EMAIL: '메일',
  VISIT: '방문',
};
export const topicWords: Words<ContactTopic> = {
  DELIVERY: '주문·배송',
  CLAIM: '반품·환불',
  WIRELESS: '휴대폰',
  SUBSCRIPTION: '구독',
  SIGN_IN: '로그인',
  MEMBER: '회원정보',
  OTHER: '그 밖',
};
export const resultWords: Words<ContactResult> = {
  ANSWERED: '안내함',
  DONE: '처리함',
  PASSED_ON: '넘김',
  FOLLOW_UP: '다시 확인',
  NO_ANSWER: '연결 안 됨',
};
export const proofWords: Words<Proof> = {
  name: '이름',
  phoneEnd: '휴대폰 뒤 4자리',
  birthday: '생일 월·일',
  lastProduct: '최근 산 상품',
};
export const fieldWords: Words<UnmaskField> = {
  name: '이름',
  id: '아이디',
  phone: '휴대폰',
  email: '이메일',
  birth: '생년월일',
  address: '주소',
};
export const kindWords: Words<TimelineKind> = {
  order: '주문',
  claim: '클레임',
  application: '휴대폰',
  subscription: '구독',
  question: '문의',
  contact: '상담',
  memo: '메모',
  mail: '메일',
};

const mailStateWords: Readonly<Record<string, string>> = { SENT: '보냄', FAILED: '못 보냄', QUEUED: '보내는 중' };

/** The subject and state of a row of the timeline; the codes depend on its kind. */
export function entryWords({ kind, title, state }: TimelineEntry): { title: string; state: string } {
  switch (kind) {
    case 'order':
      return { title, state: orderStateName(state as OrderState, 'CARD') };
    case 'claim':
      return { title: `${claimTypeNames[title as ClaimType]} 요청`, state: claimStateNames[state as ClaimState] };
    case 'application':
      return { title, state: applicationStateLabels[state as ApplicationState] };
    case 'subscription':
      return { title, state: subscriptionStateLabels[state as SubscriptionState] };
    case 'question':
      return { title, state: state === 'WAITING' ? '답변 대기' : '답변함' };
    case 'contact':
      return {
        title: topicWords[title as ContactTopic] ?? '상담',
        state: state === 'OPEN' ? '진행 중' : resultWords[state as ContactResult],
      };
    case 'memo':
      return { title, state: '' };
    case 'mail':
      return { title: mailWords[title] ?? title, state: mailStateWords[state] ?? state };
  }
}

const waiting = ['REQUESTED', 'APPROVED', 'PICKED_UP', 'WAITING', 'OPEN', 'CERTIFIED', 'ON_HOLD', 'RECEIVED'];
const settled = ['DELIVERED', 'CONFIRMED', 'DONE', 'ANSWERED', 'IN_USE', 'ACTIVATED'];

/** Whether the member is waiting for it, which may be why they call. */
export const isOpen = ({ kind, state }: TimelineEntry): boolean => kind !== 'contact' && waiting.includes(state);

export function entryTone({ kind, state }: TimelineEntry): Tone {
  if ((kind === 'claim' && state === 'REQUESTED') || (kind === 'mail' && state === 'FAILED')) return 'err';
  if (waiting.includes(state)) return 'warn';
  return settled.includes(state) ? 'ok' : 'plain';
}

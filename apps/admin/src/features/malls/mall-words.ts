import type { MallSalesType } from '@mall/contracts/codes';
import type { MallState } from '@mall/contracts/mall-codes';
import type { Tone } from '../../kit/badge.tsx';

export const stateWords: Readonly<Record<MallState, string>> = {
  DRAFT: '준비 중',
  READY: '열 준비 끝',
  OPEN: '운영 중',
  PAUSED: '쉬는 중',
  CLOSED: '문 닫음',
};
export const stateTones: Readonly<Record<MallState, Tone>> = {
  DRAFT: 'warn',
  READY: 'info',
  OPEN: 'ok',
  PAUSED: 'vio',
  CLOSED: 'plain',
};
/** What strangers and members see in each state. */
export const stateEffects: Readonly<Record<MallState, string>> = {
  DRAFT: '아무도 볼 수 없어요. 주소를 열어도 없는 몰로 나와요.',
  READY: '아무도 볼 수 없어요. 열면 바로 보여요.',
  OPEN: '누구나 들어와 주문할 수 있어요.',
  PAUSED: '주문과 가입을 받지 않고, 쉰다는 안내가 보여요. 내 주문, 클레임, 문의는 그대로예요.',
  CLOSED: '문을 닫았어요. 주문 내역과 클레임, 문의, 탈퇴만 남아 있어요.',
};

export const salesTypeWords: Readonly<Record<MallSalesType, string>> = {
  GENERAL: '일반',
  BUSINESS: '기업',
  CONSIGNMENT: '위탁',
  UPLOAD: '대량주문',
  COMMON: '공용',
  ERROR: '알 수 없음',
};
export const styleWords = {
  A: 'A 코발트',
  B: 'B 솔잎',
  C: 'C 자두',
  D: 'D 먹',
  E: 'E 감',
} as const;

import {
  type ClaimDecision,
  type ClaimFault,
  type ClaimState,
  type ClaimType,
  claimFaults,
  claimStates,
  claimTypes,
} from '@mall/contracts/order-codes';
import { claimStateNames, claimTypeNames } from '@mall/domain/order-words';
import { josa } from 'es-hangul';
import type { Tone } from '../../kit/badge.tsx';

const words = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
  Object.fromEntries(codes.map((code) => [code, nameOf(code)])) as Record<Code, string>;

export const typeWords = words(claimTypes, (type) => claimTypeNames[type]);
export const stateWords = words(claimStates, (state) => (state === 'REQUESTED' ? '결정 대기' : claimStateNames[state]));
export const faultWords: Readonly<Record<ClaimFault, string>> = words(claimFaults, (fault) =>
  fault === 'MEMBER' ? '회원' : '판매자',
);

export const typeTones: Readonly<Record<ClaimType, Tone>> = { CANCEL: 'plain', EXCHANGE: 'info', RETURN: 'warn' };
export const stateTones: Readonly<Record<ClaimState, Tone>> = {
  REQUESTED: 'err',
  APPROVED: 'info',
  PICKED_UP: 'vio',
  DONE: 'ok',
  REJECTED: 'plain',
  WITHDRAWN: 'plain',
};

type DecisionWords = {
  /** On a card and on a button: 승인. */
  readonly name: string;
  /** Its effect. */
  readonly note: string;
  /** The message afterwards: `반품을 승인했어요`. */
  readonly done: string;
};

const notes: Readonly<Record<ClaimDecision, (type: ClaimType) => string>> = {
  approve: (type) => (type === 'CANCEL' ? '지금 환불하고 주문을 정리해요' : '상품을 수거하고, 도착하면 마무리해요'),
  reject: () => '회원에게 사유를 알려요',
  'pick-up': () => '상품이 창고에 도착했어요',
  complete: (type) => (type === 'EXCHANGE' ? '새 상품을 보내고 마무리해요' : '상품을 확인했고, 지금 환불해요'),
};
const names: Readonly<Record<ClaimDecision, string>> = {
  approve: '승인',
  reject: '거절',
  'pick-up': '수거 완료',
  complete: '완료',
};
const verbs: Readonly<Record<ClaimDecision, string>> = {
  approve: '승인했어요',
  reject: '거절했어요',
  'pick-up': '수거 완료로 바꿨어요',
  complete: '완료했어요',
};

/** The words for a decision on a claim of this type. */
export const decisionWords = (type: ClaimType, decision: ClaimDecision): DecisionWords => ({
  name: names[decision],
  note: notes[decision](type),
  done: `${josa(typeWords[type], '을/를')} ${verbs[decision]}`,
});

/** Whether this decision refunds the money. */
export const paysBack = (type: ClaimType, decision: ClaimDecision): boolean =>
  type === 'CANCEL' ? decision === 'approve' : type === 'RETURN' && decision === 'complete';

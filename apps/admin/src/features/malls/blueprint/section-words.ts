import type { InheritedSection } from '@mall/contracts/mall-codes';
import type { InheritMode } from '@mall/contracts/office/blueprints';
import type { Tone } from '../../../kit/badge.tsx';

export const sectionNames: Readonly<Record<InheritedSection, string>> = {
  delivery: '배송비',
  limits: '주문 조건',
  joining: '가입과 로그인',
  look: '테마',
};
export const modeWords: Readonly<Record<InheritMode, string>> = {
  OWN: '직접 설정',
  INHERIT: '블루프린트 따름',
  LOCKED: '잠금',
};
export const modeTones: Readonly<Record<InheritMode, Tone>> = { OWN: 'vio', INHERIT: 'info', LOCKED: 'plain' };

const fieldNames: Readonly<Record<string, string>> = {
  deliveryFee: '기본 배송비',
  freeDeliveryFrom: '무료 배송 기준',
  remoteSurcharge: '제주·도서산간 추가',
  byMethod: '배송 방법별 배송비',
  depositDays: '입금 기한',
  mostPieces: '한 상품 최대 수량',
  mostUnpaidOrders: '결제하지 않은 주문',
  mostOpenApplications: '진행 중인 휴대폰 신청',
  needsApproval: '가입 확인',
  hasDormancy: '휴면 전환',
  isLoginOpen: '로그인 없이 보기',
  style: '기본 테마',
};
export const fieldName = (field: string): string => fieldNames[field] ?? field;

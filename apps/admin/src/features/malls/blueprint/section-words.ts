import type { InheritMode } from '@mall/contracts/office/blueprints';
import type { InheritedContent, InheritedSection } from '@mall/contracts/office/inherited-sections';
import { themeColourWords } from '@mall/domain/theme/theme-words';
import type { Tone } from '../../../kit/badge.tsx';

export const sectionNames: Readonly<Record<InheritedSection, string>> = {
  delivery: '배송',
  limits: '주문 조건',
  joining: '가입과 로그인',
  look: '테마',
  menu: '메뉴',
  home: '홈',
  popups: '팝업·배너',
  keywords: '검색어',
  faq: '자주 묻는 질문',
  boards: '게시판 글',
  annexes: '몰 추가 약관',
};
/** Where each section of content is edited. */
export const editors = {
  menu: 'categories',
  home: 'home',
  popups: 'contents',
  keywords: 'contents',
  faq: 'faq',
  boards: 'boards',
  annexes: 'terms',
} as const satisfies Readonly<Record<InheritedContent, string>>;
/** With the object particle. */
export const sectionObjects: Readonly<Record<InheritedSection, string>> = {
  delivery: '배송을',
  limits: '주문 조건을',
  joining: '가입과 로그인을',
  look: '테마를',
  menu: '메뉴를',
  home: '홈을',
  popups: '팝업·배너를',
  keywords: '검색어를',
  faq: '자주 묻는 질문을',
  boards: '게시판 글을',
  annexes: '몰 추가 약관을',
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
  cutOffHour: '주문 마감 시각',
  preparingDays: '준비 기간',
  parcelDays: '택배 기간',
  installationDays: '화물·설치 기간',
  remoteDays: '제주·도서산간 추가 기간',
  depositDays: '입금 기한',
  mostPieces: '한 상품 최대 수량',
  mostUnpaidOrders: '결제하지 않은 주문',
  mostOpenApplications: '진행 중인 휴대폰 신청',
  needsApproval: '가입 확인',
  hasDormancy: '휴면 전환',
  isLoginOpen: '로그인 없이 보기',
  style: '기본 테마',
  ...themeColourWords,
  ...{ corner: '모서리', menuBar: '메뉴 바 모양', search: '검색창' },
};
/** The name of a setting's field; items of content have their own names. */
export const nameOfRow = ({ field, name }: { field: string; name: string }): string =>
  name || (fieldNames[field] ?? field);

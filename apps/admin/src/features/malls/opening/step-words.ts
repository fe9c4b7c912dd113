import type { OpeningStep } from '@mall/contracts/office/mall-opening';

export const stepTitles: Readonly<Record<OpeningStep, string>> = {
  from: '시작점',
  who: '누가 파는지',
  look: '테마',
  goods: '상품',
  rules: '배송과 가입',
  texts: '약관과 글',
  open: '열기',
};

import type { Finding } from '@mall/contracts/office/reviews';

/** What a finding of the monthly review says. */
export const findingNames: Readonly<Record<Finding['kind'], string>> = {
  EXPORT: '파일 내려받기',
  NIGHT: '밤·휴일에 봄',
  MANY: '하루 200명 넘게 봄',
  COLLEAGUE: '본인이나 동료를 봄',
  UNRELATED: '상담 없이 열어 봄',
  DENIED: '로그인 거듭 실패',
  NEW_PLACE: '처음 보는 곳에서 접속',
};

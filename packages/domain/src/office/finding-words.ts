import type { Finding } from '@mall/contracts/office/reviews';

/** The text of a finding of the monthly review. */
export const findingNames: Readonly<Record<Finding['kind'], string>> = {
  EXPORT: '파일 내려받기',
  NIGHT: '밤·휴일에 봄',
  MANY: '하루 200명 넘게 봄',
  COLLEAGUE: '본인이나 동료를 봄',
  UNRELATED: '상담 없이 열어 봄',
  DENIED: '로그인 거듭 실패',
  NEW_PLACE: '처음 보는 곳에서 접속',
};

/** Why it was prepared. */
export const findingReasons: Readonly<Record<Finding['kind'], string>> = {
  EXPORT: '개인정보가 든 파일을 내려받았어요. 어디에 썼는지 확인해요.',
  NIGHT: '밤 10시부터 아침 6시까지, 또는 주말에 개인정보를 봤어요.',
  MANY: '하루에 200명이 넘는 회원의 개인정보를 봤어요.',
  COLLEAGUE: '본인이나 동료의 회원 정보를 봤어요.',
  UNRELATED: '상담이 없는 회원의 가린 개인정보를 열어 봤어요.',
  DENIED: '로그인에 다섯 번 넘게 실패했어요. 본인이 맞는지 확인해요.',
  NEW_PLACE: '전에 없던 IP에서 로그인했어요.',
};

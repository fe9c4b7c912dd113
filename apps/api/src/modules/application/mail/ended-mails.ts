import { type ApplicationNews, unlessEmpty, type WrittenMail } from './application-mail-parts.ts';

/** 취소: before the activation, by the member, the operator or a timeout. */
export const cancelledMail = ({ reason }: ApplicationNews): WrittenMail => ({
  heading: '휴대폰 신청이 취소됐어요',
  text: '휴대폰 신청을 취소했어요. 청구되는 금액은 없어요. 필요하시면 언제든 다시 신청해 주세요.',
  rows: unlessEmpty('취소 사유', reason),
});

/** 철회: after the activation; the phone has come back. */
export const withdrawnMail = ({ mall, reason }: ApplicationNews): WrittenMail => ({
  heading: '휴대폰 계약이 철회됐어요',
  text: `휴대폰 계약 철회를 처리했어요. 요금과 정산이 궁금하시면 고객센터(${mall.customerPhone})로 문의해 주세요.`,
  rows: unlessEmpty('철회 사유', reason),
});

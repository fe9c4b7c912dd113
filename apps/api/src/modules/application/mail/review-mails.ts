import { type ApplicationNews, unlessEmpty, type WrittenMail } from './application-mail-parts.ts';

/** The review was successful: 심사 가능. */
export const approvedMail = (): WrittenMail => ({
  heading: '휴대폰에 가입할 수 있어요',
  text: '통신사 심사 결과 가입할 수 있어요. 이제 개통을 요청하고, 개통이 끝나면 다시 알려 드릴게요.',
  rows: [['심사 결과', '가능']],
});

/** Something must be clarified first: 심사 보류. */
export const heldMail = ({ mall, reason }: ApplicationNews): WrittenMail => ({
  heading: '확인할 것이 있어 심사를 보류했어요',
  text: `확인할 것이 있어서 심사를 잠시 멈췄어요. 고객센터에서 연락드릴게요. 먼저 물어보시려면 고객센터(${mall.customerPhone})로 전화해 주세요.`,
  rows: [['심사 결과', '보류'], ...unlessEmpty('사유', reason)],
});

/** The carrier refuses: 심사 불가. */
export const rejectedMail = ({ mall, reason }: ApplicationNews): WrittenMail => ({
  heading: '이번에는 가입할 수 없어요',
  text: `통신사 심사 결과 이번에는 가입할 수 없어요. 청구되는 금액은 없어요. 궁금한 점은 고객센터(${mall.customerPhone})로 문의해 주세요.`,
  rows: [['심사 결과', '불가'], ...unlessEmpty('사유', reason)],
});

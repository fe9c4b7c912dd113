import type { ApplicationState } from '@mall/contracts/application-codes';

/** The names of the states on every screen. */
export const applicationStateLabels: Readonly<Record<ApplicationState, string>> = {
  RECEIVED: '접수',
  CERTIFIED: '심사 대기',
  APPROVED: '심사 가능',
  ON_HOLD: '심사 보류',
  REJECTED: '심사 불가',
  ACTIVATION_REQUESTED: '개통요청',
  ACTIVATED: '개통완료',
  SHIPPED: '발송',
  DELIVERED: '수령',
  CANCELLED: '취소',
  WITHDRAWN: '철회',
};

/** What a state means for the member. */
export const applicationStateTexts: Readonly<Record<ApplicationState, string>> = {
  RECEIVED: '신청서를 받았어요.',
  CERTIFIED: '본인인증을 확인했어요. 통신사 심사를 기다리고 있어요.',
  APPROVED: '가입할 수 있어요. 곧 개통을 요청해요.',
  ON_HOLD: '확인할 것이 있어서 심사를 멈췄어요. 고객센터에서 연락드려요.',
  REJECTED: '이번에는 가입할 수 없어요. 이유는 진행 내역에서 볼 수 있어요.',
  ACTIVATION_REQUESTED: '통신사에 개통을 요청했어요.',
  ACTIVATED: '개통을 마쳤어요. 휴대폰을 곧 보내 드려요.',
  SHIPPED: '휴대폰을 보냈어요.',
  DELIVERED: '휴대폰을 받았어요.',
  CANCELLED: '신청을 취소했어요.',
  WITHDRAWN: '계약을 철회했어요.',
};

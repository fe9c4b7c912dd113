/** The steps of an application, in order: 본인인증, 요금제/할인, 배송, 확인. */
export const applicationSteps = ['join', 'plan', 'delivery', 'confirm'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

export const applicationStates = [
  'RECEIVED',
  'CERTIFIED',
  'APPROVED',
  'ON_HOLD',
  'REJECTED',
  'ACTIVATION_REQUESTED',
  'ACTIVATED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'WITHDRAWN',
] as const;
/**
 * RECEIVED 접수, CERTIFIED 심사 대기 (certified, the review has not begun), APPROVED 심사 가능, ON_HOLD 심사 보류, REJECTED 심사 불가,
 * ACTIVATION_REQUESTED 개통요청, ACTIVATED 개통완료, SHIPPED 발송, DELIVERED 수령, CANCELLED 취소 (before activation), WITHDRAWN 철회 (after it).
 */
export type ApplicationState = (typeof applicationStates)[number];

/** The reason for which a review is on hold: 본인 확인, 미납 요금, 할부 한도, 서류 보완, 그 밖. */
export const applicationHolds = ['IDENTITY', 'UNPAID', 'LIMIT', 'DOCUMENT', 'OTHER'] as const;
export type ApplicationHold = (typeof applicationHolds)[number];

export const subscriptionStates = [
  'RECEIVED',
  'CONSULTING',
  'APPROVED',
  'INSTALLATION_PLANNED',
  'IN_USE',
  'TERMINATED',
  'CANCELLED',
] as const;
/**
 * RECEIVED 신청, CONSULTING 상담중, APPROVED 승인, INSTALLATION_PLANNED 설치예정, IN_USE 이용중, TERMINATED 해지 (after the installation),
 * CANCELLED 취소 (before it).
 */
export type SubscriptionState = (typeof subscriptionStates)[number];

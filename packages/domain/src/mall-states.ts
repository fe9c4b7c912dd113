import type { MallState } from '@mall/contracts/mall-codes';
import { type Moves, mayMoveBy } from './moves.ts';
import type { ScreenName } from './screens/screens.ts';

/** A mall that has opened is never hidden again, and one that has closed stays closed. */
const mallMoves: Moves<MallState> = {
  DRAFT: ['READY'],
  READY: ['OPEN', 'DRAFT'],
  OPEN: ['PAUSED'],
  PAUSED: ['OPEN', 'CLOSED'],
  CLOSED: [],
};

export const mayMoveMall = mayMoveBy(mallMoves);
/** The states to which staff may move it from here, the usual one first. */
export const mallMovesFrom = (from: MallState): readonly MallState[] => mallMoves[from];

/** Whether strangers may know of the mall; otherwise it answers like one that does not exist. */
export const isKnown = (state: MallState): boolean => state !== 'DRAFT' && state !== 'READY';

/**
 * What a mall that no longer sells still shows: sign-in, members' orders and applications with their claims, contracts and receipts, their
 * questions, their data, and withdrawal. By law members may withdraw from a purchase and complain long after it (전자상거래법 6조, 17조), and ask
 * for their data as long as it exists (개인정보 보호법 35조).
 */
const keptByLaw: readonly ScreenName[] = [
  ...(['login', 'findId', 'findPassword', 'findAccount', 'certification', 'dormantMail', 'joinMail'] as const),
  ...(['dormantNotice', 'emailNotice', 'updatePassword', 'paymentPopupReturn', 'paymentReturn'] as const),
  ...(['orderList', 'orderDetail', 'orderComplete', 'uploadOrder', 'applications', 'applicationDetail'] as const),
  // Paid gifts are still received.
  'gift',
  ...(['applicationDone', 'contractPrint', 'subscriptions', 'subscriptionApplication', 'subscriptionPrint'] as const),
  ...(['questionList', 'question', 'questionForm', 'questionChange', 'memberInfo', 'withdrawal'] as const),
  ...(['faq', 'boardList', 'boardPost', 'notices', 'reviews'] as const),
];
/** A paused mall keeps these too, because it will open again. */
const keptInPause: readonly ScreenName[] = [
  ...(['myShop', 'addressBook', 'wishlist', 'recentlyViewed', 'restockAlerts', 'myReviews'] as const),
];

/** Whether a mall in this state has the screen; other screens show its notice. */
export function keepsScreen(state: MallState, screen: ScreenName): boolean {
  if (state === 'OPEN') return true;
  return keptByLaw.includes(screen) || (state === 'PAUSED' && keptInPause.includes(screen));
}

import type { ContentState } from '@mall/contracts/content-codes';
import { type Moves, mayMoveBy } from './moves.ts';

/** What is scheduled goes live by itself, whoever publishes at once goes there directly; to itself is another time. */
const contentMoves: Moves<ContentState> = {
  DRAFT: ['SCHEDULED', 'LIVE'],
  SCHEDULED: ['LIVE', 'SCHEDULED', 'DRAFT'],
  LIVE: ['ENDED', 'LIVE'],
  ENDED: ['DRAFT'],
};

export const mayMoveContent = mayMoveBy(contentMoves);

/** Where staff may move it from here. */
export const contentMovesFrom = (from: ContentState): readonly ContentState[] => contentMoves[from];

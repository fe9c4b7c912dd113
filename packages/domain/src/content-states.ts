import type { ContentKind } from '@mall/contracts/content-body';
import type { ContentState } from '@mall/contracts/content-codes';
import { type Moves, mayMoveBy } from './moves.ts';

/** Scheduled content goes live automatically; publishing at once skips that state. A move to the same state sets another time. */
const contentMoves: Moves<ContentState> = {
  DRAFT: ['SCHEDULED', 'LIVE'],
  SCHEDULED: ['LIVE', 'SCHEDULED', 'DRAFT'],
  LIVE: ['ENDED', 'LIVE'],
  ENDED: ['DRAFT'],
};

/** A home is never removed: the shown one stays until the next one is published, and saving creates a draft. */
const homeMoves: Moves<ContentState> = {
  DRAFT: ['SCHEDULED', 'LIVE'],
  SCHEDULED: ['LIVE', 'SCHEDULED', 'DRAFT'],
  LIVE: [],
  ENDED: [],
};

const movesOf = (kind?: ContentKind) => (kind === 'HOME' ? homeMoves : contentMoves);

export const mayMoveContent = (from: ContentState, to: ContentState, kind?: ContentKind): boolean =>
  mayMoveBy(movesOf(kind))(from, to);

/** The states to which staff may move it from here. */
export const contentMovesFrom = (from: ContentState, kind?: ContentKind): readonly ContentState[] =>
  movesOf(kind)[from];

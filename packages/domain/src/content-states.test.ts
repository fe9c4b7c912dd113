import { contentStates } from '@mall/contracts/content-codes';
import { expect, test } from 'vitest';
import { contentMovesFrom, mayMoveContent } from './content-states.ts';

test('a post comes back to the shop by way of a draft alone, and nothing that is shown becomes a draft', () => {
  const moves = contentStates.flatMap((from) =>
    contentStates.filter((to) => mayMoveContent(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'DRAFT → SCHEDULED',
    'DRAFT → LIVE',
    'SCHEDULED → DRAFT',
    'SCHEDULED → SCHEDULED',
    'SCHEDULED → LIVE',
    'LIVE → LIVE',
    'LIVE → ENDED',
    'ENDED → DRAFT',
  ]);
  expect(contentMovesFrom('ENDED')).toEqual(['DRAFT']);
});

test('a home goes live again and again, by way of a draft, and ends never', () => {
  const moves = contentStates.flatMap((from) => contentMovesFrom(from, 'HOME').map((to) => `${from} → ${to}`));
  expect(moves).toEqual([
    'DRAFT → SCHEDULED',
    'DRAFT → LIVE',
    'SCHEDULED → LIVE',
    'SCHEDULED → SCHEDULED',
    'SCHEDULED → DRAFT',
  ]);
});

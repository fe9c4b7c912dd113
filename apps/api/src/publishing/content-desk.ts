import type { ContentKind } from '@mall/contracts/content-body';
import { AppError } from '@mall/contracts/errors';
import { contentMovesFrom } from '@mall/domain/content-states';
import type { OfficeReader } from '../office/office-rows.ts';
import type { StaffCaller } from '../office/staff-caller.ts';
import { mayIn } from '../office/within-scope.ts';
import { findThing, listRevisions, type Named } from './desk.repository.ts';
import { findLockedBy, sectionOfKind } from './locked.repository.ts';

/** The data of one thing's screen: its current revision, history and possible moves. Error 4040 outside the scope. */
export async function deskOf<Kind extends ContentKind>(reader: OfficeReader, named: Named<Kind>, staff: StaffCaller) {
  const [thing, revisions, lockedBy] = await Promise.all([
    findThing(reader, named),
    listRevisions(reader, named),
    findLockedBy(reader, named.mallId, sectionOfKind(named.kind)),
  ]);
  if (!thing) throw new AppError('4040');
  const { body, startsAt, endsAt, changedAt, ...held } = thing;
  const mayWrite = !lockedBy && mayIn(staff, 'displays.write', named.mallId);
  const desk = {
    ...{ ...held, mallId: named.mallId, changedAt: changedAt.toISOString(), mayWrite, lockedBy },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    history: revisions.map((revision) => ({ ...revision, at: revision.at.toISOString() })),
    moves: mayWrite ? [...contentMovesFrom(held.state, named.kind)] : [],
  };
  return { body, desk };
}

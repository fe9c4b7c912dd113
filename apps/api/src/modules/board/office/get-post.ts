import { AppError } from '@mall/contracts/errors';
import type { OfficePost, PostRow } from '@mall/contracts/office/boards';
import { contentMovesFrom } from '@mall/domain/content-states';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { listRevisions } from '../../../publishing/desk.repository.ts';
import { findLockedBy, itemOf } from '../../../publishing/locked.repository.ts';
import type { PostKey } from '../board.repository.ts';
import { findPostRow, isWithinReach, type StoredPost } from './post.repository.ts';

/** A post's content with its history; 4040 out of reach. */
export async function getPost(
  reader: OfficeReader,
  named: PostKey & { readonly mallId: number },
  staff: StaffCaller,
): Promise<OfficePost> {
  const thing = { kind: named.boardType, key: named.postNo };
  const [stored, revisions, lockedBy] = await Promise.all([
    findPostRow(reader, named, staff.reachOf('boards.read')),
    listRevisions(reader, { mallId: named.mallId, ...thing }),
    findLockedBy(reader, named.mallId, 'boards', itemOf(thing)),
  ]);
  if (!stored) throw new AppError('4040');
  const { body, ...row } = stored;
  const mayWrite = !lockedBy && isWithinReach(staff.reachOf('boards.write'), named.mallId, named.boardType);
  return {
    ...toRow(row),
    ...{ summary: body.summary, html: body.html, image: body.image, linkedNos: [...body.productNos] },
    files: [...body.files],
    history: revisions.map((revision) => ({ ...revision, at: revision.at.toISOString() })),
    moves: mayWrite ? [...contentMovesFrom(row.state)] : [],
    ...{ mayWrite, lockedBy },
  };
}

/** A post as lists and its own screen show it. */
export const toRow = ({ startsAt, endsAt, changedAt, ...row }: StoredPost): PostRow => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
});

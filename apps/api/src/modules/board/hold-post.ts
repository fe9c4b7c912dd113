import type { BoardType } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { PostKey } from './board.repository.ts';
import { type Held, holdRevision, lockHeld, nextPostNo, type Revision } from './revision.repository.ts';

/** A post's number and the version that it holds. */
export type HeldPost = { readonly postNo: number; readonly version: number };

/** A new post of a board. */
export async function holdNewPost(
  transaction: MallTransaction,
  boardType: BoardType,
  revision: Revision,
): Promise<HeldPost> {
  const postNo = await nextPostNo(transaction, boardType);
  await holdRevision(transaction, { boardType, postNo }, { ...revision, revisionNo: 1 });
  return { postNo, version: 1 };
}

/** What a post holds becomes what `change` makes of it; 4040 for no such post. The shop follows in the same transaction. */
export async function holdNext(
  transaction: MallTransaction,
  key: PostKey,
  change: (held: Held) => Revision | Promise<Revision>,
): Promise<number> {
  const held = await lockHeld(transaction, key);
  if (!held) throw new AppError('4040');
  const revisionNo = held.revisionNo + 1;
  await holdRevision(transaction, key, { ...(await change(held)), revisionNo });
  return revisionNo;
}

import type { ContentKind } from '@mall/contracts/content-body';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type ContentKey, type Held, holdRevision, lockHeld, nextKey, type Revision } from './revision.repository.ts';

/** A thing's number and its current version. */
export type HeldThing = { readonly key: number; readonly version: number };

/** Creates a new thing of a kind. */
export async function holdNew<Kind extends ContentKind>(
  transaction: MallTransaction,
  kind: Kind,
  revision: Revision<Kind>,
): Promise<HeldThing> {
  const key = await nextKey(transaction, kind);
  await holdRevision(transaction, { kind, key }, { ...revision, revisionNo: 1 });
  return { key, version: 1 };
}

/** Replaces the current revision of a thing by what `change` makes of it; 4040 for no such thing. The shop follows in the same transaction. */
export async function holdNext<Kind extends ContentKind>(
  transaction: MallTransaction,
  key: ContentKey<Kind>,
  change: (held: Held<Kind>) => Revision<Kind> | Promise<Revision<Kind>>,
): Promise<number> {
  const held = await lockHeld(transaction, key);
  if (!held) throw new AppError('4040');
  const revisionNo = held.revisionNo + 1;
  await holdRevision(transaction, key, { ...(await change(held)), revisionNo });
  return revisionNo;
}

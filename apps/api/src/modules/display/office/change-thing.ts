import type { ContentBodies, ContentKind } from '@mall/contracts/content-body';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { changeContent, type Own, type Place, type Seen } from '../../../publishing/change-content.ts';
import { type HeldThing, holdNew } from '../../../publishing/hold.ts';
import { assertUnlocked, sectionOfKind } from '../../../publishing/locked.repository.ts';

/** Turns what staff write into what is stored. Errors name their field. */
type ToBody<Kind extends ContentKind> = (
  transaction: MallTransaction,
) => ContentBodies[Kind] | Promise<ContentBodies[Kind]>;

type New<Kind extends ContentKind> = Place & { readonly kind: Kind; readonly toBody: ToBody<Kind> };

/** A draft. */
export function addThing<Kind extends ContentKind>(
  { database, clock }: Own,
  { mall, staffNo, kind, toBody }: New<Kind>,
): Promise<HeldThing> {
  return inMall(database, mall, async (transaction) => {
    await assertUnlocked(transaction, sectionOfKind(kind));
    return holdNew(transaction, kind, {
      ...{ state: 'DRAFT', startsAt: null, endsAt: null, body: await toBody(transaction) },
      ...{ staffNo, madeAt: clock() },
    });
  });
}

/** Saves without moving it: live content changes in the shop at once. */
export const saveThing = <Kind extends ContentKind>(
  own: Own,
  { toBody, ...seen }: Seen<Kind> & { readonly toBody: ToBody<Kind> },
): Promise<number> =>
  changeContent(own, seen, async (held, transaction) => ({ ...held, body: await toBody(transaction) }));

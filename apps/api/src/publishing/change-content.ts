import type { ContentBodies, ContentKind } from '@mall/contracts/content-body';
import type { ContentState } from '@mall/contracts/content-codes';
import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { mayMoveContent } from '@mall/domain/content-states';
import type { Dependencies } from '../dependencies.ts';
import { staleSave } from '../office/stale-save.ts';
import { holdNext } from './hold.ts';
import { assertUnlocked, itemOf, sectionOfKind } from './locked.repository.ts';
import {
  type ContentKey,
  findLiveBefore,
  findRevision,
  findStaffName,
  type Held,
  type Revision,
} from './revision.repository.ts';

export type Own = Pick<Dependencies, 'database' | 'clock'>;
export type Place = { readonly mall: MallScope; readonly staffNo: number };
/** A thing in the version that staff have seen. */
export type Seen<Kind extends ContentKind> = Place & {
  readonly key: ContentKey<Kind>;
  readonly version: number;
  /** How the body is worded in the reply to a stale save. */
  readonly toWords: (body: ContentBodies[Kind]) => object;
};
type Change<Kind extends ContentKind> = (
  held: Held<Kind>,
  transaction: MallTransaction,
) => Revision<Kind> | Promise<Revision<Kind>>;

/** Refuses to change what was changed since the caller saw it, with both versions (4090). */
export function changeContent<Kind extends ContentKind>(
  { database, clock }: Own,
  { mall, key, version, staffNo, toWords }: Seen<Kind>,
  make: Change<Kind>,
): Promise<number> {
  return inMall(database, mall, async (transaction) => {
    await assertUnlocked(transaction, sectionOfKind(key.kind), itemOf(key));
    return holdNext(transaction, key, async (held) => {
      if (held.revisionNo !== version) throw await staleOf(transaction, held, toWords(held.body));
      return { ...(await make(held, transaction)), staffNo, madeAt: clock() };
    });
  });
}

async function staleOf(
  transaction: MallTransaction,
  { staffNo, madeAt, revisionNo }: Pick<Held, 'staffNo' | 'madeAt' | 'revisionNo'>,
  words: object,
): Promise<AppError> {
  const by = staffNo === null ? '예약' : await findStaffName(transaction, staffNo);
  return staleSave({ by, changedAt: madeAt, ...words, version: revisionNo });
}

export type Wanted = { readonly to: ContentState; readonly startsAt: Date | null; readonly endsAt: Date | null };

/** Schedules, publishes at once, ends, or turns back into a draft. */
export const moveContent = <Kind extends ContentKind>(own: Own, thing: Seen<Kind>, wanted: Wanted): Promise<number> =>
  changeContent(own, thing, (held) => {
    if (thing.key.kind === 'HOME' && wanted.endsAt !== null)
      throw fieldError('endsAt', '홈은 다음 홈을 공개할 때까지 보여요. 끝 시각을 비워 주세요.');
    if (mayMoveContent(held.state, wanted.to, thing.key.kind))
      return { ...held, state: wanted.to, ...spanOf(held, wanted, own.clock()) };
    throw new AppError('4090', { description: '지금 상태에서는 할 수 없어요. 목록을 새로 고쳐 주세요.' });
  });

const undoable = 60_000;

/** Undoes one's own latest change within a minute; later changes by others stay. */
export const undoContent = <Kind extends ContentKind>(own: Own, thing: Seen<Kind>): Promise<number> =>
  changeContent(own, thing, async (held, transaction) => {
    const isOwn = held.staffNo === thing.staffNo && own.clock().getTime() - held.madeAt.getTime() <= undoable;
    const before = isOwn ? await findUndone(transaction, thing.key, held) : undefined;
    if (!before) throw new AppError('4090', { description: '이제 되돌릴 수 없어요.' });
    return before;
  });

/** The previous content; after a home has been published, which stays shown until the next publication, what the shop showed before. */
const findUndone = <Kind extends ContentKind>(
  transaction: MallTransaction,
  key: ContentKey<Kind>,
  { state, revisionNo }: Pick<Held, 'state' | 'revisionNo'>,
) =>
  key.kind === 'HOME' && state === 'LIVE'
    ? findLiveBefore(transaction, key, revisionNo)
    : findRevision(transaction, key, revisionNo - 1);

/** Restores the content of an old revision in the thing's present state: when live, the shop shows it at once. Error 4040: no such revision. */
export const restoreContent = <Kind extends ContentKind>(
  own: Own,
  thing: Seen<Kind>,
  revisionNo: number,
): Promise<number> =>
  changeContent(own, thing, async (held, transaction) => {
    const before = await findRevision(transaction, thing.key, revisionNo);
    if (!before) throw new AppError('4040');
    return { ...held, body: before.body };
  });

type Span = Pick<Revision, 'startsAt' | 'endsAt'>;

function spanOf(held: Pick<Held, 'state' | 'startsAt' | 'endsAt'>, { to, startsAt, endsAt }: Wanted, now: Date): Span {
  if (to === 'DRAFT') return { startsAt: null, endsAt: null };
  if (to === 'ENDED') return { startsAt: held.startsAt, endsAt: held.endsAt };
  if (to === 'SCHEDULED' && (startsAt === null || startsAt <= now))
    throw fieldError('startsAt', '지금보다 뒤의 시각을 골라 주세요.');
  const begins = to === 'SCHEDULED' ? startsAt : held.state === 'LIVE' ? held.startsAt : now;
  if (endsAt !== null && (endsAt <= now || (begins !== null && endsAt <= begins)))
    throw fieldError('endsAt', '시작보다 뒤의 시각을 골라 주세요.');
  return { startsAt: begins, endsAt };
}

import type { ContentState } from '@mall/contracts/content-codes';
import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { mayMoveContent } from '@mall/domain/content-states';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import type { PostKey } from '../board.repository.ts';
import { type HeldPost, holdNewPost, holdNext } from '../hold-post.ts';
import { findRevision, type Held, type Revision } from '../revision.repository.ts';
import { findStaffName } from './post.repository.ts';
import { type PostWords, toBody, toWords } from './post-words.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type Place = { readonly mall: MallScope; readonly staffNo: number };
type OfPost = Place & { readonly key: PostKey; readonly version: number };

/** A draft. */
export function addPost(
  { database, clock }: Own,
  { mall, staffNo, boardType, words }: Place & Pick<PostKey, 'boardType'> & { readonly words: PostWords },
): Promise<HeldPost> {
  return inMall(database, mall, async (transaction) => {
    const body = await toBody(transaction, words);
    return holdNewPost(transaction, boardType, {
      ...{ state: 'DRAFT', startsAt: null, endsAt: null, body, staffNo, madeAt: clock() },
    });
  });
}

/** Saves where it stands: what is live changes in the shop at once. */
export const savePost = (own: Own, { words, ...post }: OfPost & { readonly words: PostWords }): Promise<number> =>
  change(own, post, async (held, transaction) => ({ ...held, body: await toBody(transaction, words) }));

export const pinPost = (own: Own, { isPinned, ...post }: OfPost & { readonly isPinned: boolean }): Promise<number> =>
  change(own, post, (held) => ({ ...held, body: { ...held.body, isPinned } }));

type Wanted = { readonly to: ContentState; readonly startsAt: Date | null; readonly endsAt: Date | null };

/** Schedules, shows at once, ends, or takes back into a draft. */
export const movePost = (own: Own, { wanted, ...post }: OfPost & { readonly wanted: Wanted }): Promise<number> =>
  change(own, post, (held) => {
    if (mayMoveContent(held.state, wanted.to))
      return { ...held, state: wanted.to, ...spanOf(held, wanted, own.clock()) };
    throw new AppError('4090', { description: '지금 상태에서는 할 수 없어요. 목록을 새로 고쳐 주세요.' });
  });

const undoable = 60_000;

/** Takes back one's own latest change within a minute; whatever has come after it stays. */
export const undoPost = (own: Own, post: OfPost): Promise<number> =>
  change(own, post, async (held, transaction) => {
    const isOwn = held.staffNo === post.staffNo && own.clock().getTime() - held.madeAt.getTime() <= undoable;
    const before = isOwn ? await findRevision(transaction, post.key, held.revisionNo - 1) : undefined;
    if (!before) throw new AppError('4090', { description: '이제 되돌릴 수 없어요.' });
    return before;
  });

type Change = (held: Held, transaction: MallTransaction) => Revision | Promise<Revision>;

/** What was changed since the caller saw it is refused with both sides (4090). */
function change({ database, clock }: Own, { mall, key, version, staffNo }: OfPost, make: Change): Promise<number> {
  return inMall(database, mall, (transaction) =>
    holdNext(transaction, key, async (held) => {
      if (held.revisionNo !== version) throw await staleOf(transaction, held);
      return { ...(await make(held, transaction)), staffNo, madeAt: clock() };
    }),
  );
}

async function staleOf(transaction: MallTransaction, { staffNo, madeAt, body, revisionNo }: Held): Promise<AppError> {
  const by = staffNo === null ? '예약' : await findStaffName(transaction, staffNo);
  return staleSave({ by, changedAt: madeAt, ...toWords(body), files: body.files, version: revisionNo });
}

type Span = Pick<Revision, 'startsAt' | 'endsAt'>;

function spanOf(held: Held, { to, startsAt, endsAt }: Wanted, now: Date): Span {
  if (to === 'DRAFT') return { startsAt: null, endsAt: null };
  if (to === 'ENDED') return { startsAt: held.startsAt, endsAt: held.endsAt };
  if (to === 'SCHEDULED' && (startsAt === null || startsAt <= now))
    throw fieldError('startsAt', '지금보다 뒤의 시각을 골라 주세요.');
  const begins = to === 'SCHEDULED' ? startsAt : held.state === 'LIVE' ? held.startsAt : now;
  if (endsAt !== null && (endsAt <= now || (begins !== null && endsAt <= begins)))
    throw fieldError('endsAt', '시작보다 뒤의 시각을 골라 주세요.');
  return { startsAt: begins, endsAt };
}

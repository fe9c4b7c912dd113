import type { PostBody } from '@mall/contracts/post-body';
import { inMall } from '@mall/db/in-mall';
import {
  changeContent,
  moveContent,
  type Own,
  type Place,
  type Seen,
  undoContent,
  type Wanted,
} from '../../../publishing/change-content.ts';
import { type HeldThing, holdNew } from '../../../publishing/hold.ts';
import type { PostKey } from '../board.repository.ts';
import { type PostWords, toBody, toWords } from './post-words.ts';

type OfPost = Place & { readonly key: PostKey; readonly version: number };

/** A draft. */
export function addPost(
  { database, clock }: Own,
  { mall, staffNo, boardType, words }: Place & Pick<PostKey, 'boardType'> & { readonly words: PostWords },
): Promise<HeldThing> {
  return inMall(database, mall, async (transaction) => {
    const body = await toBody(transaction, words);
    return holdNew(transaction, boardType, {
      ...{ state: 'DRAFT', startsAt: null, endsAt: null, body, staffNo, madeAt: clock() },
    });
  });
}

const seen = ({ key: { boardType, postNo }, ...post }: OfPost): Seen<PostKey['boardType']> => ({
  ...post,
  key: { kind: boardType, key: postNo },
  toWords: (body: PostBody) => ({ ...toWords(body), files: body.files }),
});

/** Saves without moving it: live content changes in the shop at once. */
export const savePost = (own: Own, { words, ...post }: OfPost & { readonly words: PostWords }): Promise<number> =>
  changeContent(own, seen(post), async (held, transaction) => ({ ...held, body: await toBody(transaction, words) }));

export const pinPost = (own: Own, { isPinned, ...post }: OfPost & { readonly isPinned: boolean }): Promise<number> =>
  changeContent(own, seen(post), (held) => ({ ...held, body: { ...held.body, isPinned } }));

/** Schedules, publishes at once, ends, or turns back into a draft. */
export const movePost = (own: Own, { wanted, ...post }: OfPost & { readonly wanted: Wanted }): Promise<number> =>
  moveContent(own, seen(post), wanted);

/** Undoes one's own latest change within a minute; later changes by others stay. */
export const undoPost = (own: Own, post: OfPost): Promise<number> => undoContent(own, seen(post));

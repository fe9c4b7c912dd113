import type { MallTransaction } from '@mall/db/in-mall';
import { CachedReply } from '../plugins/cached-reply.ts';
import { type Catalogue, type GetEach, tags } from './catalogue-cache.ts';
import { listFavouriteNosOf } from './favourite-nos.repository.ts';
import type { Viewer } from './viewer.ts';

/** Which products a viewer has marked; undefined without a cache, where each row says it. */
export type Marks = ReadonlySet<string> | undefined;
type Reading = { readonly catalogue: Catalogue; readonly mallId: number; readonly viewer: Viewer };
export type KeptParts = { readonly getEach: GetEach; readonly marks: Marks };

/** A reply about products as one viewer may see it. */
type Viewed<Data> = Reading & {
  /** Identifies the reply, besides its mall and viewer. */
  readonly key: readonly unknown[];
  readonly productNos: readonly string[];
  /** Further things it is made from. */
  readonly madeOf?: readonly string[];
  readonly compute: (transaction: MallTransaction, parts: KeptParts) => Promise<Data | CachedReply<Data>>;
};

/**
 * The reply for everybody who sees the same: prices differ between members and visitors, and few products have a favourite mark. A reply
 * without any favourite of the member is shared by all members who have none among these products.
 */
export async function replyForViewer<Data>(viewed: Viewed<Data>): Promise<CachedReply<Data>> {
  const { catalogue, mallId, viewer, key, productNos, madeOf = [], compute } = viewed;
  const marks = await marksOf(viewed);
  const marked = productNos.filter((productNo) => marks?.has(productNo));
  return catalogue.get([mallId, viewer !== null, ...key, productNos, marked], {
    compute: async (transaction, getEach) => asReply(await compute(transaction, { getEach, marks })),
    tagsOf: () => [tags.mall(mallId), ...madeOf, ...productNos.map(tags.product)],
  });
}

const asReply = <Data>(data: Data | CachedReply<Data>): CachedReply<Data> =>
  data instanceof CachedReply ? data : new CachedReply(data);

export async function marksOf({ catalogue, mallId, viewer }: Reading): Promise<Marks> {
  if (!catalogue.isTrusted()) return undefined;
  if (viewer === null) return noMarks;
  const { memberNo } = viewer;
  return new Set(
    await catalogue.get([mallId, 'favourites', memberNo], {
      compute: (transaction) => listFavouriteNosOf(transaction, memberNo),
      tagsOf: () => [tags.favourites(mallId, memberNo)],
    }),
  );
}
const noMarks: ReadonlySet<string> = new Set();

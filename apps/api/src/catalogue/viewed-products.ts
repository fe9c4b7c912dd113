import type { Work } from '@mall/db/in-mall';
import { CachedReply } from '../plugins/cached-reply.ts';
import { type Catalogue, tags } from './catalogue-cache.ts';
import { listFavouriteNosOf } from './favourite-nos.repository.ts';
import type { Viewer } from './viewer.ts';

/** A reply about products as one viewer may see it. */
type Viewed<Data> = {
  readonly catalogue: Catalogue;
  readonly mallId: number;
  readonly viewer: Viewer;
  /** What the reply is, beside its mall and viewer. */
  readonly key: readonly unknown[];
  readonly productNos: readonly string[];
  /** What else it is made of. */
  readonly madeOf?: readonly string[];
  readonly compute: Work<Data>;
};

/**
 * The reply for whoever sees the same: prices are a member's or a visitor's, and hearts are marked for few. One that holds none of a
 * member's hearts is that of all members who have none among these products.
 */
export const replyForViewer = <Data>({ compute, ...viewed }: Viewed<Data>): Promise<CachedReply<Data>> =>
  keptForViewer({ ...viewed, compute: async (transaction) => new CachedReply(await compute(transaction)) });

/** The same for what becomes a part of a reply. */
export async function keptForViewer<Data extends object>(viewed: Viewed<Data>): Promise<Data> {
  const { catalogue, mallId, viewer, key, productNos, madeOf = [], compute } = viewed;
  const marked = catalogue.isTrusted() ? await markedAmong(viewed) : [];
  return catalogue.get([mallId, viewer !== null, ...key, productNos, marked], {
    compute,
    tagsOf: () => [tags.mall(mallId), ...madeOf, ...productNos.map(tags.product)],
  });
}

/** Which of the products the viewer has marked, in the order in which they stand. */
async function markedAmong({ catalogue, mallId, viewer, productNos }: Viewed<unknown>): Promise<string[]> {
  if (viewer === null) return [];
  const { memberNo } = viewer;
  const all = await catalogue.get([mallId, 'favourites', memberNo], {
    compute: (tx) => listFavouriteNosOf(tx, memberNo),
    tagsOf: () => [tags.favourites(mallId, memberNo)],
  });
  return all.length === 0 ? [] : productNos.filter((productNo) => all.includes(productNo));
}

import type { MallTransaction, Work } from '@mall/db/in-mall';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../metrics/metrics.ts';
import { CachedReply } from '../plugins/cached-reply.ts';
import { Packed } from './packed.ts';

/** How to compute a missing value, and what it was made from: a change of any of these things drops it. */
type Wanted<Value> = {
  readonly compute: () => Promise<Value>;
  readonly tagsOf: (value: Value) => readonly string[];
  /** It costs many times what others do: cheap values do not evict it. */
  readonly isDear?: boolean;
};

/** The same for many things by name, each cached on its own: the missing ones are computed together. */
type WantedEach<Value> = {
  readonly keyOf: (name: string) => string;
  readonly compute: (names: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly tagsOf: (name: string) => readonly string[];
  readonly bytesOf: (value: Value) => number;
};

type CatalogueCache = {
  /** False: nothing is cached or found. */
  readonly isTrusted: () => boolean;
  /** When a change was last heard, by `performance.now()`. */
  readonly changedAt: () => number;
  readonly get: <Value extends object>(key: readonly unknown[], wanted: Wanted<Value>) => Promise<Value>;
  readonly getEach: <Value extends object>(
    names: readonly string[],
    wanted: WantedEach<Value>,
  ) => Promise<ReadonlyMap<string, Value>>;
};

/** For callers who must see what others do not, as in a preview. */
export const noCatalogueCache: CatalogueCache = {
  isTrusted: () => false,
  changedAt: () => Number.NEGATIVE_INFINITY,
  get: (_key, { compute }) => compute(),
  getEach: (names, { compute }) => compute(names),
};

type ReadEachBy<Value> = Omit<WantedEach<Value>, 'compute'> & {
  readonly compute: (transaction: MallTransaction, names: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
};
export type GetEach = <Value extends object>(
  names: readonly string[],
  wanted: ReadEachBy<Value>,
) => Promise<ReadonlyMap<string, Value>>;
/** Work within a transaction that may cache parts of what it reads there. */
export type KeepingWork<Value> = (transaction: MallTransaction, getEach: GetEach) => Promise<Value>;
type ReadBy<Value> = Omit<Wanted<Value>, 'compute'> & { readonly compute: KeepingWork<Value> };
/** The catalogue as a request reads it: from the cache, or as the database says now. */
export type Catalogue = Pick<CatalogueCache, 'isTrusted'> & {
  readonly get: <Value extends object>(key: readonly unknown[], wanted: ReadBy<Value>) => Promise<Value>;
  /** Opens a transaction only when something is missing. */
  readonly getEach: GetEach;
};

type Reading = <Result>(work: Work<Result>) => Promise<Result>;
/** Runs work where everything committed before a moment of `performance.now()` is seen. */
type ReadingSince = <Result>(work: Work<Result>, since: number) => Promise<Result>;

const inside =
  (transaction: MallTransaction): Reading =>
  (work) =>
    work(transaction);

/**
 * What a dropped value is replaced by is read where the change is seen: at a replica only once it holds the last change heard. Whether a
 * request may use the cache is decided once, because its parts belong together.
 */
export function catalogueOf(cache: CatalogueCache, read: ReadingSince): Catalogue {
  const isTrusted = cache.isTrusted();
  const used = isTrusted ? cache : noCatalogueCache;
  const open: Reading = (work) => read(work, used.changedAt());
  const getEachIn =
    (run: Reading): GetEach =>
    (names, { compute, ...wanted }) =>
      used.getEach(names, { ...wanted, compute: (missing) => run((tx) => compute(tx, missing)) });
  return {
    isTrusted: () => isTrusted,
    get: (key, { compute, ...wanted }) =>
      used.get(key, {
        ...wanted,
        compute: () => open((tx) => compute(tx, getEachIn(inside(tx)))),
      }),
    getEach: getEachIn(open),
  };
}

/** What the values were made from; the triggers of the catalogue use the same names (0501_catalogue_changes.sql, 0525, 0581). */
export const tags = {
  product: (productNo: string) => `p:${productNo}`,
  lists: (mallId: number) => `m:${mallId}`,
  numbers: (mallId: number) => `n:${mallId}`,
  favourites: (mallId: number, memberNo: number) => `f:${mallId}:${memberNo}`,
  mall: (mallId: number) => `c:${mallId}`,
  search: 's',
  plans: 'w',
  supports: (mallId: number) => `w:${mallId}`,
  exhibitions: (mallId: number) => `e:${mallId}`,
};

type Limits = {
  readonly clock: () => Date;
  /** Of all values together, estimated; 0 caches nothing. */
  readonly mostBytes: number;
  readonly metrics: Pick<Metrics, 'cacheReads'>;
};

type Entry = { readonly value: object; readonly tags: readonly string[]; readonly bytes: number };
type Pending = { readonly result: Promise<object>; readonly begun: number };

/** How old the state may be of which the database was last heard. It is heard four times a second. */
const trustedForMilliseconds = 1_000;
/** In case a change is ever missed. */
const freshForMilliseconds = 60_000;
/** The share of the size reserved for expensive values. */
const dearShare = 1 / 6;

/**
 * Caches what the catalogue says until the database notifies of a change (`forget`). Caches and finds nothing while the database is not heard
 * (`hear`), so a process that does not listen always reads the database. Concurrent callers share one computation that no change has
 * overtaken; a value during whose computation anything changed is not cached.
 */
export function createCatalogueCache({ clock, mostBytes, metrics: { cacheReads } }: Limits) {
  const keysByTag = new Map<string, Set<string>>();
  const pending = new Map<string, Pending>();
  let changes = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let trustedUntil = 0;
  const openShelf = (share: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.max(Math.floor(mostBytes * share), 1),
      sizeCalculation: ({ bytes }) => bytes,
      // A value is valid up to and including the last millisecond.
      ttl: freshForMilliseconds - 1,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
      dispose: ({ tags }, key) => {
        for (const tag of tags) untag(tag, key);
      },
    });
  const shelves = { usual: openShelf(1 - dearShare), dear: openShelf(dearShare) };

  function untag(tag: string, key: string) {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  }

  function keep(key: string, entry: Entry, shelf = shelves.usual) {
    shelf.set(key, entry);
    if (!shelf.has(key)) return;
    for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
  }

  async function computeShared<Value extends object>(
    key: string,
    { compute, tagsOf, isDear = false }: Wanted<Value>,
  ): Promise<Value> {
    const known = pending.get(key);
    if (known?.begun === changes) return known.result as Promise<Value>;
    const begun = changes;
    const result = compute();
    pending.set(key, { result, begun });
    try {
      const value = await result;
      const shelf = isDear ? shelves.dear : shelves.usual;
      if (begun === changes) keep(key, { value, tags: tagsOf(value), bytes: weigh(value) + key.length }, shelf);
      return value;
    } finally {
      if (pending.get(key)?.result === result) pending.delete(key);
    }
  }

  const find = (key: string) => (shelves.usual.get(key) ?? shelves.dear.get(key))?.value;
  const count = (result: 'hit' | 'miss', times = 1) => cacheReads.inc({ cache: 'catalogue', result }, times);

  const isTrusted = () => mostBytes > 0 && clock().getTime() < trustedUntil;
  const get: CatalogueCache['get'] = (parts, wanted) => {
    if (!isTrusted()) return wanted.compute();
    const key = JSON.stringify(parts);
    const found = find(key);
    count(found ? 'hit' : 'miss');
    if (!found) return computeShared(key, wanted);
    return Promise.resolve(found as Awaited<ReturnType<typeof wanted.compute>>);
  };

  async function computeMissing<Value extends object>(
    names: readonly string[],
    { keyOf, compute, tagsOf, bytesOf }: WantedEach<Value>,
  ) {
    const begun = changes;
    const computed = await compute(names);
    if (begun !== changes) return computed;
    for (const [name, value] of computed) keep(keyOf(name), { value, tags: tagsOf(name), bytes: bytesOf(value) });
    return computed;
  }

  const getEach: CatalogueCache['getEach'] = async (names, wanted) => {
    if (!isTrusted()) return wanted.compute(names);
    const kept = new Map(names.map((name) => [name, find(wanted.keyOf(name))]));
    const missing = names.filter((name) => kept.get(name) === undefined);
    count('hit', names.length - missing.length);
    count('miss', missing.length);
    if (missing.length === 0) return kept as Map<string, never>;
    return new Map([...kept, ...(await computeMissing(missing, wanted))]) as Map<string, never>;
  };

  return {
    isTrusted,
    changedAt: () => changedAt,
    get,
    getEach,
    /** The empty tag drops everything. */
    forget: (tag: string) => {
      changes += 1;
      changedAt = performance.now();
      for (const shelf of Object.values(shelves)) {
        if (tag === '') shelf.clear();
        for (const key of [...(keysByTag.get(tag) ?? [])]) shelf.delete(key);
      }
    },
    /** Every change committed until this many milliseconds ago has been heard. */
    hear: (millisecondsAgo = 0) => {
      trustedUntil = clock().getTime() - millisecondsAgo + trustedForMilliseconds;
    },
  };
}

/** As objects, as bytes and compressed. */
const weigh = (value: object): number =>
  value instanceof CachedReply || value instanceof Packed ? value.bytes : 4 * JSON.stringify(value).length;

export type FollowedCache = ReturnType<typeof createCatalogueCache>;

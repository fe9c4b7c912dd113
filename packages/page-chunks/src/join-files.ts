import type { Module } from './modules.ts';
import type { PageStart } from './plan-chunks.ts';

/** Modules that share a file, and the pages that load it. */
export type File = {
  readonly modules: readonly Module[];
  readonly size: number;
  readonly pages: ReadonlySet<PageStart>;
  /** The entries of the sites that its pages belong to. */
  readonly sites: string;
};
/** The file that contains a module. */
type FileOf = ReadonlyMap<string, File>;
/** The total gain of all pages if two files are joined. */
type Join = { readonly one: File; readonly other: File; readonly win: number };

/** A file costs a page as much as this number of characters: a request on one of six connections, and two files compress worse than one. */
const costOfFile = 4000;
/** The most characters that a page may load unnecessarily. */
const mostNeedless = 80_000;

/**
 * Joins the two files with the largest gain (one file less for pages that load both, against unneeded code for pages that load one), until
 * no allowed pair has a gain.
 */
export function joinFiles(files: readonly File[]): readonly File[] {
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)));
  const needless = new Map<PageStart, number>();
  const isBearable = ({ one, other }: Join) =>
    [...needlessOf(one, other)].every(([page, size]) => (needless.get(page) ?? 0) + size <= mostNeedless);
  let left = files;
  let joins = left.flatMap((file, index) => joinsOf(file, left.slice(index + 1)));
  for (;;) {
    const best = bestOf(
      joins,
      (join) => isBearable(join) && bringsNothingElse(join, fileOf) && !closesCircle(join, fileOf),
    );
    if (!best) return left;
    const { one, other } = best;
    for (const [page, size] of needlessOf(one, other)) needless.set(page, (needless.get(page) ?? 0) + size);
    const joined = joinedOf(best);
    for (const { id } of joined.modules) fileOf.set(id, joined);
    const isGone = (file: File) => file === one || file === other;
    left = left.filter((file) => !isGone(file));
    joins = [...joins.filter(({ one, other }) => !isGone(one) && !isGone(other)), ...joinsOf(joined, left)];
    left = [...left, joined];
  }
}

function bestOf(joins: readonly Join[], isAllowed: (join: Join) => boolean): Join | undefined {
  let best: Join | undefined;
  for (const join of joins) if ((!best || join.win > best.win) && isAllowed(join)) best = join;
  return best;
}

/**
 * Whether the pages that would load the joined file already load everything that both import: otherwise unneeded code could import more
 * unneeded code.
 */
function bringsNothingElse({ one, other }: Join, fileOf: FileOf): boolean {
  const pages = one.pages.union(other.pages);
  const imported = importsOf(one, fileOf).union(importsOf(other, fileOf));
  return [...imported].every((file) => file === one || file === other || pages.isSubsetOf(file.pages));
}

const joinedOf = ({ one, other }: Join): File => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  pages: one.pages.union(other.pages),
  sites: one.sites,
});

const joinsOf = (one: File, others: readonly File[]): Join[] =>
  others
    .filter((other) => other.sites === one.sites)
    .map((other) => ({ one, other, win: winOf(one, other) }))
    .filter(({ win }) => win > 0);

function winOf(one: File, other: File): number {
  const needless = [...needlessOf(one, other)].reduce((sum, [{ visits }, size]) => sum + visits * size, 0);
  return costOfFile * visitsOf(one.pages.intersection(other.pages)) - needless;
}

/** What each page would load unnecessarily if the two were joined. */
const needlessOf = (one: File, other: File): ReadonlyMap<PageStart, number> =>
  new Map([
    ...[...one.pages.difference(other.pages)].map((page) => [page, other.size] as const),
    ...[...other.pages.difference(one.pages)].map((page) => [page, one.size] as const),
  ]);

const visitsOf = (pages: ReadonlySet<PageStart>): number => [...pages].reduce((sum, { visits }) => sum + visits, 0);

/** Whether one imports the other through a third file: joined, the third and they would wait for each other. */
const closesCircle = ({ one, other }: Join, fileOf: FileOf): boolean =>
  leadsRound(one, other, fileOf) || leadsRound(other, one, fileOf);

function leadsRound(from: File, to: File, fileOf: FileOf): boolean {
  const seen = new Set([from, to]);
  const waiting = [...importsOf(from, fileOf)];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imported = importsOf(file, fileOf);
    if (imported.has(to)) return true;
    waiting.push(...imported);
  }
  return false;
}

const importsOf = (file: File, fileOf: FileOf): ReadonlySet<File> =>
  new Set(file.modules.flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? [])));

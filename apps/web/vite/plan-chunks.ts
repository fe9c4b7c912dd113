export type Module = {
  readonly id: string;
  /** Characters of its code. */
  readonly size: number;
  /** What it imports from the start, not what it asks for later. */
  readonly imports: readonly string[];
};
export type PageVisits = {
  /** The modules with which the page begins. */
  readonly roots: readonly string[];
  /** How often it is opened anew, compared with others. */
  readonly visits: number;
};

/** Modules that stand in one file, and the pages that load it. */
type File = { readonly modules: readonly Module[]; readonly size: number; readonly pages: ReadonlySet<PageVisits> };
/** What all pages together win if two files become one. */
type Join = { readonly one: File; readonly other: File; readonly win: number };

/** A file costs a page as much as so many characters: a turn on one of six connections, and two files compress worse than one. */
const costOfFile = 4000;

/**
 * Which of the modules that several pages load stand in one file, by the file's name; `first` are those of every page.
 *
 * Modules of the same pages stand together. Then the two files are joined by which the pages win the most (a file less
 * where both are loaded, for needless code where only one is), until none are left by which they win.
 */
export function planChunks(
  modules: ReadonlyMap<string, Module>,
  first: readonly string[],
  pages: readonly PageVisits[],
): ReadonlyMap<string, string> {
  const isFirst = reachable(first, modules);
  const pagesOf = new Map<Module, PageVisits[]>();
  for (const page of pages) {
    for (const module of reachable(page.roots, modules)) {
      if (!isFirst.has(module)) pagesOf.set(module, [...(pagesOf.get(module) ?? []), page]);
    }
  }
  const shared = joinFiles(filesOf(pagesOf, pages)).filter((file) => file.pages.size > 1);
  return new Map(shared.flatMap((file, index) => file.modules.map(({ id }) => [id, `shared-${index}`] as const)));
}

function reachable(roots: readonly string[], modules: ReadonlyMap<string, Module>): ReadonlySet<Module> {
  const found = new Set<Module>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id);
    if (!module || found.has(module)) continue;
    found.add(module);
    waiting.push(...module.imports);
  }
  return found;
}

function filesOf(pagesOf: ReadonlyMap<Module, readonly PageVisits[]>, pages: readonly PageVisits[]): File[] {
  const numberOf = new Map(pages.map((page, index) => [page, index]));
  const samePages = Map.groupBy(pagesOf.keys(), (module) =>
    pagesOf
      .get(module)
      ?.map((page) => numberOf.get(page))
      .join(),
  );
  return [...samePages.values()].map((modules) => ({
    modules,
    size: modules.reduce((sum, { size }) => sum + size, 0),
    pages: new Set(modules[0] && pagesOf.get(modules[0])),
  }));
}

function joinFiles(files: readonly File[]): readonly File[] {
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)));
  const joinsOf = (one: File, others: readonly File[]) =>
    others.map((other): Join => ({ one, other, win: winOf(one, other) })).filter(({ win }) => win > 0);
  let left = files;
  let joins = left.flatMap((file, index) => joinsOf(file, left.slice(index + 1)));
  while (joins.length > 0) {
    const best = joins.reduce((known, join) => (join.win > known.win ? join : known));
    const { one, other } = best;
    if (leadsRound(one, other, fileOf) || leadsRound(other, one, fileOf)) {
      joins = joins.filter((join) => join !== best);
      continue;
    }
    const joined: File = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      pages: one.pages.union(other.pages),
    };
    for (const { id } of joined.modules) fileOf.set(id, joined);
    const isGone = (file: File) => file === one || file === other;
    left = left.filter((file) => !isGone(file));
    joins = [...joins.filter((join) => !isGone(join.one) && !isGone(join.other)), ...joinsOf(joined, left)];
    left = [...left, joined];
  }
  return left;
}

function winOf(one: File, other: File): number {
  const both = visitsOf(one.pages.intersection(other.pages));
  const needless = other.size * (visitsOf(one.pages) - both) + one.size * (visitsOf(other.pages) - both);
  return costOfFile * both - needless;
}

function visitsOf(pages: ReadonlySet<PageVisits>): number {
  let sum = 0;
  for (const { visits } of pages) sum += visits;
  return sum;
}

/** Whether the one imports the other through a third: joined, that third and they would wait for each other. */
function leadsRound(from: File, to: File, fileOf: ReadonlyMap<string, File>): boolean {
  const importsOf = (file: File) =>
    file.modules.flatMap((module) => module.imports.flatMap((id) => fileOf.get(id) ?? []));
  const seen = new Set([from, to]);
  const waiting = importsOf(from);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imported = importsOf(file);
    if (imported.includes(to)) return true;
    waiting.push(...imported);
  }
  return false;
}

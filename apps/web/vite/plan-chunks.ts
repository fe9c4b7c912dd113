export type Module = {
  readonly id: string;
  /** Characters of its code. */
  readonly size: number;
  readonly imports: readonly string[];
  /** What it imports later. */
  readonly lazy: readonly string[];
};
type PageVisits = {
  /** The modules with which the page begins. */
  readonly roots: readonly string[];
  /** How often it is opened anew, compared with others. */
  readonly visits: number;
};

/** Modules that stand in one file, and the pages that load it. */
type File = {
  readonly modules: readonly Module[];
  readonly size: number;
  readonly pages: ReadonlySet<PageVisits>;
  /** The entries of the sites that its pages belong to. */
  readonly sites: string;
};
/** What all pages together win if two files become one. */
type Join = { readonly one: File; readonly other: File; readonly win: number };

/** A file costs a page as much as so many characters: a turn on one of six connections, and two files compress worse than one. */
const costOfFile = 4000;

/**
 * Which of the modules that several pages load stand in one file, by the file's name. What the entries import is left to them.
 *
 * Modules of the same pages stand together. Then the two files are joined by which the pages win the most (a file less
 * where both are loaded, for needless code where only one is), until none are left by which they win. What one site alone has
 * is never joined with what both have: it may import that site's first file, which starts the site.
 */
export function planChunks(
  modules: ReadonlyMap<string, Module>,
  entries: readonly string[],
  pages: readonly PageVisits[],
): ReadonlyMap<string, string> {
  const imports = (module: Module) => module.imports;
  const isFirst = reachable(entries, modules, imports);
  const pagesOf = new Map<Module, PageVisits[]>();
  for (const page of pages) {
    for (const module of reachable(page.roots, modules, imports)) {
      if (!isFirst.has(module)) pagesOf.set(module, [...(pagesOf.get(module) ?? []), page]);
    }
  }
  const sites = entries.map((entry) => reachable([entry], modules, ({ imports, lazy }) => [...imports, ...lazy]));
  const numberOf = new Map(pages.map((page, index) => [page, index]));
  const samePages = Map.groupBy(pagesOf.keys(), (module) =>
    pagesOf
      .get(module)
      ?.map((page) => numberOf.get(page))
      .join(),
  );
  const files = [...samePages.values()].map(
    (together): File => ({
      modules: together,
      size: together.reduce((sum, { size }) => sum + size, 0),
      pages: new Set(together[0] && pagesOf.get(together[0])),
      sites: sites.map((site) => together.some((module) => site.has(module))).join(),
    }),
  );
  const shared = joinFiles(files).filter((file) => file.pages.size > 1);
  return new Map(shared.flatMap((file, index) => file.modules.map(({ id }) => [id, `shared-${index}`] as const)));
}

function reachable(
  roots: readonly string[],
  modules: ReadonlyMap<string, Module>,
  importsOf: (module: Module) => readonly string[],
): ReadonlySet<Module> {
  const found = new Set<Module>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id);
    if (!module || found.has(module)) continue;
    found.add(module);
    waiting.push(...importsOf(module));
  }
  return found;
}

function joinFiles(files: readonly File[]): readonly File[] {
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file] as const)));
  const joinsOf = (one: File, others: readonly File[]) =>
    others
      .filter((other) => other.sites === one.sites)
      .map((other): Join => ({ one, other, win: winOf(one, other) }))
      .filter(({ win }) => win > 0);
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
      sites: one.sites,
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

export type Module = {
  readonly id: string;
  /** The number of characters of its code. */
  readonly size: number;
  readonly imports: readonly string[];
  /** Its dynamic imports. */
  readonly lazy: readonly string[];
};

export type Modules = ReadonlyMap<string, Module>;

/** Everything that these modules import, directly or indirectly, including themselves. */
export function reachable(
  roots: readonly string[],
  modules: Modules,
  importsOf: (module: Module) => readonly string[] = ({ imports }) => imports,
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

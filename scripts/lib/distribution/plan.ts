import type { ForeignKey, Schema, Table } from './schema.ts';

/**
 * Where a table's rows are: with their mall, on one node; on every node, for what malls read of the common catalogue and directory; or on
 * the coordinator only, for tables that no mall's row references.
 */
export type Placement = 'mall' | 'reference' | 'local';
export type Placed = { readonly name: string; readonly placement: Placement };

/** The directory of malls has the column, but all malls share it. */
const directory = 'mall';

/** Every table once, each after those that its foreign keys reference, unless it is local with them. */
export function planDistribution({ tables, foreignKeys }: Pick<Schema, 'tables' | 'foreignKeys'>): Placed[] {
  const placements = placementsOf(tables, foreignKeys);
  const order: Placement[] = ['reference', 'mall', 'local'];
  return order.flatMap((placement) =>
    inOrder(
      tables.map(({ name }) => name).filter((name) => placements.get(name) === placement),
      foreignKeys,
    ).map((name) => ({ name, placement })),
  );
}

function placementsOf(tables: readonly Table[], foreignKeys: readonly ForeignKey[]): Map<string, Placement> {
  const placements = new Map<string, Placement>(
    tables.map(({ name, hasMall }) => [name, hasMall && name !== directory ? 'mall' : 'local']),
  );
  const isLocal = (name: string) => placements.get(name) === 'local';
  const read = new Set(tables.filter(({ isRead }) => isRead).map(({ name }) => name));
  // Tables referenced by a distributed or reference table must be on the same nodes; tables that malls read with products are kept with these.
  for (let isSettled = false; !isSettled; ) {
    const shared = foreignKeys.flatMap(({ table, target }) => {
      if (isLocal(target) && !isLocal(table)) return [target];
      return isLocal(table) && placements.get(target) === 'reference' && read.has(table) ? [table] : [];
    });
    for (const name of shared) placements.set(name, 'reference');
    isSettled = shared.length === 0;
  }
  return placements;
}

/** Tables without references first; tables that reference each other are in the order of their names. */
function inOrder(names: readonly string[], foreignKeys: readonly ForeignKey[]): string[] {
  const left = new Set(names);
  const ordered: string[] = [];
  while (left.size > 0) {
    const isFree = (name: string) =>
      !foreignKeys.some(({ table, target }) => table === name && target !== name && left.has(target));
    const next = [...left].find(isFree) ?? [...left][0] ?? '';
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

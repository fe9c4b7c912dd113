import type { ForeignKey, Schema, Table } from './schema.ts';

/**
 * Where a table's rows stand: with their mall, on one node; on every node, for what malls read of each other's catalogue and directory; or on
 * the coordinator alone, for what no mall's row names.
 */
export type Placement = 'mall' | 'reference' | 'local';
export type Placed = { readonly name: string; readonly placement: Placement };

/** The directory of malls has the column, but is what all of them share. */
const directory = 'mall';

/** Every table once, each behind those that its foreign keys lead to, unless it stands beside them. */
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
  // What a distributed or reference table names must be wherever that is; what malls read of a product stands beside it.
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

/** Those that name no other first; tables that name each other stand in the order of their names. */
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

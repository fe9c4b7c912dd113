import type { Column } from './list-types.ts';

/** Columns in the order of the ids, pinned ones first; fixed columns are always included. */
export function ordered<Row>(
  columns: readonly Column<Row>[],
  ids: readonly string[],
  pinned: readonly string[],
): readonly Column<Row>[] {
  const fixed = columns.filter(({ id, isFixed }) => isFixed && !ids.includes(id));
  const chosen = [...fixed, ...ids.flatMap((id) => columns.filter((column) => column.id === id))];
  const stays = ({ id }: Column<Row>) => pinned.includes(id);
  return [...chosen.filter(stays), ...chosen.filter((column) => !stays(column))];
}

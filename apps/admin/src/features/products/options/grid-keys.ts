import { gridColumns, type Place } from './grid-rows.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;
const last = gridColumns.length - 1;
const page = 10;

/** Where a key moves in a grid, as in a spreadsheet; undefined for other keys, and for Tab at either end. */
export function stepOf(
  { key, shiftKey, ctrlKey, metaKey }: Pressed,
  { to: { row, column }, rows }: { readonly to: Place; readonly rows: number },
): Place | undefined {
  const isFar = ctrlKey || metaKey;
  const end = rows - 1;
  if (key === 'Tab') return tabbed(row * gridColumns.length + column + (shiftKey ? -1 : 1), rows);
  const places: Readonly<Record<string, Place>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? end : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? last : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? end : row, column: last },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  };
  return places[key];
}

function tabbed(cell: number, rows: number): Place | undefined {
  if (cell < 0 || cell >= rows * gridColumns.length) return undefined;
  return { row: Math.floor(cell / gridColumns.length), column: cell % gridColumns.length };
}

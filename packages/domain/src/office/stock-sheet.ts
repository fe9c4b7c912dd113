import { placesOf, type ReadRow } from './sheet-reading.ts';

/** The content of a row of a stock sheet: counted pieces, or pieces that came (+) and went (−). */
export type StockLine = {
  readonly rowNo: number;
  readonly productNo: string;
  readonly optionNo: string;
  readonly counted: string;
  readonly change: string;
  readonly note: string;
};
type Field = Exclude<keyof StockLine, 'rowNo'>;

/** Headings without spaces and punctuation, as warehouses write them. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  productNo: ['상품번호', '상품코드'],
  optionNo: ['옵션번호', '옵션코드', '옵션'],
  counted: ['실사수량', '실사', '센수량', '실재고'],
  change: ['증감', '증감수량', '입출고', '조정수량'],
  note: ['메모', '비고', '사유'],
};

/** The rows of a sheet; undefined if it names no products or no stock. */
export function readStockSheet(titles: readonly string[], rows: readonly ReadRow[]): StockLine[] | undefined {
  const places = placesOf(titles, headings);
  const has = (field: Field) => places[field] !== undefined;
  if (!has('productNo') || !(has('counted') || has('change'))) return undefined;
  return rows.map(({ rowNo, cells }) => {
    const textOf = (field: Field) => cells[places[field] ?? -1]?.trim() ?? '';
    return {
      ...{ rowNo, productNo: textOf('productNo').toUpperCase(), optionNo: textOf('optionNo') || '1' },
      ...{ counted: textOf('counted'), change: textOf('change'), note: textOf('note').slice(0, 200) },
    };
  });
}

/** The current stock of an option: on the shelf, and held by orders. */
export type Stocked = { readonly available: number; readonly held: number };
export const stockFaults = [
  'UNKNOWN',
  'TWICE',
  'NO_QUANTITY',
  'BOTH',
  'BAD_QUANTITY',
  'BELOW_HELD',
  'TOO_FEW',
] as const;
export type StockFault = (typeof stockFaults)[number];
/** The effect of a line: the pieces that the shelf gains or loses, and the counted number. */
export type StockEffect = { readonly pieces: number; readonly counted: number | null };

/** The effect of a line on its option, or what is wrong with it. */
export function judgeStockLine(
  { counted, change }: Pick<StockLine, 'counted' | 'change'>,
  stocked: Stocked,
): StockEffect | StockFault {
  if (counted === '' && change === '') return 'NO_QUANTITY';
  if (counted !== '' && change !== '') return 'BOTH';
  const pieces = piecesOf(counted || change);
  if (pieces === undefined || (counted !== '' && pieces < 0)) return 'BAD_QUANTITY';
  if (counted === '') return stocked.available + pieces < 0 ? 'TOO_FEW' : { pieces, counted: null };
  return pieces < stocked.held ? 'BELOW_HELD' : { pieces: countedChange(pieces, stocked), counted: pieces };
}

/** The effect of a count on the shelf: pieces held by orders were counted as well. */
export const countedChange = (counted: number, { available, held }: Stocked): number => counted - held - available;

/** 1,200, +30, -4 and 3.0, as spreadsheets write them. */
function piecesOf(text: string): number | undefined {
  const plain = text.replace(/[,\s]/g, '').replace('−', '-').replace(/\.0+$/, '');
  return /^[+-]?\d{1,5}$/.test(plain) ? Number(plain) : undefined;
}

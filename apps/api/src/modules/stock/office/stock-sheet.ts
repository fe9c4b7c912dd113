import { createHash } from 'node:crypto';
import { fieldError } from '@mall/contracts/errors';
import type { StockVerdict } from '@mall/contracts/office/stock';
import type { Database } from '@mall/db/connection';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { judgeStockLine, readStockSheet, type StockEffect, type StockLine } from '@mall/domain/office/stock-sheet';
import { readUpload } from '../../upload/reading/read-upload.ts';
import { enter, type LockedOption, listEntriesOf, lockOptions } from './entry.repository.ts';

export type StockSheet = { readonly lines: readonly StockLine[]; readonly requestKey: string };

/** The rows of a file, and the key by which a repeated upload is recognised. Errors: 4151, 4220 required columns are missing. */
export async function readStockFile(file: Buffer): Promise<StockSheet> {
  const { headings, rows } = await readUpload(file);
  const lines = readStockSheet(headings, rows);
  if (!lines)
    throw fieldError(
      'file',
      '첫 줄에 상품번호와, 실사수량이나 증감 제목을 적어 주세요. 옵션번호가 없으면 1번 옵션으로 봐요.',
    );
  return { lines, requestKey: keyOf(file) };
}

/** The hash of the bytes in the form of a UUID. */
function keyOf(file: Buffer): string {
  const hash = createHash('sha256').update(file).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

export type JudgedLine = {
  readonly line: StockLine;
  readonly verdict: StockVerdict;
  readonly productName: string;
  readonly effect: StockEffect;
  /** On the shelf afterwards. */
  readonly available: number;
};

/** Predicts the result of each row; changes nothing. */
export const checkStockSheet = (database: Database, sheet: StockSheet): Promise<JudgedLine[]> =>
  inOffice(database, { kind: 'all' }, (transaction) => judge(transaction, sheet, { isLooking: true }));

type Putting = { readonly staffNo: number; readonly at: Date };

/** Enters the valid rows, all of them or none. */
export const putStockLines = (database: Database, sheet: StockSheet, { staffNo, at }: Putting): Promise<JudgedLine[]> =>
  inOffice(database, { kind: 'all', staffNo }, async (transaction) => {
    const judged = await judge(transaction, sheet, { isLooking: false });
    const entered = judged.filter(
      ({ verdict, effect }) => verdict === 'CHANGED' || (verdict === 'SAME' && effect.counted !== null),
    );
    for (const { line, effect } of entered.toSorted(byPlace)) {
      const kind = effect.counted !== null ? 'COUNT' : effect.pieces > 0 ? 'IN' : 'OUT';
      const place = { productNo: line.productNo, optionNo: Number(line.optionNo) };
      const own = { reason: 'SHEET', note: line.note, staffNo, requestKey: sheet.requestKey, happenedAt: at };
      await enter(transaction, { ...place, ...effect, kind, ...own });
    }
    return judged;
  });

/** The order in which orders lock options, so that the changes of their products follow it too. */
const byPlace = ({ line: one }: JudgedLine, { line: other }: JudgedLine): number =>
  one.productNo === other.productNo
    ? Number(one.optionNo) - Number(other.optionNo)
    : one.productNo < other.productNo
      ? -1
      : 1;

const isPlace = ({ productNo, optionNo }: StockLine) =>
  /^[A-Z0-9]{1,20}$/.test(productNo) && /^\d{1,6}$/.test(optionNo);
const nameOf = ({ productNo, optionNo }: { readonly productNo: string; readonly optionNo: string | number }) =>
  `${productNo}/${Number(optionNo)}`;

async function judge(
  transaction: OfficeTransaction,
  { lines, requestKey }: StockSheet,
  how: { readonly isLooking: boolean },
) {
  const places = lines.filter(isPlace).map(({ productNo, optionNo }) => ({ productNo, optionNo: Number(optionNo) }));
  const options = new Map((await lockOptions(transaction, places, how)).map((option) => [nameOf(option), option]));
  const done = new Set((await listEntriesOf(transaction, requestKey)).map(nameOf));
  const seen = new Set<string>();
  return lines.map((line): JudgedLine => {
    const name = nameOf(line);
    const isTwice = seen.has(name);
    seen.add(name);
    return judgeLine(line, options.get(name), { isTwice, isDone: done.has(name) });
  });
}

const nothing: StockEffect = { pieces: 0, counted: null };

function judgeLine(
  line: StockLine,
  option: LockedOption | undefined,
  { isTwice, isDone }: { readonly isTwice: boolean; readonly isDone: boolean },
): JudgedLine {
  const own = { line, productName: option?.productName ?? '', available: option?.available ?? 0, effect: nothing };
  if (!option) return { ...own, verdict: 'UNKNOWN' };
  if (isTwice) return { ...own, verdict: 'TWICE' };
  if (isDone) return { ...own, verdict: 'DONE' };
  const effect = judgeStockLine(line, option);
  if (typeof effect === 'string') return { ...own, verdict: effect };
  return {
    ...own,
    effect,
    available: option.available + effect.pieces,
    verdict: effect.pieces === 0 ? 'SAME' : 'CHANGED',
  };
}

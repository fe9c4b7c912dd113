import type { ProductSheetDetail, RowVerdict, SheetRow } from '@mall/contracts/office/product-sheets';
import { columnName } from '@mall/domain/office/product-sheet/columns';
import { sheetWords, shownCell } from '@mall/domain/office/product-sheet/words';
import { Dot, type Tone } from '../../../kit/badge.tsx';
import { VerdictRows } from '../../../kit/verdict-rows.tsx';
import styles from './sheets.module.css';

const tones: Readonly<Record<RowVerdict, Tone>> = {
  ...{ CHANGE: 'info', REQUEST: 'info', ADD: 'info', SAME: 'plain', STALE: 'err', WRONG: 'err' },
  ...{ CHANGED: 'ok', REQUESTED: 'ok', ADDED: 'ok', LEFT: 'warn', FAILED: 'err' },
};
const toneOf = ({ verdict, warnings }: SheetRow): Tone =>
  warnings.length > 0 && tones[verdict] === 'info' ? 'warn' : tones[verdict];

type Choice = { readonly label: string; readonly holds: (row: SheetRow) => boolean };
/** Which part of a sheet is shown. */
export const choices = {
  all: { label: '전체', holds: () => true },
  moving: { label: '바뀌는 것', holds: ({ verdict }) => ['info', 'ok'].includes(tones[verdict]) },
  wrong: { label: '오류', holds: ({ verdict }) => tones[verdict] === 'err' },
  warned: { label: '경고', holds: ({ warnings }) => warnings.length > 0 },
} as const satisfies Readonly<Record<string, Choice>>;
export type ChoiceName = keyof typeof choices;

const rank: Readonly<Record<Tone, number>> = { err: 0, warn: 1, info: 2, vio: 2, ok: 3, plain: 4 };

type Props = Pick<ProductSheetDetail, 'kind' | 'lines'> & { choice: ChoiceName };

/** The result of each row, expected or done; rows to correct come first. */
export function SheetRows({ kind, lines, choice }: Props) {
  const rows = lines.filter(choices[choice].holds).toSorted((one, other) => rank[toneOf(one)] - rank[toneOf(other)]);
  if (rows.length === 0) return <p role="status">해당하는 줄이 없어요.</p>;
  return (
    <VerdictRows
      key={choice}
      isTall
      heads={['행', '상품', '결과', '바뀌는 것']}
      rows={rows.map((row) => ({ key: row.rowNo, cells: () => cellsOf(kind, row) }))}
    />
  );
}

function cellsOf(kind: ProductSheetDetail['kind'], row: SheetRow) {
  const { name, reason } = sheetWords(kind, row);
  const option = row.optionNo === null ? '' : row.optionNo === 0 ? ' · 새 옵션' : ` · 옵션 ${row.optionNo}`;
  return [
    row.rowNo,
    <span key="product" className={styles.product}>
      {row.name || '–'}
      <small>{`${row.productNo || '새 상품'}${option}`}</small>
    </span>,
    <Dot key="verdict" tone={toneOf(row)}>
      {name}
    </Dot>,
    <span key="changes" className={styles.changes}>
      {reason && <b>{reason}</b>}
      {row.changes.map(({ field, before, after }) => (
        <span key={field}>
          {columnName(kind, field)} <del>{shownCell(field, before)}</del> → <ins>{shownCell(field, after)}</ins>
        </span>
      ))}
    </span>,
  ];
}

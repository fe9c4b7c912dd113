import type { RowVerdict, SheetRow } from '@mall/contracts/office/product-sheets';
import { warningWords } from '../listing-price.ts';
import { columnName, type SheetKind } from './columns.ts';

export const verdictNames: Readonly<Record<RowVerdict, string>> = {
  CHANGE: '바뀌어요',
  REQUEST: '승인을 요청해요',
  ADD: '새로 등록해요',
  SAME: '그대로예요',
  STALE: '그새 바뀌었어요',
  WRONG: '고쳐 주세요',
  CHANGED: '바꿨어요',
  REQUESTED: '승인을 요청했어요',
  ADDED: '등록했어요',
  LEFT: '경고가 있어 두었어요',
  FAILED: '바꾸지 못했어요',
};

const clock = new Intl.DateTimeFormat('ko-KR', {
  ...{ timeZone: 'Asia/Seoul', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
});

/** What happened to a row, or would happen, and why, in words. */
export function sheetWords(
  kind: SheetKind,
  { verdict, faults, warnings, since }: Pick<SheetRow, 'verdict' | 'faults' | 'warnings' | 'since'>,
): { readonly name: string; readonly reason: string } {
  const wrong = faults.map(({ field, message }) => `${columnName(kind, field)}: ${message}`);
  const stale = since ? [sinceWords(kind, since)] : [];
  return {
    name: verdictNames[verdict],
    reason: [...wrong, ...stale, ...warnings.map((one) => warningWords[one])].join(' '),
  };
}

/** A cell as it is shown: amounts with separators, and 빈칸 for an empty one. */
export const shownCell = (field: string, text: string): string => {
  if (text === '') return '빈칸';
  const isAmount = (field === 'marketPrice' || field === 'extraPrice') && /^\d+$/.test(text);
  return isAmount ? Number(text).toLocaleString('ko-KR') : text;
};

/** Who has changed what since the sheet was downloaded, and when. */
function sinceWords(kind: SheetKind, { by, at, changes }: NonNullable<SheetRow['since']>): string {
  const when = at === '' ? '' : ` ${clock.format(new Date(at))}에`;
  const who = `${by === '' ? '다른 사람이' : `${by} 님이`}${when} 바꿨어요`;
  const what = changes.map(
    ({ field, before, after }) => `${columnName(kind, field)} ${shownCell(field, before)} → ${shownCell(field, after)}`,
  );
  return what.length === 0 ? `${who}.` : `${who}: ${what.join(', ')}`;
}

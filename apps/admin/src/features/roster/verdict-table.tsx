import type { checkRoster, RosterVerdict } from '@mall/contracts/office/roster';
import { Dot, type Tone } from '../../kit/badge.tsx';
import { VerdictRows } from '../../kit/verdict-rows.tsx';
import type { CallData } from '../../lib/call.ts';

type Row = CallData<typeof checkRoster>['rows'][number];

const words: Readonly<Record<RosterVerdict, { readonly name: string; readonly tone: Tone }>> = {
  NEW: { name: '새로 들어와요', tone: 'ok' },
  CHANGED: { name: '바뀌어요', tone: 'info' },
  SAME: { name: '그대로예요', tone: 'plain' },
  LEFT: { name: '파일에 없어요', tone: 'warn' },
  NO_NUMBER: { name: '사번을 적어 주세요', tone: 'err' },
  NO_NAME: { name: '이름을 적어 주세요', tone: 'err' },
  TWICE: { name: '같은 사번이 위에 있어요', tone: 'err' },
  BAD_EMAIL: { name: '메일 주소를 확인해 주세요', tone: 'err' },
  BAD_DAY: { name: '날짜를 확인해 주세요', tone: 'err' },
};
const fieldWords: Readonly<Record<string, string>> = {
  department: '부서',
  hiredOn: '입사일',
  leavesAt: '퇴사일',
  identity: '이름·생년·메일',
};
const order: Readonly<Record<Tone, number>> = { err: 0, warn: 1, info: 2, vio: 2, ok: 3, plain: 4 };

/** The expected result of each row: rows to correct first, unchanged ones last. */
export function VerdictTable({ rows }: { rows: readonly Row[] }) {
  const sorted = rows.toSorted((one, other) => order[words[one.verdict].tone] - order[words[other.verdict].tone]);
  return (
    <VerdictRows
      heads={['줄', '사번', '부서', '결과']}
      rows={sorted.map(({ rowNo, employeeNo, department, verdict, changed }) => ({
        key: `${rowNo}-${employeeNo}`,
        cells: [
          rowNo ?? '–',
          employeeNo || '–',
          department || '–',
          <Dot key="verdict" tone={words[verdict].tone}>
            {words[verdict].name}
            {changed.length > 0 && ` (${changed.map((field) => fieldWords[field] ?? field).join(', ')})`}
          </Dot>,
        ],
      }))}
    />
  );
}

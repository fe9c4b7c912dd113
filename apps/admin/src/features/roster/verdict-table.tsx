import type { checkRoster, RosterVerdict } from '@mall/contracts/office/roster';
import { Dot, type Tone } from '../../kit/badge.tsx';
import type { CallData } from '../../lib/call.ts';
import styles from './roster.module.css';

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
const shown = 200;
const order: Readonly<Record<Tone, number>> = { err: 0, warn: 1, info: 2, vio: 2, ok: 3, plain: 4 };

/** What would become of each row: what is to be mended first, what stays as it is last. */
export function VerdictTable({ rows }: { rows: readonly Row[] }) {
  const sorted = rows.toSorted((one, other) => order[words[one.verdict].tone] - order[words[other.verdict].tone]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.rows} aria-label="줄마다 결과" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">줄</th>
            <th scope="col">사번</th>
            <th scope="col">부서</th>
            <th scope="col">결과</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map(({ rowNo, employeeNo, department, verdict, changed }) => (
            <tr key={`${rowNo}-${employeeNo}`}>
              <td>{rowNo ?? '–'}</td>
              <td>{employeeNo || '–'}</td>
              <td>{department || '–'}</td>
              <td>
                <Dot tone={words[verdict].tone}>
                  {words[verdict].name}
                  {changed.length > 0 && ` (${changed.map((field) => fieldWords[field] ?? field).join(', ')})`}
                </Dot>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > shown && <p className={styles.note}>나머지 {sorted.length - shown}줄은 줄였어요.</p>}
    </section>
  );
}

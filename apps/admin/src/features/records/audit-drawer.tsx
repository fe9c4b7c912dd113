import type { AuditRow } from '@mall/contracts/office/records';
import { subjectWords } from '@mall/domain/office/record-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Drawer } from '../../kit/drawer.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { SmallTable } from '../../kit/small-table.tsx';
import { NotThere } from '../../kit/states.tsx';
import { fullMoment } from '../../lib/moments.ts';
import styles from './records.module.css';

/** One change: who, when, why, and each field before and after. */
export function AuditDrawer({ row }: { row: AuditRow | undefined }) {
  if (!row)
    return (
      <Drawer title="변경 기록">
        <NotThere />
      </Drawer>
    );
  const changes = Object.entries(row.changes);
  return (
    <Drawer title={row.actionName} note={fullMoment(row.at)}>
      <Part title="내용">
        <KeyValueList
          items={[
            { label: '직원', value: row.staffNo === null ? `${row.who} (명령)` : `${row.who} · ${row.staffNo}` },
            { label: '대상', value: subjectWords(row.subject) },
            { label: '몰', value: row.mallName ?? '모든 몰' },
            { label: '사유', value: row.reason || '적지 않음' },
            { label: 'IP', value: row.address || '내부' },
          ]}
        />
      </Part>
      {changes.length > 0 && (
        <Part title="바뀐 것">
          <SmallTable
            heads={['항목', '앞', '뒤']}
            rows={changes.map(([name, value]) => ({ key: name, cells: [name, ...sidesOf(value)] }))}
          />
        </Part>
      )}
      <Part title="더 보기">
        <ul className={styles.links}>
          <li>
            <OfficeLink screen="records" search={{ subject: `is:${row.subject}` }}>
              이 대상의 변경 이력
            </OfficeLink>
          </li>
          {row.staffNo !== null && (
            <li>
              <OfficeLink screen="records" search={{ staff: `is:${row.staffNo}` }}>
                이 직원의 변경
              </OfficeLink>
            </li>
          )}
        </ul>
      </Part>
    </Drawer>
  );
}

/** Before and after; a single value means that it was set. */
function sidesOf(value: unknown): readonly string[] {
  const sides = Array.isArray(value) && value.length === 2 ? value : ['', value];
  return sides.map(shown);
}

const shown = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

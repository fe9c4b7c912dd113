import { listAudit } from '@mall/contracts/office/records';
import { subjectWords } from '@mall/domain/office/record-words';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { Avatar } from '../../kit/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { AuditDrawer } from './audit-drawer.tsx';
import { thisMonth, today } from './record-spans.ts';
import styles from './records.module.css';
import { RecordsTabs } from './records-tabs.tsx';

type Row = RowOf<typeof listAudit>;

const columns: readonly Column<Row>[] = [
  { id: 'at', label: '시각', width: 120, isFixed: true, phone: 'endNote', cell: ({ at }) => momentText(at) },
  {
    id: 'who',
    label: '직원',
    width: 150,
    phone: 'note',
    cell: ({ who, staffNo }) =>
      staffNo === null ? (
        `${who} (명령)`
      ) : (
        <span className={styles.person}>
          <Avatar name={who} size="sm" />
          {who}
        </span>
      ),
  },
  { id: 'action', label: '작업', width: 180, phone: 'title', cell: ({ actionName }) => actionName },
  { id: 'subject', label: '대상', phone: 'end', cell: ({ subject }) => subjectWords(subject) },
  { id: 'mall', label: '몰', width: 140, isMinor: true, cell: ({ mallName }) => mallName ?? '–' },
  { id: 'reason', label: '사유', width: 220, cell: ({ reason }) => reason || '–' },
  { id: 'address', label: 'IP', width: 130, isMinor: true, cell: ({ address }) => address || '내부' },
];

const filters: Readonly<Record<string, FilterWords>> = {
  at: { label: '기간', isUsual: true },
  staff: { label: '직원 번호', isUsual: true },
  subject: { label: '대상' },
  action: { label: '작업 이름' },
};

const views: readonly View[] = [
  { id: 'all', label: '모든 변경' },
  { id: 'today', label: '오늘', filters: { at: today() } },
  { id: 'month', label: '이번 달', filters: { at: thisMonth() } },
];

/** What staff and commands have changed; of others only what one may audit. */
export function AuditListPage() {
  return (
    <ListScreen
      name="audit"
      title="기록"
      noun="변경 기록"
      endpoint={listAudit}
      keyOf={({ auditNo }) => String(auditNo)}
      nameOf={({ actionName, subject }) => `${actionName} ${subjectWords(subject)}`}
      columns={columns}
      filters={filters}
      views={views}
      actions={<RecordsTabs />}
      drawer={(_, row) => <AuditDrawer row={row} />}
    />
  );
}

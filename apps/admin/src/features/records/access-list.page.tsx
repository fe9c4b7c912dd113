import { listAccess } from '@mall/contracts/office/records';
import { personalWords } from '@mall/domain/office/record-words';
import { Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { Avatar } from '../../kit/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { AccessDrawer } from './access-drawer.tsx';
import { today } from './record-spans.ts';
import { peopleText, taskTones, taskWords } from './record-words.ts';
import styles from './records.module.css';
import { RecordsTabs } from './records-tabs.tsx';

type Row = RowOf<typeof listAccess>;

const columns: readonly Column<Row>[] = [
  { id: 'at', label: '시각', width: 120, isFixed: true, phone: 'endNote', cell: ({ at }) => momentText(at) },
  {
    id: 'who',
    label: '직원',
    width: 150,
    phone: 'note',
    cell: ({ who }) =>
      who === '' ? (
        '모르는 계정'
      ) : (
        <span className={styles.person}>
          <Avatar name={who} size="sm" />
          {who}
        </span>
      ),
  },
  {
    id: 'task',
    label: '작업',
    width: 150,
    phone: 'title',
    cell: ({ task }) => (
      <Toned tone={taskTones[task] ?? 'plain'} isStrong={taskTones[task] !== undefined}>
        {taskWords[task]}
      </Toned>
    ),
  },
  { id: 'people', label: '본 사람', width: 150, phone: 'end', cell: ({ subjects }) => peopleText(subjects) },
  { id: 'fields', label: '항목', width: 160, cell: ({ fields }) => personalWords(fields) || '–' },
  { id: 'mall', label: '몰', width: 140, isMinor: true, cell: ({ mallName }) => mallName ?? '–' },
  { id: 'reason', label: '사유', cell: ({ reason }) => reason || '–' },
  { id: 'address', label: 'IP', width: 130, isMinor: true, cell: ({ address }) => address },
  { id: 'device', label: '기기', width: 150, isHidden: true, cell: ({ device }) => device },
];

const filters: Readonly<Record<string, FilterWords>> = {
  at: { label: '기간', isUsual: true },
  member: { label: '회원 번호', isUsual: true },
  staff: { label: '직원 번호', isUsual: true },
  task: { label: '작업', choices: taskWords, isUsual: true },
};

const views: readonly View[] = [
  { id: 'all', label: '모든 접속' },
  { id: 'today', label: '오늘', filters: { at: today() } },
  { id: 'unmasked', label: '개인정보 열람', filters: { task: 'is:UNMASK,PRINT,LOOK_AS' } },
  { id: 'exported', label: '내려받기', filters: { task: 'is:EXPORT' } },
  { id: 'signIns', label: '로그인', filters: { task: 'is:SIGN_IN,SIGN_IN_FAILED,SIGN_OUT' } },
];

/** Whose personal data staff were shown, and sign-ins; with a member and days: who saw this person then. */
export function AccessListPage() {
  return (
    <ListScreen
      name="access"
      title="기록"
      noun="접속 기록"
      endpoint={listAccess}
      keyOf={({ accessNo }) => String(accessNo)}
      nameOf={({ who, task }) => `${who} ${taskWords[task]}`}
      columns={columns}
      filters={filters}
      views={views}
      actions={<RecordsTabs />}
      drawer={(_, row) => <AccessDrawer row={row} />}
    />
  );
}

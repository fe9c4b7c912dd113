import { listLintFindings } from '@mall/contracts/office/lint';
import { lintRules } from '@mall/domain/lint/lint';
import { lintSeverityNames, lintStateNames } from '@mall/domain/office/lint-words';
import Scale from 'lucide-react/icons/scale';
import { Cut, Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallMark } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { mallColour } from '../../lib/mall-colour.ts';
import { dueText, momentText, spanText } from '../../lib/moments.ts';
import { FindingDrawer } from './finding-drawer.tsx';
import styles from './lint.module.css';
import { LintTabs } from './lint-tabs.tsx';
import { severityTones, stateTones } from './lint-words.ts';

type Row = RowOf<typeof listLintFindings>;

const keyOf = ({ mallId, findingNo }: Pick<Row, 'mallId' | 'findingNo'>) => `${mallId}-${findingNo}`;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'place', label: '위치', width: 260, isFixed: true, phone: 'title' },
    cell: ({ mallId, mallName, placeName }) => (
      <span className={styles.place}>
        <MallMark name={mallName} colour={mallColour(mallId)} />
        <span className="visually-hidden">{mallName}</span>
        <Cut>{placeName}</Cut>
      </span>
    ),
  },
  {
    ...{ id: 'words', label: '지적', phone: 'note' },
    cell: ({ words, severity, state }) => (
      <Toned tone={state === 'OPEN' ? severityTones[severity] : 'plain'}>
        <Cut>{words}</Cut>
      </Toned>
    ),
  },
  {
    ...{ id: 'severity', label: '정도', width: 110, phone: 'end' },
    cell: ({ severity }) => <Dot tone={severityTones[severity]}>{lintSeverityNames[severity]}</Dot>,
  },
  { id: 'rule', label: '규칙', width: 170, cell: ({ ruleNo, ruleName }) => `${ruleNo}. ${ruleName}` },
  { id: 'mall', label: '몰', width: 130, isMinor: true, cell: ({ mallName }) => mallName },
  {
    ...{ id: 'age', label: '처음 찾은 지', width: 120, sort: 'firstSeenAt' },
    cell: ({ firstSeenAt }) => spanText(Date.now() - Date.parse(firstSeenAt)),
  },
  { id: 'due', label: '기한', width: 120, phone: 'endNote', cell: (row) => <Due row={row} /> },
  {
    ...{ id: 'state', label: '상태', width: 90, isHidden: true },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{lintStateNames[state]}</Dot>,
  },
  { id: 'seenAt', label: '마지막 점검', width: 120, isHidden: true, cell: ({ lastSeenAt }) => momentText(lastSeenAt) },
];

function Due({ row: { dueAt, waivedUntil, state } }: { row: Row }) {
  if (waivedUntil) return `예외 ${waivedUntil.slice(5).replace('-', '/')}까지`;
  if (state === 'GONE') return '고쳐짐';
  if (!dueAt) return '–';
  const { text, tone } = dueText(dueAt);
  return <Toned tone={tone}>{text}</Toned>;
}

const ruleNames = Object.fromEntries(lintRules.map(({ no, name }) => [String(no), `${no}. ${name}`]));
const filters: Readonly<Record<string, FilterWords>> = {
  severity: { label: '정도', choices: lintSeverityNames, isUsual: true },
  rule: { label: '규칙', choices: ruleNames, isUsual: true },
  firstSeen: { label: '찾은 날', isUsual: true },
  state: { label: '상태', choices: lintStateNames },
};

const open = { state: 'is:OPEN' };
const views: readonly View[] = [
  { id: 'open', label: '지금', filters: open },
  { id: 'red', label: '수정 필요', filters: { ...open, severity: 'is:RED' }, isLate: true },
  { id: 'amber', label: '확인 권장', filters: { ...open, severity: 'is:AMBER' } },
  { id: 'info', label: '참고', filters: { ...open, severity: 'is:INFO' } },
  { id: 'waived', label: '예외', filters: { state: 'is:WAIVED' } },
  { id: 'gone', label: '고쳐짐', filters: { state: 'is:GONE' }, sort: '-firstSeenAt' },
];

/** What the law lint finds in all malls. */
export function FindingListPage() {
  return (
    <ListScreen
      name="lint"
      title="법 점검"
      noun="지적"
      endpoint={listLintFindings}
      keyOf={keyOf}
      nameOf={({ mallName, placeName, words }) => `${mallName} ${placeName} ${words}`}
      columns={columns}
      filters={filters}
      search={{ hint: '위치, 지적' }}
      views={views}
      isLate={({ dueAt }) => dueAt !== null && Date.parse(dueAt) < Date.now()}
      actions={<LintTabs />}
      drawer={(key) => <FindingDrawer key={key} place={placeOf(key)} />}
      empty={
        <Empty icon={Scale} title="지적이 없어요">
          상품, 전시, 약관을 저장하면 몇 초 안에, 그리고 매일 새벽 3시에 규칙 28개로 점검해요.
        </Empty>
      }
    />
  );
}

function placeOf(key: string) {
  const [mallId, findingNo] = key.split('-').map(Number);
  return { mallId: mallId ?? 0, findingNo: findingNo ?? 0 };
}

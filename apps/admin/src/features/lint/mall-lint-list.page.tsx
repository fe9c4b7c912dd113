import { listLintMalls } from '@mall/contracts/office/lint';
import { Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { LintTabs } from './lint-tabs.tsx';
import { MallLintDrawer } from './mall-lint-drawer.tsx';

type Row = RowOf<typeof listLintMalls>;

const figure = (value: number, tone: 'err' | 'warn') =>
  value === 0 ? '0' : <Toned tone={tone}>{grouped(value)}</Toned>;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'mall', label: '몰', isFixed: true, phone: 'title' },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  {
    ...{ id: 'score', label: '점수', width: 90, align: 'end', sort: 'score', phone: 'end' },
    cell: ({ score }) => (score === null ? '점검 전' : `${score}점`),
  },
  { id: 'red', label: '수정 필요', width: 100, align: 'end', phone: 'note', cell: ({ red }) => figure(red, 'err') },
  { id: 'amber', label: '확인 권장', width: 100, align: 'end', cell: ({ amber }) => figure(amber, 'warn') },
  { id: 'info', label: '참고', width: 90, align: 'end', isMinor: true, cell: ({ info }) => grouped(info) },
  { id: 'waived', label: '예외', width: 90, align: 'end', isMinor: true, cell: ({ waived }) => grouped(waived) },
  {
    ...{ id: 'checkedAt', label: '마지막 점검', width: 140, phone: 'endNote' },
    cell: ({ checkedAt }) => (checkedAt ? momentText(checkedAt) : ''),
  },
];
const views: readonly View[] = [{ id: 'all', label: '모든 몰' }];

/** How well each mall keeps the rules. */
export function MallLintListPage() {
  return (
    <ListScreen
      name="lint-malls"
      title="법 점검"
      noun="몰"
      endpoint={listLintMalls}
      keyOf={({ mallId }) => String(mallId)}
      nameOf={({ mallName }) => mallName}
      columns={columns}
      search={{ hint: '몰 이름, 주소' }}
      views={views}
      actions={<LintTabs />}
      drawer={(key) => <MallLintDrawer key={key} mallId={Number(key)} />}
    />
  );
}

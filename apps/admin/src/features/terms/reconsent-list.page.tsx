import { textOf } from '@mall/contracts/office/personal';
import { listReconsents } from '@mall/contracts/office/terms';
import { termLabel } from '@mall/domain/term-words';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { TermTabs } from './term-tabs.tsx';

type Row = RowOf<typeof listReconsents>;
const keyOf = ({ memberNo, termCode }: Row) => `${memberNo}-${termCode}`;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'memberNo', label: '번호', width: 90, isFixed: true, sort: 'memberNo', phone: 'note' },
    cell: ({ memberNo }) => memberNo,
  },
  {
    ...{ id: 'mall', label: '몰', width: 180 },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'name', label: '이름', phone: 'title', cell: ({ name }) => textOf(name) },
  { id: 'loginId', label: '아이디', width: 140, cell: ({ loginId }) => textOf(loginId) },
  { id: 'termCode', label: '약관', width: 160, phone: 'endNote', cell: ({ termCode }) => termLabel(termCode) },
  { id: 'agreedOn', label: '동의한 버전', width: 130, cell: ({ agreedOn }) => agreedOn ?? '없음' },
  { id: 'wantedOn', label: '동의받을 버전', width: 130, phone: 'end', cell: ({ wantedOn }) => wantedOn },
];
const filters: Readonly<Record<string, FilterWords>> = {
  termCode: {
    label: '약관',
    choices: { service: termLabel('service'), privacy: termLabel('privacy') },
    isUsual: true,
  },
};

/** Members who have agreed only to an earlier version than the one that requires consent anew. */
export const ReconsentListPage = () => (
  <ListScreen
    name="reconsents"
    title="재동의 대상"
    noun="회원"
    endpoint={listReconsents}
    keyOf={keyOf}
    nameOf={({ memberNo }) => `회원 ${memberNo}`}
    columns={columns}
    filters={filters}
    actions={<TermTabs tab="reconsents" />}
    empty={
      <Empty title="다시 동의받을 회원이 없어요">
        재동의가 필요한 버전이 시행되면, 앞 버전에 동의한 회원이 여기에 모여요.
      </Empty>
    }
  />
);

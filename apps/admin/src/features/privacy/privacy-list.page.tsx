import { textOf } from '@mall/contracts/office/personal';
import { listPrivacyRequests } from '@mall/contracts/office/privacy';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { dueText, momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { ArchiveButton } from './archive.tsx';
import { OpenRequest } from './open-request.tsx';
import { PrivacyDrawer } from './privacy-drawer.tsx';
import { kindWords, stateTones, stateWords } from './privacy-words.ts';

type Row = RowOf<typeof listPrivacyRequests>;

const columns: readonly Column<Row>[] = [
  { id: 'requestNo', label: '번호', width: 80, isFixed: true, phone: 'note', cell: ({ requestNo }) => requestNo },
  { id: 'kind', label: '요청', width: 110, phone: 'title', cell: ({ kind }) => kindWords[kind] },
  { id: 'name', label: '회원', cell: ({ name, memberNo }) => `${textOf(name) || '떠난 회원'} · ${memberNo}` },
  {
    id: 'mall',
    label: '몰',
    width: 160,
    isMinor: true,
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'openedAt', label: '접수', width: 120, cell: ({ openedAt }) => momentText(openedAt) },
  {
    id: 'dueAt',
    label: '기한',
    width: 140,
    sort: 'dueAt',
    phone: 'endNote',
    cell: ({ dueAt, state }) => {
      if (state !== 'OPEN') return '–';
      const { text, tone } = dueText(dueAt);
      return <Toned tone={tone}>{text}</Toned>;
    },
  },
  {
    id: 'state',
    label: '상태',
    width: 100,
    phone: 'end',
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
];

const filters: Readonly<Record<string, FilterWords>> = {
  kind: { label: '요청', choices: kindWords, isUsual: true },
  state: { label: '상태', choices: stateWords, isUsual: true },
  openedAt: { label: '접수일' },
};

const views: readonly View[] = [
  { id: 'open', label: '답할 요청', filters: { state: 'is:OPEN' } },
  { id: 'done', label: '답한 요청', filters: { state: 'not:OPEN' }, sort: '-dueAt' },
  { id: 'all', label: '모든 요청', sort: '-dueAt' },
];

const isLate = ({ state, dueAt }: Row): boolean => state === 'OPEN' && new Date(dueAt) < new Date();

/** Rights requests of persons; each must be answered within ten days. */
export function PrivacyListPage() {
  const mayWrite = useMay('members.write');
  return (
    <ListScreen
      name="privacy"
      title="개인정보 요청"
      noun="요청"
      endpoint={listPrivacyRequests}
      keyOf={({ mallId, requestNo }) => `${mallId}-${requestNo}`}
      nameOf={({ kind, requestNo }) => `${kindWords[kind]} ${requestNo}`}
      columns={columns}
      filters={filters}
      views={views}
      isLate={isLate}
      actions={
        mayWrite && (
          <>
            <ArchiveButton />
            <OpenRequest />
          </>
        )
      }
      drawer={(key) => <PrivacyDrawer request={key} />}
    />
  );
}

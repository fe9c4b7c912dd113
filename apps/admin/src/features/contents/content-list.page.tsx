import { listContents } from '@mall/contracts/office/contents';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { Cut, Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { spanWords, stateTones, stateWords } from '../../kit/content/content-words.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Empty, NotThere } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import type { SearchParams } from '../../lib/search.ts';
import { useMay } from '../../lib/use-me.ts';
import { deviceChoices, deviceWords, placeKey, placeOf, typeWords } from './content-words.ts';
import { NewThingDrawer } from './new-thing.tsx';
import { ThingDrawer } from './thing-drawer.tsx';

type Row = RowOf<typeof listContents>;

const columns: readonly Column<Row>[] = [
  { ...{ id: 'title', label: '제목', isFixed: true, phone: 'title' }, cell: ({ title }) => <Cut>{title}</Cut> },
  { id: 'type', label: '종류', width: 90, cell: ({ type }) => typeWords[type] },
  {
    ...{ id: 'mall', label: '몰', width: 150, phone: 'note' },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'device', label: '기기', width: 90, cell: ({ device }) => deviceWords(device) },
  {
    ...{ id: 'state', label: '상태', width: 90, phone: 'end' },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
  { id: 'span', label: '노출 기간', width: 210, phone: 'endNote', cell: spanWords },
  { id: 'place', label: '순서', width: 60, align: 'end', isMinor: true, cell: ({ place }) => place || '' },
  { id: 'by', label: '고친 사람', width: 100, isMinor: true, cell: ({ by }) => by ?? '자동' },
  {
    id: 'changedAt',
    label: '고친 시각',
    width: 110,
    sort: 'changedAt',
    cell: ({ changedAt }) => momentText(changedAt),
  },
];

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  type: { label: '종류', choices: typeWords, isUsual: true },
  device: { label: '기기', choices: deviceChoices },
  starts: { label: '노출 시작', isUsual: true },
};

const views: readonly View[] = [
  { id: 'all', label: '모두' },
  { id: 'live', label: '노출 중', filters: { state: 'is:LIVE' } },
  { id: 'scheduled', label: '예약', filters: { state: 'is:SCHEDULED' } },
  { id: 'draft', label: '초안', filters: { state: 'is:DRAFT' } },
  { id: 'exhibitions', label: '기획전', filters: { type: 'is:EXHIBITION' } },
];

const fresh = 'new';

function OneThing({ place }: { place: string }) {
  const thing = placeOf(place);
  return thing ? <ThingDrawer thing={thing} /> : <NotThere />;
}

/** What the malls show over and around their pages: written, previewed, scheduled, ended. */
export function ContentListPage() {
  const mayWrite = useMay('displays.write');
  const navigate = useNavigate();
  const write = () =>
    navigate({ to: '.', search: (search: SearchParams) => ({ ...search, open: fresh }), state: (state) => state });
  return (
    <ListScreen
      name="contents"
      title="콘텐츠"
      noun="콘텐츠"
      endpoint={listContents}
      keyOf={placeKey}
      nameOf={({ title }) => title}
      columns={columns}
      filters={filters}
      search={{ hint: '제목' }}
      views={views}
      drawer={(key) => (key === fresh ? <NewThingDrawer key={fresh} /> : <OneThing key={key} place={key} />)}
      actions={
        <>
          <OfficeLink screen="contentCalendar" isButton>
            달력
          </OfficeLink>
          {mayWrite && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => void write()}>
              새로 작성
            </Button>
          )}
        </>
      }
      empty={
        <Empty title="아직 콘텐츠가 없어요">새로 쓰면 초안으로 저장돼요. 공개하기 전에는 몰에 보이지 않아요.</Empty>
      }
    />
  );
}

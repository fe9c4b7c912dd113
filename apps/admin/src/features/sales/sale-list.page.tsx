import { listSales } from '@mall/contracts/office/special-sales';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { Cut, Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { spanWords } from '../../kit/content/content-words.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import type { SearchParams } from '../../lib/search.ts';
import { useMay } from '../../lib/use-me.ts';
import { NewSaleDrawer } from './new-sale.tsx';
import { SaleDrawer } from './sale-drawer.tsx';
import { placeKey, placeOf, stateTones, stateWords } from './sale-words.ts';

type Row = RowOf<typeof listSales>;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'product', label: '상품', isFixed: true, phone: 'title' },
    cell: ({ productName }) => <Cut>{productName}</Cut>,
  },
  {
    ...{ id: 'mall', label: '몰', width: 150, phone: 'note' },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  {
    ...{ id: 'state', label: '상태', width: 90, phone: 'end' },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
  { id: 'price', label: '특가', width: 100, align: 'end', cell: ({ salePrice }) => won(salePrice) },
  {
    ...{ id: 'usual', label: '평소', width: 100, align: 'end', isMinor: true },
    cell: ({ usualPrice }) => won(usualPrice),
  },
  {
    ...{ id: 'pieces', label: '주문 / 수량', width: 120, align: 'end', phone: 'endNote' },
    cell: ({ takenPieces, totalPieces }) => `${grouped(takenPieces)} / ${grouped(totalPieces)}`,
  },
  {
    id: 'limit',
    label: '한도',
    width: 70,
    align: 'end',
    isMinor: true,
    cell: ({ mostPerMember }) => `${mostPerMember}개`,
  },
  { id: 'startsAt', label: '기간', width: 220, sort: 'startsAt', cell: spanWords },
];

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  starts: { label: '시작일', isUsual: true },
};

const views: readonly View[] = [
  { id: 'all', label: '모두' },
  { id: 'running', label: '판매 중', filters: { state: 'is:running' } },
  { id: 'upcoming', label: '예정', filters: { state: 'is:upcoming' } },
  { id: 'soldOut', label: '다 팔림', filters: { state: 'is:soldOut' } },
];

const fresh = 'new';

/** Sales for a limited time: planned, watched, grown, ended. */
export function SaleListPage() {
  const mayWrite = useMay('specialSales.write');
  const mayPropose = useMay('specialSales.propose');
  const navigate = useNavigate();
  const write = () =>
    navigate({ to: '.', search: (search: SearchParams) => ({ ...search, open: fresh }), state: (state) => state });
  return (
    <ListScreen
      name="sales"
      title="특가"
      noun="특가"
      endpoint={listSales}
      keyOf={placeKey}
      nameOf={({ productName }) => productName}
      columns={columns}
      filters={filters}
      search={{ hint: '상품, 문구' }}
      views={views}
      drawer={(key) =>
        key === fresh ? (
          <NewSaleDrawer key={fresh} isProposal={!mayWrite} />
        ) : (
          <SaleDrawer key={key} {...placeOf(key)} />
        )
      }
      actions={
        (mayWrite || mayPropose) && (
          <Button variant="primary" icon={Plus} keys="n" onClick={() => void write()}>
            {mayWrite ? '새 특가' : '특가 제안'}
          </Button>
        )
      }
      empty={<Empty title="아직 특가가 없어요">새 특가를 만들면 시작 시각에 저절로 열려요.</Empty>}
    />
  );
}

import { approveProductRequest, listProductRequests, type RequestRow } from '@mall/contracts/office/product-requests';
import { officePath } from '@mall/domain/office/screens';
import Check from 'lucide-react/icons/check';
import { Dot, Flag, Toned } from '../../kit/badge.tsx';
import { eachRow } from '../../kit/list/bulk-run.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Column, FilterWords, View } from '../../kit/list/list-types.ts';
import { Moment } from '../../kit/marks.tsx';
import { ProductCell } from '../../kit/product-cell.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { Empty } from '../../kit/states.tsx';
import { callOffice } from '../../lib/call.ts';
import { mallChoices, useMalls } from '../../lib/mall-scope.ts';
import { spanText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { RequestDrawer } from './request-drawer.tsx';
import { roundText, stateTones, stateWords } from './request-words.ts';

const hour = 3_600_000;
const ageOf = ({ sentAt }: RequestRow) => Date.now() - Date.parse(sentAt);
const keyOf = ({ requestNo }: RequestRow) => String(requestNo);
/** A decision is promised within a day. */
const isLate = (row: RequestRow) => row.state === 'R' && ageOf(row) > 24 * hour;

const columns: readonly Column<RequestRow>[] = [
  {
    id: 'product',
    label: '상품',
    isFixed: true,
    phone: 'title',
    cell: ({ image, name, productNo, brandName }) => <ProductCell {...{ image, name, productNo, brandName }} />,
  },
  {
    id: 'state',
    label: '상태',
    width: 140,
    phone: 'end',
    cell: ({ state, round }) => <Dot tone={stateTones[state]}>{`${stateWords[state]} · ${roundText(round)}`}</Dot>,
  },
  {
    id: 'fields',
    label: '바꿀 항목',
    width: 220,
    cell: ({ fields }) => fields.map((field) => fieldWords[field] ?? field).join(', '),
  },
  { id: 'by', label: '요청한 사람', width: 130, sort: 'by', cell: ({ by }) => by },
  { id: 'owner', label: '담당', width: 110, cell: ({ owner }) => owner?.name ?? <Toned tone="plain">–</Toned> },
  { id: 'mall', label: '몰', width: 110, isMinor: true, cell: ({ mallName }) => mallName || '운영사' },
  {
    id: 'sentAt',
    label: '기다린 시간',
    width: 110,
    sort: 'sentAt',
    phone: 'endNote',
    cell: (row) =>
      row.state !== 'R' ? (
        <Moment at={row.sentAt} />
      ) : isLate(row) ? (
        <Toned tone="err">{spanText(ageOf(row))}</Toned>
      ) : (
        spanText(ageOf(row))
      ),
  },
  {
    id: 'notes',
    label: '살펴볼 것',
    width: 150,
    cell: ({ fixes, isFaulty, isMoved }) => (
      <Toned tone="warn">
        {[fixes > 0 && `의견 ${fixes}건`, isMoved && '상품이 바뀜', isFaulty && '법 점검'].filter(Boolean).join(', ')}
      </Toned>
    ),
  },
  {
    id: 'letter',
    label: '승인',
    width: 60,
    isHidden: true,
    cell: ({ state }) => state !== 'W' && <Flag code={state} />,
  },
];

const views: readonly View[] = [
  { id: 'waiting', label: '검토 대기', filters: { state: 'is:R' }, sort: 'sentAt' },
  { id: 'clear', label: '걸리는 것 없음', filters: { state: 'is:R', clear: 'is:Y' }, sort: 'sentAt' },
  { id: 'owned', label: '내 담당', filters: { state: 'is:R', owner: 'is:ME' }, sort: 'sentAt' },
  { id: 'mine', label: '내 요청', filters: { mine: 'is:Y' }, sort: '-sentAt' },
  { id: 'back', label: '반려', filters: { state: 'is:N' }, sort: '-sentAt' },
  { id: 'done', label: '승인', filters: { state: 'is:Y' }, sort: '-sentAt' },
  { id: 'all', label: '모두', sort: '-sentAt' },
];

const yesNo = (yes: string, no: string) => ({ Y: yes, N: no });
const filtersFor = (malls: NonNullable<FilterWords['choices']>): Readonly<Record<string, FilterWords>> => ({
  state: { label: '상태', choices: stateWords, isUsual: true },
  by: { label: '요청한 사람', isUsual: true },
  mallId: { label: '몰', choices: malls },
  product: { label: '상품 번호' },
  sent: { label: '요청한 날' },
  owner: { label: '담당', choices: { ME: '나', OTHER: '다른 사람', NOBODY: '없음' } },
  mine: { label: '내 요청', choices: yesNo('내가 보냄', '다른 사람이 보냄') },
  clear: { label: '걸리는 것', choices: yesNo('없음', '있음') },
});

const isClear = ({ mayDecide, fixes, isFaulty, isMoved }: RequestRow) =>
  mayDecide && fixes === 0 && !isFaulty && !isMoved;
/** Only requests that nothing blocks; the server checks again. */
const approving: BulkAction<RequestRow> = {
  label: '승인',
  icon: Check,
  isMain: true,
  appliesTo: isClear,
  run: (chosen) =>
    eachRow(chosen, keyOf, ({ productNo, requestNo, version, productVersion }) =>
      callOffice(approveProductRequest, {
        params: { productNo, requestNo },
        body: { version, productVersion, onlyClear: true },
      }),
    ),
  done: (count) => `${count}건을 승인했어요`,
};

/** Changes of products that wait for a second person, the longest waiting first. */
export function ApprovalListPage() {
  const mayDecide = useMay('products.decide');
  const { malls } = useMalls();
  return (
    <ListScreen
      name="approvals"
      title="승인"
      noun="요청"
      endpoint={listProductRequests}
      keyOf={keyOf}
      nameOf={({ name }) => name}
      columns={columns}
      filters={filtersFor(() => mallChoices(malls))}
      views={views}
      isLate={isLate}
      drawer={(key) => <RequestDrawer key={key} requestNo={Number(key)} />}
      page={(requestNo) => officePath({ screen: 'approval', params: { requestNo } })}
      empty={<Empty title="검토할 요청이 없어요">상품 변경 요청이 오면 여기에 모여요.</Empty>}
      {...(mayDecide && { bulk: [approving] })}
    />
  );
}

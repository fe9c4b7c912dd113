import { listCustomerReviews } from '@mall/contracts/office/customer-reviews';
import { textOf } from '@mall/contracts/office/personal';
import { Badge, Cut, Dot } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import { ReviewDrawer } from './review-drawer.tsx';
import { placeKey, placeOf, starsText, stateOf } from './review-words.ts';

type Row = RowOf<typeof listCustomerReviews>;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'body', label: '후기', width: 340, isFixed: true, phone: 'title' },
    cell: ({ body, isMended }) => (
      <>
        <Cut>{body}</Cut>
        {isMended && (
          <Badge tone="info" size="sm">
            고친 후기
          </Badge>
        )}
      </>
    ),
  },
  { id: 'stars', label: '별점', width: 110, phone: 'note', cell: ({ stars }) => starsText(stars) },
  { id: 'product', label: '상품', width: 200, cell: ({ productName }) => <Cut>{productName}</Cut> },
  {
    ...{ id: 'mall', label: '몰', width: 130, isMinor: true },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'member', label: '쓴 사람', width: 80, cell: ({ member }) => textOf(member) },
  {
    ...{ id: 'reports', label: '신고', width: 70, align: 'end', phone: 'end' },
    cell: ({ reportCount }) => (reportCount > 0 ? `${reportCount}건` : ''),
  },
  { id: 'pictures', label: '사진', width: 60, align: 'end', cell: ({ pictureCount }) => pictureCount || '' },
  { id: 'writtenAt', label: '쓴 시각', width: 110, sort: 'writtenAt', cell: ({ writtenAt }) => momentText(writtenAt) },
  {
    ...{ id: 'state', label: '상태', width: 110, phone: 'endNote' },
    cell: (row) => {
      const { tone, text } = stateOf(row);
      return <Dot tone={tone}>{text}</Dot>;
    },
  },
  { id: 'reviewNo', label: '번호', width: 80, isHidden: true, cell: ({ reviewNo }) => reviewNo },
  { id: 'productNo', label: '상품번호', width: 110, isHidden: true, cell: ({ productNo }) => productNo },
];

const yesOrNo = { Y: '예', N: '아니요' };
const filters: Readonly<Record<string, FilterWords>> = {
  reported: { label: '신고', choices: yesOrNo, isUsual: true },
  hidden: { label: '가림', choices: yesOrNo, isUsual: true },
  stars: { label: '별점', choices: { 1: '1점', 2: '2점', 3: '3점', 4: '4점', 5: '5점' }, isUsual: true },
  mended: { label: '가린 뒤 고침', choices: yesOrNo },
  answered: { label: '답변', choices: yesOrNo },
  rewarded: { label: '대가 표시', choices: yesOrNo },
  pictured: { label: '사진 있음', choices: yesOrNo },
  productNo: { label: '상품번호' },
  written: { label: '쓴 날' },
};

const views: readonly View[] = [
  { id: 'reported', label: '신고됨', filters: { reported: 'is:Y', hidden: 'is:N' }, sort: 'writtenAt' },
  { id: 'low', label: '3점 이하 답변 없음', filters: { stars: 'is:1,2,3', answered: 'is:N', hidden: 'is:N' } },
  { id: 'mended', label: '가린 뒤 고침', filters: { mended: 'is:Y' } },
  { id: 'hidden', label: '가린 후기', filters: { hidden: 'is:Y' } },
  { id: 'all', label: '모든 후기' },
];

/** Reviews by buyers: found, answered, and hidden for a reason that their writers read. */
export function ReviewListPage() {
  return (
    <ListScreen
      name="customer-reviews"
      title="고객 후기"
      endpoint={listCustomerReviews}
      keyOf={placeKey}
      nameOf={({ body }) => body}
      columns={columns}
      filters={filters}
      search={{ hint: '번호, 회원 이름' }}
      views={views}
      drawer={(key) => <ReviewDrawer key={key} place={placeOf(key)} />}
      empty={<Empty title="해당하는 후기가 없어요">회원이 후기를 신고하면 ‘신고됨’에서 볼 수 있어요.</Empty>}
    />
  );
}

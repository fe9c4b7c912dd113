import { listProductChoices } from '@mall/contracts/office/product-choices';
import { listOptionSheet, listProductSheet } from '@mall/contracts/office/product-sheets';
import { changeProductCell, listProducts, type ProductRow } from '@mall/contracts/office/products';
import { productStateNames } from '@mall/domain/product-states';
import { useQuery } from '@tanstack/react-query';
import { Dot, Flag, Toned } from '../../kit/badge.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, View } from '../../kit/list/list-types.ts';
import { Moment } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { ProductCell } from '../../kit/product-cell.tsx';
import { mallChoices, useMalls } from '../../lib/mall-scope.ts';
import { grouped, percentText } from '../../lib/numbers.ts';
import { useMay, useMe } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { CellEditor } from './cell-editor.tsx';
import { NewProduct } from './new-product.tsx';
import { ProductDrawer } from './product-drawer.tsx';
import { approvalWords, kindWords, priceText, stateTones } from './product-words.ts';
import { useProductBulk } from './use-product-bulk.tsx';

const digits = (typed: string) => typed.replaceAll(',', '');
const readPrice = (typed: string) =>
  /^\d{1,9}$/.test(digits(typed)) ? { marketPrice: Number(digits(typed)) } : undefined;

/** The hint beside the old price; undefined while the typed price is invalid. */
function priceHint({ marketPrice }: ProductRow, typed: string): string | undefined {
  const price = readPrice(typed)?.marketPrice;
  if (price === undefined || price === marketPrice || marketPrice === 0) return undefined;
  const percent = ((price - marketPrice) / marketPrice) * 100;
  return `지금 ${grouped(marketPrice)}원 · ${percentText(percent)}`;
}

const Market = ({ row }: { row: ProductRow }) => (row.marketPrice > 0 ? grouped(row.marketPrice) : '–');

const columnsFor = (mayWrite: boolean): readonly Column<ProductRow>[] => [
  {
    id: 'product',
    label: '상품',
    isFixed: true,
    sort: 'name',
    phone: 'title',
    cell: ({ image, name, productNo, brandName }) => <ProductCell {...{ image, name, productNo, brandName }} />,
  },
  { id: 'supplier', label: '공급사', width: 120, isHidden: true, cell: ({ supplierName }) => supplierName || '–' },
  { id: 'kind', label: '종류', width: 90, isHidden: true, cell: ({ kind }) => kindWords[kind] },
  { id: 'approval', label: '승인', width: 60, cell: ({ approval }) => <Flag code={approval} /> },
  {
    id: 'state',
    label: '상태',
    width: 110,
    phone: 'endNote',
    cell: ({ state, isSoldOut }) => (
      <Dot tone={isSoldOut ? 'err' : stateTones[state]}>
        {isSoldOut && state === 'GD00403' ? '품절 (재고 없음)' : productStateNames[state]}
      </Dot>
    ),
  },
  {
    id: 'tag',
    label: '태그 문구',
    width: 150,
    isMinor: true,
    cell: (row) =>
      mayWrite ? (
        <CellEditor
          row={row}
          label="태그 문구"
          text={row.tag}
          maxLength={longestOf(changeProductCell.body, 'tag')}
          read={(tag) => ({ tag })}
        >
          {row.tag || <Toned tone="plain">–</Toned>}
        </CellEditor>
      ) : (
        row.tag
      ),
  },
  {
    id: 'marketPrice',
    label: '시중가',
    width: 110,
    align: 'end',
    sort: 'marketPrice',
    cell: (row) =>
      mayWrite && row.kind === 'goods' ? (
        <CellEditor
          row={row}
          label="시중가"
          text={String(row.marketPrice)}
          isNumber
          read={readPrice}
          hint={(typed) => priceHint(row, typed)}
        >
          <Market row={row} />
        </CellEditor>
      ) : (
        <Market row={row} />
      ),
  },
  { id: 'price', label: '판매가', width: 185, align: 'end', phone: 'end', cell: (row) => <b>{priceText(row)}</b> },
  {
    id: 'malls',
    label: '진열 몰',
    width: 75,
    align: 'end',
    cell: ({ mallCount }) => (mallCount > 0 ? grouped(mallCount) : '–'),
  },
  {
    id: 'stock',
    label: '재고',
    width: 80,
    align: 'end',
    cell: ({ kind, stock }) =>
      kind === 'subscription' ? '–' : stock < 10 ? <Toned tone="err">{grouped(stock)}</Toned> : grouped(stock),
  },
  {
    id: 'notice',
    label: '고시',
    width: 110,
    cell: ({ isNoticeComplete }) => (isNoticeComplete ? '완료' : <Toned tone="warn">빠진 항목 있음</Toned>),
  },
  {
    id: 'changedAt',
    label: '바뀐 때',
    width: 110,
    isHidden: true,
    sort: 'changedAt',
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  { id: 'changedBy', label: '바꾼 사람', width: 110, isHidden: true, cell: ({ changedBy }) => changedBy ?? '' },
];

const yesNo = (yes: string, no: string) => ({ Y: yes, N: no });
type Choices = NonNullable<FilterWords['choices']>;
type ChoicesOf = { readonly malls: Choices; readonly brands: Choices; readonly suppliers: Choices };
const filtersFor = ({ malls, brands, suppliers }: ChoicesOf): Readonly<Record<string, FilterWords>> => ({
  kind: { label: '종류', choices: kindWords, isUsual: true },
  state: { label: '상태', choices: productStateNames, isUsual: true },
  marketPrice: { label: '시중가', isUsual: true },
  mallId: { label: '몰', choices: malls },
  brand: { label: '브랜드', choices: brands },
  supplier: { label: '공급사', choices: suppliers },
  approval: { label: '승인', choices: approvalWords },
  listed: { label: '진열', choices: yesNo('한 곳 이상', '없음') },
  soldOut: { label: '품절', choices: yesNo('품절', '품절 아님') },
  low: { label: '재고', choices: yesNo('10개 미만', '10개 이상') },
  notice: { label: '고시', choices: yesNo('완료', '빠진 항목 있음') },
  freeDelivery: { label: '무료 배송', choices: yesNo('무료', '유료') },
  changed: { label: '바뀐 날' },
});

const views: readonly View[] = [
  { id: 'all', label: '전체' },
  { id: 'sale', label: '판매 중', filters: { state: 'is:GD00403' } },
  { id: 'waiting', label: '승인 대기', filters: { state: 'is:GD00401' }, sort: 'changedAt' },
  { id: 'rejected', label: '승인 거부', filters: { state: 'is:GD00402' } },
  { id: 'soldOut', label: '품절', filters: { soldOut: 'is:Y' } },
  { id: 'low', label: '재고 10개 미만', filters: { low: 'is:Y', state: 'is:GD00403' } },
  { id: 'nowhere', label: '진열 없음', filters: { listed: 'is:N' } },
  { id: 'notice', label: '고시 미완', filters: { notice: 'is:N' }, isLate: true },
];

/** The catalogue: its products, where they are sold, and what is wrong with them; a few fields are edited in place. */
export function ProductListPage() {
  const isProvider = useMe()?.malls.isAll === true;
  const mayWrite = useMay('products.write') && isProvider;
  const mayAsk = useMay('products.request');
  const { malls } = useMalls();
  const { data: choices } = useQuery(reading(listProductChoices));
  const { bulk, dialog } = useProductBulk();
  const filters = filtersFor({
    malls: () => mallChoices(malls),
    brands: () => (choices?.brands ?? []).map(({ brandId, name }) => ({ value: String(brandId), label: name })),
    suppliers: () =>
      (choices?.suppliers ?? []).map(({ supplierNo, name }) => ({ value: String(supplierNo), label: name })),
  });
  return (
    <>
      <ListScreen
        name="products"
        title="상품"
        endpoint={listProducts}
        keyOf={({ productNo }) => productNo}
        nameOf={({ name }) => name}
        columns={columnsFor(mayWrite)}
        filters={filters}
        search={{ hint: '이름, 번호, 모델, 브랜드' }}
        views={views}
        drawer={(productNo) => <ProductDrawer productNo={productNo} />}
        alsoAs={[listProductSheet, listOptionSheet]}
        {...(mayWrite && { bulk })}
        actions={
          <>
            {mayAsk && (
              <OfficeLink screen="productSheets" isButton>
                시트로 고치기
              </OfficeLink>
            )}
            {mayWrite && <NewProduct />}
          </>
        }
      />
      {dialog}
    </>
  );
}

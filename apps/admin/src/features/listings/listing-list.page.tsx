import { type ListingRow, listListings } from '@mall/contracts/office/listings';
import { standingNames } from '@mall/domain/office/listing-words';
import { Dot, Toned } from '../../kit/badge.tsx';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { mallChoices, useMalls } from '../../lib/mall-scope.ts';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMay, useMe } from '../../lib/use-me.ts';
import { listingBulk } from './listing-bulk.ts';
import { ListingCell } from './listing-cell.tsx';
import { ListingDrawer } from './listing-drawer.tsx';
import { ListingSwitch } from './listing-switch.tsx';
import { keyOf, kindWords, standingTones } from './listing-words.ts';
import styles from './listings.module.css';

const none = <Toned tone="plain">–</Toned>;
const isListed = ({ standing }: ListingRow) => standing !== 'UNLISTED';

const columns: readonly Column<ListingRow>[] = [
  {
    id: 'product',
    label: '상품',
    isFixed: true,
    phone: 'title',
    cell: ({ image, productName }) => (
      <span className={styles.product}>
        <Thumb image={image} size="sm" />
        <span>{productName}</span>
      </span>
    ),
  },
  {
    id: 'productNo',
    label: '상품번호',
    width: 110,
    sort: 'productNo',
    isHidden: true,
    cell: ({ productNo }) => productNo,
  },
  {
    id: 'mall',
    label: '몰',
    width: 150,
    phone: 'note',
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  {
    id: 'category',
    label: '메뉴',
    width: 130,
    isMinor: true,
    cell: (row) => (
      <ListingCell row={row} field="categoryNo">
        {row.categoryName || none}
      </ListingCell>
    ),
  },
  {
    id: 'marketPrice',
    label: '시중가',
    width: 100,
    align: 'end',
    isMinor: true,
    cell: ({ marketPrice }) => (marketPrice > 0 ? <Toned tone="plain">{grouped(marketPrice)}</Toned> : none),
  },
  {
    id: 'price',
    label: '판매가',
    width: 110,
    align: 'end',
    sort: 'price',
    phone: 'end',
    cell: (row) => (
      <ListingCell row={row} field="salePrice">
        {isListed(row) ? <b>{grouped(row.salePrice)}</b> : none}
      </ListingCell>
    ),
  },
  {
    id: 'discount',
    label: '할인',
    width: 70,
    align: 'end',
    sort: 'discount',
    cell: ({ discountRate }) => (discountRate > 0 ? `${discountRate}%` : none),
  },
  {
    id: 'band',
    label: '제휴몰 가격',
    width: 140,
    align: 'end',
    isHidden: true,
    cell: ({ lowestPrice, highestPrice }) =>
      lowestPrice !== null && highestPrice !== null ? `${grouped(lowestPrice)}–${grouped(highestPrice)}` : none,
  },
  {
    id: 'sortOrder',
    label: '순서',
    width: 80,
    align: 'end',
    sort: 'place',
    isMinor: true,
    cell: (row) => (
      <ListingCell row={row} field="sortOrder">
        {isListed(row) ? grouped(row.sortOrder) : none}
      </ListingCell>
    ),
  },
  {
    id: 'isOn',
    label: '진열',
    width: 70,
    cell: (row) => (isListed(row) && row.mayWrite ? <ListingSwitch row={row} /> : row.isOn ? '켬' : none),
  },
  {
    id: 'standing',
    label: '몰에서',
    width: 120,
    phone: 'endNote',
    cell: ({ standing }) => <Dot tone={standingTones[standing]}>{standingNames[standing]}</Dot>,
  },
  {
    id: 'sold',
    label: '30일 판매',
    width: 90,
    align: 'end',
    isMinor: true,
    cell: ({ sold }) => grouped(sold),
  },
  { id: 'kind', label: '종류', width: 90, isHidden: true, cell: ({ kind }) => kindWords[kind] },
  { id: 'brand', label: '브랜드', width: 110, isHidden: true, cell: ({ brandName }) => brandName },
  {
    id: 'changedAt',
    label: '바뀐 때',
    width: 110,
    sort: 'changedAt',
    isHidden: true,
    cell: ({ changedAt }) => (changedAt === null ? none : momentText(changedAt)),
  },
];

const filtersFor = (malls: FilterWords['choices']): Readonly<Record<string, FilterWords>> => ({
  mallId: { label: '몰', isUsual: true, ...(malls && { choices: malls }) },
  standing: { label: '몰에서', choices: standingNames, isUsual: true },
  price: { label: '판매가', isUsual: true },
  category: { label: '메뉴 번호' },
  brand: { label: '브랜드' },
  kind: { label: '종류', choices: kindWords },
  productNo: { label: '상품 번호' },
  band: { label: '제휴몰 가격', choices: { SET: '정함', NONE: '정하지 않음' } },
  unsold: { label: '30일 동안 안 팔림', choices: { Y: '안 팔림', N: '팔림' } },
});

const views: readonly View[] = [
  { id: 'all', label: '진열한 상품' },
  { id: 'hidden', label: '몰에 안 보임', filters: { standing: 'is:OFF,STOPPED,UNAPPROVED' } },
  { id: 'soldOut', label: '품절', filters: { standing: 'is:SOLD_OUT' } },
  { id: 'unsold', label: '30일 동안 안 팔림', filters: { unsold: 'is:Y', standing: 'is:SHOWN' } },
  { id: 'discount', label: '할인 큰 순', filters: { standing: 'is:SHOWN' }, sort: '-discount' },
  { id: 'band', label: '제휴몰이 가격을 정함', filters: { band: 'is:SET' } },
  { id: 'unlisted', label: '진열 안 한 상품', filters: { standing: 'is:UNLISTED' } },
];

/** Edits the price of the current row. */
const editPrice = () => document.querySelector<HTMLButtonElement>('tr[aria-current] [data-cell="salePrice"]')?.click();

/** What each mall sells from the catalogue; prices, menus, order and switches are edited in place. */
export function ListingListPage() {
  const mayWrite = useMay('listings.write');
  const mayRule = useMe()?.malls.isAll === true && mayWrite;
  const { malls } = useMalls();
  useKeys(mayWrite ? [{ keys: 'e', label: '판매가 고치기', group: '목록', run: editPrice }] : []);
  return (
    <ListScreen
      name="listings"
      title="진열"
      noun="상품"
      endpoint={listListings}
      keyOf={keyOf}
      nameOf={({ productName, mallName }) => `${productName} ${mallName}`}
      columns={columns}
      filters={filtersFor(() => mallChoices(malls))}
      search={{ hint: '상품번호, 상품 이름' }}
      views={views}
      actions={
        mayRule && (
          <OfficeLink screen="priceRules" isButton>
            가격 규칙
          </OfficeLink>
        )
      }
      drawer={(place) => <ListingDrawer key={place} place={place} />}
      {...(mayWrite && { bulk: listingBulk })}
    />
  );
}

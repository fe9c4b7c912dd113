import { placesOf, type ReadRow } from '../sheet-reading.ts';

export const sheetKinds = ['PRODUCTS', 'OPTIONS'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Columns of a product sheet: the heading that we write, then the others that are understood. */
const productColumns = {
  productNo: ['상품번호', '상품코드'],
  version: ['판'],
  kind: ['종류'],
  name: ['상품 이름', '상품명', '이름'],
  brandName: ['브랜드'],
  supplierName: ['공급사'],
  modelName: ['모델명', '모델'],
  summary: ['한 줄 소개'],
  tag: ['태그 문구', '태그'],
  searchTags: ['검색어'],
  marketPrice: ['시중가'],
  marketPriceOn: ['시중가 확인일', '시중가를 확인한 날'],
  noticeGroupName: ['고시 품목', '품목'],
  maker: ['제조자', '제조사'],
  origin: ['제조국', '원산지'],
  deliveryMethod: ['배송 방법'],
  hasFreeDelivery: ['무료 배송'],
  shipsToday: ['오늘 출발'],
  deliveryNote: ['배송 안내'],
  mostPieces: ['한 사람 최대 수량', '최대 수량'],
  images: ['사진'],
  state: ['상태', '판매 상태'],
  reason: ['상태 이유', '이유'],
} as const;

const optionColumns = {
  productNo: ['상품번호', '상품코드'],
  version: ['판'],
  optionNo: ['옵션번호', '옵션코드'],
  productName: ['상품 이름', '상품명'],
  colourName: ['색상'],
  colourHex: ['색상 코드'],
  label: ['옵션 이름', '옵션명'],
  extraPrice: ['추가 금액', '추가금액(원)'],
  useCode: ['상태', '사용 상태'],
  image: ['사진'],
  stock: ['재고'],
} as const;

export type ProductColumn = keyof typeof productColumns;
export type OptionColumn = keyof typeof optionColumns;
export type SheetField = ProductColumn | OptionColumn;
const columnsOf = { PRODUCTS: productColumns, OPTIONS: optionColumns } as const;

/** The heading of a column in our own files. */
export const columnName = (kind: SheetKind, field: string): string =>
  (columnsOf[kind] as Readonly<Record<string, readonly string[]>>)[field]?.[0] ?? field;

/** The columns of our own files. */
export const sheetColumns = (kind: SheetKind): { field: string; label: string }[] =>
  Object.keys(columnsOf[kind])
    .filter((field) => field !== 'reason')
    .map((field) => ({ field, label: columnName(kind, field) }));

/** Columns that identify a row, and those that are only information. */
const told: readonly SheetField[] = ['productNo', 'version', 'optionNo', 'kind', 'productName', 'stock', 'reason'];
/** The fields that a sheet of this kind may change. */
export const changedBy = (kind: SheetKind): readonly SheetField[] =>
  (Object.keys(columnsOf[kind]) as SheetField[]).filter((field) => !told.includes(field));

/** A row with its cells by field; columns that the file lacks have no cell. */
export type SheetLine = { readonly rowNo: number; readonly cells: Readonly<Partial<Record<SheetField, string>>> };
export type ProductSheet = {
  readonly kind: SheetKind;
  /** The file's headings, each with the column that it was recognised as. */
  readonly columns: readonly { readonly heading: string; readonly field: SheetField | null }[];
  readonly lines: readonly SheetLine[];
};

/** Rows that may precede the headings, such as who downloaded the file and when. */
const mostAbove = 5;
const asFound = (name: string) => name.replaceAll(/[\s()]/g, '');
const headingsOf = (kind: SheetKind) =>
  Object.fromEntries(
    Object.entries(columnsOf[kind]).map(([field, names]) => [field, names.map(asFound)]),
  ) as unknown as Readonly<Record<SheetField, readonly string[]>>;

type Table = { readonly headings: readonly string[]; readonly rows: readonly ReadRow[] };

/** A sheet of products, or of their options if it numbers these; undefined if it does not identify products and their versions. */
export function readProductSheet({ headings, rows }: Table): ProductSheet | undefined {
  const above = [headings, ...rows.slice(0, mostAbove).map(({ cells }) => cells)];
  const at = above.findIndex((titles) => placesOf(titles, headingsOf('PRODUCTS')).productNo !== undefined);
  const titles = above[at];
  if (!titles) return undefined;
  const kind = placesOf(titles, headingsOf('OPTIONS')).optionNo === undefined ? 'PRODUCTS' : 'OPTIONS';
  const places = placesOf(titles, headingsOf(kind));
  if (places.version === undefined) return undefined;
  const fields = Object.entries(places) as [SheetField, number][];
  const lines = rows.slice(at).map(({ rowNo, cells }) => ({
    ...{ rowNo, cells: Object.fromEntries(fields.map(([field, place]) => [field, cells[place] ?? ''])) },
  }));
  const columns = titles
    .map((heading, place) => ({ heading, field: fields.find(([, own]) => own === place)?.[0] ?? null }))
    .filter(({ heading }) => heading !== '');
  return { kind, columns, lines };
}

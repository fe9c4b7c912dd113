import type { ProductPatch } from '@mall/contracts/office/product-patch';
import { goodsFields } from '@mall/contracts/office/products';
import { deliveryMethodCodes, goodsStateCodes } from '@mall/contracts/product-codes';
import { deliveryMethodName } from '../../delivery-method.ts';
import { productStateNames } from '../../product-states.ts';
import { faultWords, type Issue } from '../fault-words.ts';
import { readDay } from '../sheet-reading.ts';
import type { ProductColumn } from './columns.ts';
import { noticeLines, type SheetNames, type SheetProduct } from './texts.ts';

export type Fault = { readonly field: string; readonly message: string };
type Read = { readonly patch: ProductPatch } | { readonly message: string };
type Reader = (cell: string, names: SheetNames, product: Pick<SheetProduct, 'statutoryNotice'>) => Read;

type Simple = keyof typeof goodsFields;

/** Validated against the contract of the field, as on the page of goods. */
function checked(field: Simple, value: unknown): Read {
  const parsed = goodsFields[field].schema.safeParse(value);
  if (parsed.success) return { patch: { [field]: value } as ProductPatch };
  const [issue] = parsed.error.issues as readonly Issue[];
  return { message: faultWords(issue ?? {}, value) };
}

const text =
  (field: Simple): Reader =>
  (cell) =>
    checked(field, cell);
const words =
  (field: Simple): Reader =>
  (cell) =>
    checked(
      field,
      [...new Set(cell.split(/[,，]/).map((word) => word.trim()))].filter((word) => word !== ''),
    );

/** 12,000원 and 12000.0, as people and spreadsheets write them. */
export function readNumber(cell: string): number | undefined {
  const plain = cell.replaceAll(/[,\s원개+]/g, '').replace(/\.0+$/, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}
const numeric =
  (field: Simple, ofNothing: number | null): Reader =>
  (cell) => {
    const value = cell === '' ? ofNothing : readNumber(cell);
    return value === undefined ? { message: '숫자로 적어 주세요.' } : checked(field, value);
  };

const yes = ['예', 'y', 'yes', 'o', 'true', '1'];
const no = ['아니요', '아니오', 'n', 'no', 'x', 'false', '0', ''];
const flag =
  (field: Simple): Reader =>
  (cell) => {
    const plain = cell.toLowerCase();
    if (yes.includes(plain)) return checked(field, true);
    return no.includes(plain) ? checked(field, false) : { message: '예나 아니요로 적어 주세요.' };
  };

const line =
  (label: string): Reader =>
  (cell, _, { statutoryNotice }) => {
    const others = statutoryNotice.some((one) => one.label === label)
      ? statutoryNotice.map((one) => (one.label === label ? { label, value: cell } : one))
      : [...statutoryNotice, { label, value: cell }];
    return checked('statutoryNotice', others);
  };

const keyOf = <Key>(names: ReadonlyMap<Key, string>, name: string): Key | undefined =>
  [...names].find(([, one]) => one === name)?.[0];

/** The parser of each cell of a product, except its state, which has moves. */
export const cellReaders: Readonly<Partial<Record<ProductColumn, Reader>>> = {
  name: text('name'),
  modelName: text('modelName'),
  summary: text('summary'),
  tag: text('tag'),
  deliveryNote: text('deliveryNote'),
  searchTags: words('searchTags'),
  images: words('images'),
  marketPrice: numeric('marketPrice', 0),
  mostPieces: numeric('mostPieces', null),
  hasFreeDelivery: flag('hasFreeDelivery'),
  shipsToday: flag('shipsToday'),
  maker: line(noticeLines.maker),
  origin: line(noticeLines.origin),
  marketPriceOn: (cell) => {
    const day = cell === '' ? null : readDay(cell);
    return day === undefined ? { message: '2026-01-31처럼 날짜로 적어 주세요.' } : checked('marketPriceOn', day);
  },
  brandName: (cell, { brands }) => {
    const brandId = keyOf(brands, cell);
    return brandId === undefined ? { message: '없는 브랜드예요.' } : checked('brandId', brandId);
  },
  supplierName: (cell, { suppliers }) => {
    const supplierNo = cell === '' ? null : keyOf(suppliers, cell);
    return supplierNo === undefined ? { message: '없는 공급사예요.' } : checked('supplierNo', supplierNo);
  },
  noticeGroupName: (cell, { groups }) => {
    const code = cell === '' ? null : keyOf(groups, cell);
    return code === undefined ? { message: '없는 고시 품목이에요.' } : checked('noticeGroup', code);
  },
  deliveryMethod: (cell) => {
    const code = deliveryMethodCodes.find((one) => deliveryMethodName(one) === cell);
    return code ? checked('deliveryMethod', code) : { message: '없는 배송 방법이에요.' };
  },
};

export const readState = (cell: string) => goodsStateCodes.find((code) => productStateNames[code] === cell);

type Cells = Readonly<Partial<Record<string, string>>>;

/** The product fields in these cells, and what of them cannot be read. */
export function readCells(
  fields: readonly string[],
  cells: Cells,
  names: SheetNames,
  product: Pick<SheetProduct, 'statutoryNotice'>,
): { readonly patch: ProductPatch; readonly faults: readonly Fault[] } {
  let patch: ProductPatch = {};
  const faults: Fault[] = [];
  for (const field of fields) {
    // Two columns may write the same list.
    const now = { statutoryNotice: patch.statutoryNotice ?? product.statutoryNotice };
    const read = cellReaders[field as ProductColumn]?.(cells[field] ?? '', names, now);
    if (!read) continue;
    if ('message' in read) faults.push({ field, message: read.message });
    else patch = { ...patch, ...read.patch };
  }
  return { patch, faults };
}

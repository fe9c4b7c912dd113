import type { ProductPatch } from '@mall/contracts/office/product-patch';
import { changedBy, type SheetField, type SheetLine } from './columns.ts';
import type { JudgedProduct, SheetRights } from './judge-product.ts';
import { type Fault, readCells } from './read-cells.ts';
import type { SheetNames } from './texts.ts';
import { blank, changesIn } from './verdict.ts';

/** The initial fields of a new product; the others are written after its creation. */
const wanted: readonly SheetField[] = ['name', 'brandName', 'noticeGroupName', 'deliveryMethod', 'images'];
const taken: readonly SheetField[] = [...wanted, 'modelName'];
/** Cell texts that count as empty. */
const nothing = ['', '0', '아니요', '승인 대기'];

type Around = { readonly names: SheetNames; readonly rights: SheetRights };

/** What would happen to a row without a number. */
export function judgeNew({ rowNo, cells }: SheetLine, { names, rights }: Around): JudgedProduct {
  const { patch, faults } = readCells(
    taken,
    { ...Object.fromEntries(taken.map((field) => [field, ''])), ...cells },
    names,
    {
      statutoryNotice: [],
    },
  );
  const all: readonly Fault[] = [
    ...(rights.maySave
      ? []
      : [{ field: 'productNo', message: '새 상품은 운영사에서 등록해요. 상품번호를 적어 주세요.' }]),
    ...wanted.filter((field) => !cells[field]).map((field) => ({ field, message: '새 상품에 꼭 있어야 해요.' })),
    ...faults.filter(({ field }) => cells[field as SheetField]),
    ...changedBy('PRODUCTS')
      .filter((field) => !taken.includes(field) && !nothing.includes(cells[field] ?? ''))
      .map((field) => ({ field, message: '등록한 뒤에 적어 주세요.' })),
  ];
  const fields = taken.filter((field) => cells[field]);
  const after = cells as Readonly<Record<string, string>>;
  return {
    ...{ ...blank, rowNo, productNo: '', version: 0, name: cells.name ?? '', faults: all, patch, to: undefined },
    ...{ changes: changesIn(fields, {}, after), verdict: all.length > 0 ? 'WRONG' : 'ADD' },
  };
}

/** Two rows with the same key are duplicates. */
export const newNameOf = ({ name = '', brandId = 0 }: ProductPatch): string => `${brandId} ${name}`;
export const thereAlready: Fault = {
  field: 'name',
  message: '같은 브랜드에 같은 이름의 상품이 있어요. 상품번호를 적어 주세요.',
};

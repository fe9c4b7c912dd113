import type { SheetKind, SheetLine } from '@mall/domain/office/product-sheet/columns';
import { judgeNew, newNameOf, thereAlready } from '@mall/domain/office/product-sheet/judge-new';
import { type JudgedOption, judgeOptions } from '@mall/domain/office/product-sheet/judge-options';
import { type JudgedProduct, judgeProduct, type SheetRights } from '@mall/domain/office/product-sheet/judge-product';
import type { SheetNames, SheetProduct } from '@mall/domain/office/product-sheet/texts';
import { productNoOf, seenVersion } from '@mall/domain/office/product-sheet/verdict';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { listWaitingFields } from '../approval/review-field.repository.ts';
import { productRights } from '../office/get-product.ts';
import { listBrands, listNoticeGroups, listSupplierChoices } from '../office/product.repository.ts';
import * as catalogue from './catalogue.repository.ts';

export type Judging = {
  readonly kind: SheetKind;
  readonly lines: readonly SheetLine[];
  readonly staff: StaffCaller;
  readonly at: Date;
};
export type JudgedRow = JudgedProduct | JudgedOption;

/** Predicts the result of each row for the current products; changes nothing. */
export async function judgeSheet(reader: OfficeReader, judging: Judging): Promise<readonly JudgedRow[]> {
  const around = await readAround(reader, judging);
  return judging.kind === 'PRODUCTS' ? judgeProducts(reader, judging, around) : judgeGroups(reader, judging, around);
}

async function readAround(reader: OfficeReader, { lines, staff, at }: Judging) {
  const numbers = [...new Set(lines.map(productNoOf))].filter((productNo) => productNo !== '');
  const [found, asked, rights] = await Promise.all([
    catalogue.listByNumber(reader, numbers),
    catalogue.listAsked(reader, numbers, staff.staffNo),
    rightsOf(reader, staff, at),
  ]);
  const products = new Map(found.map((product) => [product.productNo, product]));
  return { products, asked: new Set(asked), rights, since: await sinceOf(reader, lines, products) };
}
type Around = Awaited<ReturnType<typeof readAround>>;

export async function rightsOf(reader: OfficeReader, staff: StaffCaller, at: Date): Promise<SheetRights> {
  const { mayWrite, mayDecide } = productRights(staff);
  const rules = mayWrite ? await listWaitingFields(reader, { staffNo: staff.staffNo, at }) : [];
  return { maySave: mayWrite, mayDecide, rules, today: seoulDayOf(at) };
}

export async function readNames(reader: OfficeReader): Promise<SheetNames> {
  const [brands, suppliers, groups] = await Promise.all([
    listBrands(reader),
    listSupplierChoices(reader),
    listNoticeGroups(reader),
  ]);
  return {
    brands: new Map(brands.map(({ brandId, name }) => [brandId, name])),
    suppliers: new Map(suppliers.map(({ supplierNo, name }) => [supplierNo, name])),
    groups: new Map(groups.map(({ code, name }) => [code, name])),
  };
}

/** The saves after the version that the rows were made from, by product; with different versions for one product, from the oldest on. */
async function sinceOf(reader: OfficeReader, lines: readonly SheetLine[], products: ReadonlyMap<string, SheetProduct>) {
  const seen = new Map<string, number>();
  for (const line of lines) {
    const product = products.get(productNoOf(line));
    const version = product && seenVersion(line, product.version);
    if (!product || version === undefined || version === product.version) continue;
    seen.set(product.productNo, Math.min(version, seen.get(product.productNo) ?? version));
  }
  const asked = [...seen].map(([productNo, version]) => ({ productNo, version }));
  const saves = asked.length === 0 ? [] : await catalogue.listSince(reader, asked);
  return Map.groupBy(
    saves.map((save) => ({ ...save, at: save.at.toISOString() })),
    ({ productNo }) => productNo,
  );
}

const behindLine = (line: SheetLine, { since }: Around) => {
  const version = Number(line.cells.version);
  return (since.get(productNoOf(line)) ?? []).filter((save) => save.version > version);
};

async function judgeProducts(reader: OfficeReader, { lines }: Judging, around: Around): Promise<JudgedProduct[]> {
  const names = await readNames(reader);
  const twice = new Set<string>();
  const judged = lines.map((line) => {
    const productNo = productNoOf(line);
    if (productNo === '') return judgeNew(line, { names, rights: around.rights });
    const isTwice = twice.has(productNo);
    twice.add(productNo);
    return judgeProduct(line, {
      ...{ names, isTwice, rights: around.rights, since: behindLine(line, around) },
      ...{ product: around.products.get(productNo), isAsked: around.asked.has(productNo) },
    });
  });
  return withoutThere(reader, judged);
}

/** A new product is added once, however often its row is uploaded. */
async function withoutThere(reader: OfficeReader, judged: readonly JudgedProduct[]): Promise<JudgedProduct[]> {
  const added = judged.filter(({ verdict }) => verdict === 'ADD');
  if (added.length === 0) return [...judged];
  const asked = added.map(({ patch: { name = '', brandId = 0 } }) => ({ name, brandId }));
  const taken = new Set((await catalogue.listNamed(reader, asked)).map(newNameOf));
  return judged.map((one) => {
    if (one.verdict !== 'ADD') return one;
    const isThere = taken.has(newNameOf(one.patch));
    taken.add(newNameOf(one.patch));
    return isThere ? { ...one, verdict: 'WRONG' as const, faults: [thereAlready] } : one;
  });
}

async function judgeGroups(reader: OfficeReader, { lines }: Judging, around: Around): Promise<JudgedOption[]> {
  const options = Map.groupBy(
    await catalogue.listOptionsOf(reader, [...around.products.keys()]),
    ({ productNo }) => productNo,
  );
  const judged = [...Map.groupBy(lines, productNoOf)].flatMap(([productNo, own]) => {
    const [oldest] = own.toSorted((one, other) => Number(one.cells.version) - Number(other.cells.version));
    return judgeOptions(own, {
      ...{ product: around.products.get(productNo), options: options.get(productNo) ?? [], rights: around.rights },
      ...{ since: oldest ? behindLine(oldest, around) : [], isAsked: around.asked.has(productNo) },
    });
  });
  return judged.toSorted((one, other) => one.rowNo - other.rowNo);
}

import type { ProductPatch } from '@mall/contracts/office/product-patch';
import type { GoodsState } from '@mall/contracts/product-codes';
import { cellText } from '../../cell-text.ts';
import { type ReviewRule, reviewedFields } from '../../product-review.ts';
import { isApproving, mayMoveProduct, needsReason, productStateNames } from '../../product-states.ts';
import { warningsOf } from '../listing-price.ts';
import { marketPriceFault } from '../market-price.ts';
import { changedBy, type SheetField, type SheetLine } from './columns.ts';
import { type Fault, readCells, readState } from './read-cells.ts';
import { asSeen, lastOf, type Since } from './since.ts';
import { productTexts, type SheetNames, type SheetProduct } from './texts.ts';
import {
  blank,
  changesIn,
  differing,
  type JudgedLine,
  noVersion,
  productNoOf,
  type SheetVerdict,
  seenVersion,
} from './verdict.ts';

/** What the sender of the sheet may do. */
export type SheetRights = {
  /** May save at once; others request each change. */
  readonly maySave: boolean;
  readonly mayDecide: boolean;
  readonly rules: readonly ReviewRule[];
  readonly today: string;
};

export type Around = {
  /** The current product; undefined when none is visible. */
  readonly product: SheetProduct | undefined;
  readonly since: readonly Since[];
  readonly names: SheetNames;
  readonly rights: SheetRights;
  /** An earlier row is of the same product. */
  readonly isTwice: boolean;
  /** The sender's own request for it is undecided. */
  readonly isAsked: boolean;
};

/** A row with the changes that it asks for. */
export type JudgedProduct = JudgedLine & { readonly patch: ProductPatch; readonly to: GoodsState | undefined };

/** What would happen to a row of a sheet of products. */
export function judgeProduct(line: SheetLine, around: Around): JudgedProduct {
  const { product, isTwice } = around;
  const productNo = productNoOf(line);
  const own = { ...blank, rowNo: line.rowNo, productNo, patch: {}, to: undefined };
  const named = { ...own, name: product?.name ?? '', version: product?.version ?? 0 };
  const wrong = (...faults: readonly Fault[]) => ({ ...named, verdict: 'WRONG' as const, faults });
  if (!product) return wrong({ field: 'productNo', message: '없는 상품이에요.' });
  if (isTwice) return wrong({ field: 'productNo', message: '같은 상품이 위에 있어요.' });
  if (seenVersion(line, product.version) === undefined) return wrong(noVersion);
  const texts = textsAround(line, around, product);
  const { written, now, seen } = texts;
  const fields = differing(differing(texts.fields, written, seen), written, now);
  if (fields.length === 0) return { ...named, verdict: 'SAME' };
  const moved = differing(texts.fields, seen, now);
  if (moved.length > 0) {
    const last = lastOf(around.since, Object.keys(product));
    const since = { by: last?.by ?? '', at: last?.at ?? '', changes: changesIn(moved, seen, now) };
    return { ...named, verdict: 'STALE', changes: changesIn(fields, now, written), since };
  }
  return { ...named, changes: changesIn(fields, now, written), ...judgeFields(line, { fields, product, around }) };
}

/** Its cells as written in the file, as downloaded, and as they are now. */
function textsAround({ cells }: SheetLine, { since, names }: Around, product: SheetProduct) {
  const fields = changedBy('PRODUCTS').filter((field) => cells[field] !== undefined);
  const plain = (texts: Readonly<Partial<Record<string, string>>>) =>
    Object.fromEntries(fields.map((field) => [field, cellText(texts[field] ?? '')]));
  const seen = since.length === 0 ? product : asSeen(product, since);
  return {
    fields,
    ...{ written: plain(cells), seen: plain(productTexts(seen, names)), now: plain(productTexts(product, names)) },
  };
}

type Asked = { readonly fields: readonly SheetField[]; readonly product: SheetProduct; readonly around: Around };
type Outcome = Pick<JudgedProduct, 'verdict' | 'faults' | 'warnings' | 'patch' | 'to'>;

/** The fields that every kind of product has; the others belong to goods only. */
const ofAll: readonly SheetField[] = ['tag', 'brandName', 'supplierName', 'state'];

function judgeFields(line: SheetLine, { fields, product, around }: Asked): Outcome {
  const { names, rights } = around;
  const { patch, faults } = readCells(fields, line.cells, names, product);
  const to = fields.includes('state') ? readState(line.cells.state ?? '') : undefined;
  const found = [
    ...faults,
    ...(product.kind === 'goods' ? [] : foreignFields(fields)),
    ...(fields.includes('state') ? stateFaults(line, { to, product, rights }) : []),
    ...priceFaults(patch, product, rights),
  ];
  const { verdict, faults: more } = wayOf({ ...product, ...patch }, { patch, to, product, around });
  const all = [...found, ...more];
  const warnings = pricesOf(patch, product);
  return { verdict: all.length > 0 ? 'WRONG' : verdict, faults: all, warnings, patch, to };
}

const foreignFields = (fields: readonly SheetField[]): readonly Fault[] =>
  fields
    .filter((field) => !ofAll.includes(field))
    .map((field) => ({ field, message: '일반 상품에만 있는 항목이에요.' }));

type Moving = { readonly to: GoodsState | undefined; readonly product: SheetProduct; readonly rights: SheetRights };

function stateFaults({ cells }: SheetLine, { to, product: { state: from }, rights }: Moving): readonly Fault[] {
  const fault = (message: string, field = 'state') => [{ field, message }];
  if (!to) return fault('없는 상태예요.');
  if (!mayMoveProduct(from, to))
    return fault(`‘${productStateNames[from]}’ 상품은 ‘${productStateNames[to]}’ 상태로 바꿀 수 없어요.`);
  if (isApproving(from) && !rights.mayDecide) return fault('승인할 수 있는 사람만 바꿀 수 있어요.');
  if (needsReason(to) && !cells.reason) return fault('이유를 적어 주세요.', 'reason');
  return [];
}

function priceFaults(patch: ProductPatch, product: SheetProduct, { today }: SheetRights): readonly Fault[] {
  if (patch.marketPrice === undefined && patch.marketPriceOn === undefined) return [];
  const message = marketPriceFault(product, { ...product, ...patch } as SheetProduct, today);
  return message === undefined ? [] : [{ field: 'marketPriceOn', message }];
}

const pricesOf = ({ marketPrice }: ProductPatch, { marketPrice: before, supplyPrice }: SheetProduct) =>
  marketPrice === undefined ? [] : warningsOf({ before, after: marketPrice, supplyPrice });

type Way = { readonly verdict: SheetVerdict; readonly faults: readonly Fault[] };
type Wanted = Omit<Asked, 'fields'> & Pick<JudgedProduct, 'patch' | 'to'>;

/** Saved at once or requested, as on the product's page. */
function wayOf(after: object, { patch, to, product, around }: Wanted): Way {
  const { rights, isAsked } = around;
  const of = (one: object) => (field: string) => (one as Readonly<Record<string, unknown>>)[field];
  const changes = Object.fromEntries(
    Object.keys(patch).map((field) => [field, { before: of(product)(field), after: of(after)(field) }]),
  );
  const waits = reviewedFields(changes, rights.rules).length > 0;
  if (rights.maySave && !waits) return { verdict: 'CHANGE', faults: [] };
  const fault = (field: string, message: string): Way => ({ verdict: 'WRONG', faults: [{ field, message }] });
  if (to !== undefined) return fault('state', '승인 요청으로는 상태를 바꿀 수 없어요.');
  if (isAsked) return fault('productNo', '이 상품에 보낸 승인 요청이 아직 끝나지 않았어요.');
  return { verdict: 'REQUEST', faults: [] };
}

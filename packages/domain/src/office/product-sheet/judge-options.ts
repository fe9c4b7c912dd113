import { mostOptions, type ProductOption, productOption } from '@mall/contracts/office/product-options';
import type { OptionUse } from '@mall/contracts/product-codes';
import { cellText } from '../../cell-text.ts';
import { reviewedFields } from '../../product-review.ts';
import { faultWords, type Issue } from '../fault-words.ts';
import { warningsOf } from '../listing-price.ts';
import { type OptionField, optionFaults, readOptionCell } from '../option-grid.ts';
import { changedBy, type SheetField, type SheetLine } from './columns.ts';
import type { Around } from './judge-product.ts';
import type { Fault } from './read-cells.ts';
import { lastOf, optionsAsSeen } from './since.ts';
import { optionTexts, type SheetOption } from './texts.ts';
import { blank, changesIn, differing, type JudgedLine, noVersion, productNoOf, seenVersion } from './verdict.ts';

/** A row with the option that it describes. */
export type JudgedOption = JudgedLine & { readonly option: ProductOption | undefined };
type OfProduct = Omit<Around, 'isTwice' | 'names'> & { readonly options: readonly SheetOption[] };

const newOption: SheetOption = {
  ...{ optionNo: 0, colourName: '', colourHex: '', label: '', extraPrice: 0, useCode: 'GD00701', image: '' },
  wasSold: false,
};

/** What would happen to the rows of one product: all are applied, or none if one of them is wrong. */
export function judgeOptions(lines: readonly SheetLine[], around: OfProduct): JudgedOption[] {
  const seen = new Set<string>();
  const judged = lines.map((line) => {
    const no = line.cells.optionNo ?? '';
    const isTwice = no !== '' && seen.has(no);
    seen.add(no);
    return judgeLine(line, around, isTwice);
  });
  const whole = ofWay(withGridFaults(judged, around), around);
  const isWrong = whole.some(({ verdict }) => verdict === 'WRONG' || verdict === 'STALE');
  if (!isWrong) return whole;
  const message = '같은 상품의 다른 줄부터 고쳐 주세요.';
  return whole.map((one) =>
    one.verdict === 'CHANGE' || one.verdict === 'REQUEST'
      ? { ...one, verdict: 'WRONG', faults: [{ field: 'productNo', message }] }
      : one,
  );
}

function judgeLine(line: SheetLine, { product, options, since }: OfProduct, isTwice: boolean): JudgedOption {
  const no = line.cells.optionNo ?? '';
  const optionNo = /^\d{1,6}$/.test(no) ? Number(no) : 0;
  const own = { ...blank, rowNo: line.rowNo, productNo: productNoOf(line), optionNo, option: undefined };
  const named = { ...own, name: product?.name ?? '', version: product?.version ?? 0 };
  const wrong = (...faults: readonly Fault[]): JudgedOption => ({ ...named, verdict: 'WRONG', faults });
  if (!product) return wrong({ field: 'productNo', message: '없는 상품이에요.' });
  if (product.kind !== 'goods') return wrong({ field: 'productNo', message: '일반 상품의 옵션만 바꿀 수 있어요.' });
  if (isTwice) return wrong({ field: 'optionNo', message: '같은 옵션이 위에 있어요.' });
  const held = no === '' ? newOption : options.find((option) => option.optionNo === optionNo);
  if (!held) return wrong({ field: 'optionNo', message: '없는 옵션이에요.' });
  if (seenVersion(line, product.version) === undefined) return wrong(noVersion);
  return { ...named, ...judgeCells(line, held, since, options) };
}

type Outcome = Pick<JudgedOption, 'verdict' | 'changes' | 'warnings' | 'since' | 'option' | 'faults'>;

function judgeCells(
  { cells }: SheetLine,
  held: SheetOption,
  since: OfProduct['since'],
  options: readonly SheetOption[],
): Outcome {
  const fields = changedBy('OPTIONS').filter((field) => cells[field] !== undefined);
  const plain = (texts: Readonly<Partial<Record<string, string>>>) =>
    Object.fromEntries(fields.map((field) => [field, cellText(texts[field] ?? '')]));
  const before = optionsAsSeen(options, since).find(({ optionNo }) => optionNo === held.optionNo) ?? held;
  const [written, seen, now] = [plain(cells), plain(optionTexts(before)), plain(optionTexts(held))];
  const isNew = held.optionNo === 0;
  const named = differing(differing(fields, written, seen), written, now);
  const changes = changesIn(named, isNew ? {} : now, written);
  const none = { changes, faults: [], warnings: [], since: null, option: undefined };
  // A new row without text is still a new option.
  if (named.length === 0 && !isNew) return { ...none, verdict: 'SAME' };
  const last = lastOf(since, ['options']);
  const moved = isNew ? [] : differing(fields, seen, now);
  // A new option is added once, however often its sheet is uploaded.
  if (moved.length > 0 || (isNew && last)) {
    const by = { by: last?.by ?? '', at: last?.at ?? '' };
    return { ...none, verdict: 'STALE', since: { ...by, changes: changesIn(moved, seen, now) } };
  }
  const { option, faults } = readOption(named, written, held);
  const warnings = warningsOf({ before: held.extraPrice, after: option.extraPrice, supplyPrice: null });
  return { ...none, option, faults, warnings, verdict: faults.length > 0 ? 'WRONG' : 'CHANGE' };
}

/** The option as the row describes it, checked against the contract. */
function readOption(fields: readonly SheetField[], written: Readonly<Record<string, string>>, held: SheetOption) {
  const { wasSold: _, ...before } = held;
  const cells = fields.map((field) => [field, readOptionCell(field as OptionField, written[field] ?? '')] as const);
  const option = {
    ...before,
    ...Object.fromEntries(
      cells.map(([field, cell]) => [field, field === 'extraPrice' ? (/^\d+$/.test(cell) ? Number(cell) : NaN) : cell]),
    ),
  } as ProductOption;
  const parsed = productOption.schema.safeParse(option);
  const issues = parsed.success ? [] : (parsed.error.issues as readonly (Issue & { path: readonly PropertyKey[] })[]);
  // The rules of the grid give better messages for these.
  const faults = issues
    .filter(({ path: [field] }) => field !== 'extraPrice' && field !== 'useCode')
    .map((issue) => ({
      field: String(issue.path[0]),
      message: faultWords(issue, option[issue.path[0] as OptionField]),
    }));
  return { option, faults };
}

/** The rules of the grid, applied to all options that there would be. */
function withGridFaults(judged: readonly JudgedOption[], { options }: OfProduct): JudgedOption[] {
  const writing = judged.filter(({ option }) => option !== undefined);
  const written = writing.flatMap(({ option }) => (option ? [option] : []));
  const others = options.filter(({ optionNo }) => !written.some((one) => one.optionNo === optionNo));
  const standing = options.map((one) => ({ ...one, useCode: one.useCode as OptionUse }));
  const isFull = others.length + written.length > mostOptions;
  const full = {
    row: others.length + written.length - 1,
    field: 'label',
    message: '옵션은 1,000개까지 만들 수 있어요.',
  };
  const faults = isFull ? [full] : optionFaults([...others, ...written], standing);
  return judged.map((one) => {
    const row = others.length + writing.indexOf(one);
    const own = one.option ? faults.filter((fault) => fault.row === row) : [];
    const all = [...one.faults, ...own.map(({ field, message }) => ({ field, message }))];
    return all.length === one.faults.length ? one : { ...one, faults: all, verdict: 'WRONG' };
  });
}

const onlyPrice = ({ changes }: JudgedOption): boolean => changes.every(({ field }) => field === 'extraPrice');

/** Saved at once, or requested; only prices are requested. */
function ofWay(judged: readonly JudgedOption[], { rights, options, isAsked }: OfProduct): JudgedOption[] {
  const writing = judged.filter(({ verdict }) => verdict === 'CHANGE');
  const after = writing.flatMap(({ option }) => (option ? [option] : []));
  const waits = reviewedFields({ options: { before: options, after } }, rights.rules).length > 0;
  if (writing.length === 0 || (rights.maySave && !waits)) return [...judged];
  return judged.map((one): JudgedOption => {
    if (one.verdict !== 'CHANGE') return one;
    const wrong = (field: string, message: string): JudgedOption => ({
      ...{ ...one, verdict: 'WRONG', faults: [{ field, message }] },
    });
    if (one.optionNo === 0 || !onlyPrice(one)) return wrong('productNo', '승인 요청으로는 추가 금액만 바꿀 수 있어요.');
    if (isAsked) return wrong('productNo', '이 상품에 보낸 승인 요청이 아직 끝나지 않았어요.');
    return { ...one, verdict: 'REQUEST' };
  });
}

import type { DeliveryMethod } from '@mall/contracts/product-codes';
import { formatNumber, formatWon } from './money.ts';
import { type RowIssue, type RowTexts, type RowValues, readUploadRow } from './upload-row.ts';

/** An option of a product at today's price; one that is no longer for sale has `piecesLeft` 0. */
export type UploadOffer = {
  readonly productNo: string;
  readonly optionNo: number;
  readonly name: string;
  readonly brandName: string;
  readonly colourName: string;
  readonly optionLabel: string;
  readonly image: string;
  readonly unitPrice: number;
  readonly marketPrice: number | null;
  readonly deliveryMethod: DeliveryMethod;
  readonly hasFreeDelivery: boolean;
  readonly piecesLeft: number;
};
/** A row that can be ordered. */
export type UploadLine = RowValues & { readonly rowNo: number; readonly offer: UploadOffer };
export type CheckedRow = { readonly issues: readonly RowIssue[]; readonly line: UploadLine | undefined };

/** An option as it may be named in a sheet: `블랙 / 2개입`. */
export const uploadOptionText = ({
  colourName,
  optionLabel,
}: Pick<UploadOffer, 'colourName' | 'optionLabel'>): string =>
  [...new Set([colourName, optionLabel])].filter((text) => text !== '').join(' / ');

/**
 * Checks rows one after the other, in the sheet's order: the stock taken by a valid row is not available to the rows below it, so the stock
 * suffices for the whole file.
 */
export function createRowChecker(offers: readonly UploadOffer[]): (rowNo: number, texts: RowTexts) => CheckedRow {
  const offersOf = Map.groupBy(offers, ({ productNo }) => productNo);
  const taken = new Map<UploadOffer, number>();
  return (rowNo, texts) => {
    const { values, issues } = readUploadRow(texts);
    const hasCode = !issues.some(({ field }) => field === 'productNo');
    const found = hasCode ? findOffer(offersOf.get(values.productNo) ?? [], values.option) : undefined;
    if (!found) return { issues, line: undefined };
    if ('field' in found) return { issues: [...issues, found], line: undefined };
    const before = taken.get(found) ?? 0;
    const all = [...issues, ...judgeOffer(found, values, { before, issues })];
    if (all.length > 0) return { issues: all, line: undefined };
    taken.set(found, before + values.quantity);
    return { issues: all, line: { ...values, rowNo, offer: found } };
  };
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/,·]+/g, '');

/** By colour and label, by one of them if it identifies a single option, or by nothing if there is no choice. */
function findOffer(offers: readonly UploadOffer[], typed: string): UploadOffer | RowIssue {
  const [only, second] = offers;
  if (!only) return { field: 'productNo', message: '이 쇼핑몰에서 판매하지 않는 상품번호예요.' };
  if (!second && (typed === '' || isNamed(only, typed))) return only;
  const choices = `옵션을 이 가운데에서 적어 주세요: ${offers.slice(0, 8).map(uploadOptionText).join(', ')}`;
  if (typed === '') return { field: 'option', message: choices };
  const exact = offers.filter((offer) => plain(uploadOptionText(offer)) === plain(typed));
  const [match, another] = exact.length > 0 ? exact : offers.filter((offer) => isNamed(offer, typed));
  return match && !another ? match : { field: 'option', message: only && !second ? onlyOne(only) : choices };
}

const onlyOne = (offer: UploadOffer): string => {
  const name = uploadOptionText(offer);
  return name === '' ? '옵션이 없는 상품이에요. 비워 주세요.' : `옵션은 ‘${name}’ 하나예요. 그대로 적거나 비워 주세요.`;
};

const isNamed = (offer: UploadOffer, typed: string): boolean =>
  [offer.colourName, offer.optionLabel, uploadOptionText(offer)].some(
    (name) => name !== '' && plain(name) === plain(typed),
  );

function judgeOffer(
  { unitPrice, piecesLeft }: UploadOffer,
  { price, quantity }: RowValues,
  { before, issues }: { readonly before: number; readonly issues: readonly RowIssue[] },
): RowIssue[] {
  const isWrong = (field: RowIssue['field']) => issues.some((issue) => issue.field === field);
  const found: RowIssue[] = [];
  if (price !== undefined && price !== unitPrice && !isWrong('price')) {
    found.push({ field: 'price', message: `지금 판매가는 ${formatWon(unitPrice)}이에요. 고치거나 비워 주세요.` });
  }
  if (!isWrong('quantity') && before + quantity > piecesLeft) {
    found.push({ field: 'quantity', message: stockText(piecesLeft, before) });
  }
  return found;
}

function stockText(piecesLeft: number, before: number): string {
  if (piecesLeft === 0) return '품절된 상품이에요.';
  if (before === 0) return `${formatNumber(piecesLeft)}개 남았어요.`;
  return `남은 ${formatNumber(piecesLeft)}개 가운데 ${formatNumber(before)}개를 위 행에서 주문해요.`;
}

import { isOneLine } from '@mall/contracts/typed-text';
import type { UploadField } from '@mall/contracts/upload-codes';
import { formatNumber } from './money.ts';
import { phoneDigits } from './phone-number.ts';
import { isPhoneNumber } from './typed-phone.ts';

export type RowTexts = Readonly<Partial<Record<UploadField, string>>>;
export type RowIssue = { readonly field: UploadField; readonly message: string };
/** A row as it would be ordered, as far as its cells alone say. */
export type RowValues = {
  readonly productNo: string;
  readonly option: string;
  readonly quantity: number;
  /** Undefined if the sheet names none. */
  readonly price: number | undefined;
  readonly recipient: string;
  readonly phone: string;
  readonly postcode: string;
  readonly roadAddress: string;
  readonly detailAddress: string;
  readonly deliveryRequest: string;
};

/** The most pieces of one row. */
export const mostRowPieces = 9999;
const longest: Readonly<Partial<Record<UploadField, number>>> = {
  recipient: 30,
  roadAddress: 120,
  detailAddress: 80,
  deliveryRequest: 100,
};
const emptyTexts: Readonly<Partial<Record<UploadField, string>>> = {
  productNo: '상품번호를 적어 주세요.',
  quantity: '수량을 적어 주세요.',
  recipient: '받는 분의 이름을 적어 주세요.',
  phone: '연락처를 적어 주세요.',
  postcode: '우편번호를 적어 주세요.',
  roadAddress: '주소를 적어 주세요.',
};
/** Programs that open a file would run text with these beginnings; nothing here ever does. */
const formula = /^=/;

/** Parses the cells of a row and tolerates what office programs do to numbers; every cell that cannot be used has an issue. */
export function readUploadRow(texts: RowTexts): { values: RowValues; issues: RowIssue[] } {
  const issues: RowIssue[] = [];
  const refuse = (field: UploadField, message: string) => {
    if (!issues.some((issue) => issue.field === field)) issues.push({ field, message });
  };
  const read = (field: UploadField): string => {
    const typed = (texts[field] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
    if (!isOneLine(typed)) refuse(field, '쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.');
    if (formula.test(typed)) refuse(field, '수식은 쓸 수 없어요. 값으로 바꿔 주세요.');
    const most = longest[field];
    if (most !== undefined && typed.length > most) refuse(field, `${most}자까지 적을 수 있어요.`);
    const emptyText = emptyTexts[field];
    if (typed === '' && emptyText) refuse(field, emptyText);
    return typed;
  };
  const code = (field: UploadField) => read(field).normalize('NFKC').replace(/\s/g, '');
  const values = {
    productNo: code('productNo').toUpperCase(),
    option: read('option'),
    quantity: readQuantity(code('quantity'), refuse),
    price: readPrice(code('price'), refuse),
    recipient: read('recipient'),
    phone: readPhone(code('phone'), refuse),
    postcode: readPostcode(code('postcode'), refuse),
    roadAddress: readAddress(read('roadAddress'), refuse),
    detailAddress: read('detailAddress'),
    deliveryRequest: read('deliveryRequest'),
  };
  return { values, issues };
}

type Refuse = (field: UploadField, message: string) => void;

function readQuantity(typed: string, refuse: Refuse): number {
  const [, digits] = /^(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.0+)?(?:개|ea)?$/i.exec(typed) ?? [];
  const quantity = Number((digits ?? '').replaceAll(',', ''));
  if (digits === undefined || quantity < 1 || quantity > mostRowPieces) {
    refuse('quantity', `1부터 ${formatNumber(mostRowPieces)}까지의 수로 적어 주세요.`);
  }
  return quantity;
}

function readPrice(typed: string, refuse: Refuse): number | undefined {
  if (typed === '') return undefined;
  const [, digits] = /^₩?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0+)?원?$/.exec(typed) ?? [];
  if (digits === undefined) refuse('price', '원 단위의 수로 적거나 비워 주세요.');
  return Number((digits ?? '').replaceAll(',', ''));
}

/** A numeric cell has lost its leading 0: 1012345678 is 010-1234-5678. */
function readPhone(typed: string, refuse: Refuse): string {
  const digits = phoneDigits(typed.replace(/^\+82/, '0'));
  const whole = /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : digits.replace(/^00/, '0');
  const isClean = /^[\d\-.()+]*$/.test(typed);
  if (!isClean || !isPhoneNumber(whole)) refuse('phone', '010-1234-5678처럼 지역번호나 통신망 번호까지 적어 주세요.');
  return whole;
}

/** The same for 06236. */
function readPostcode(typed: string, refuse: Refuse): string {
  const whole = /^\d{4}$/.test(typed) ? `0${typed}` : typed;
  if (!/^\d{5}$/.test(whole)) refuse('postcode', '우편번호는 숫자 5자리예요.');
  return whole;
}

function readAddress(typed: string, refuse: Refuse): string {
  const isWhole = typed.length >= 6 && /\p{L}/u.test(typed) && /\d/.test(typed);
  if (!isWhole) refuse('roadAddress', '도로명과 건물번호나 지번까지 적어 주세요.');
  return typed;
}

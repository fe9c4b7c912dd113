import { requiredUploadFields, type UploadField, uploadFields } from '@mall/contracts/upload-codes';

/** Names as headings of the template and on screens. */
export const uploadFieldNames: Readonly<Record<UploadField, string>> = {
  productNo: '상품번호',
  option: '옵션',
  quantity: '수량',
  price: '판매가',
  recipient: '받는 분',
  phone: '연락처',
  postcode: '우편번호',
  roadAddress: '주소',
  detailAddress: '상세주소',
  deliveryRequest: '배송 요청사항',
};

/** Headings used in sheets of other shops and office programs, without spaces and punctuation. */
const otherHeadings: Readonly<Record<UploadField, readonly string[]>> = {
  productNo: [
    '상품코드',
    '상품no',
    '품번',
    '상품번호코드',
    '판매자상품코드',
    'productno',
    'productcode',
    'sku',
    'code',
  ],
  option: ['옵션명', '옵션색상', '색상', '컬러', '선택옵션', '규격', 'option', 'color', 'colour'],
  quantity: ['주문수량', '개수', '갯수', '구매수량', 'qty', 'quantity'],
  price: ['단가', '가격', '상품가격', '금액', '상품금액', '공급가', 'price', 'unitprice'],
  recipient: [
    '받는사람',
    '받으시는분',
    '받는분성함',
    '받는분이름',
    '수취인',
    '수취인명',
    '수령인',
    '수령자',
    '이름',
    '성명',
    'name',
    'recipient',
  ],
  phone: [
    '전화번호',
    '휴대폰',
    '휴대폰번호',
    '휴대전화',
    '핸드폰',
    '받는분연락처',
    '받는분전화번호',
    '수취인연락처',
    '수취인전화번호',
    '수령인연락처',
    'phone',
    'tel',
    'mobile',
  ],
  postcode: ['우편', '배송지우편번호', '수취인우편번호', '받는분우편번호', 'zip', 'zipcode', 'postcode'],
  roadAddress: [
    '도로명주소',
    '기본주소',
    '배송지',
    '배송주소',
    '배송지주소',
    '받는분주소',
    '수취인주소',
    '수령인주소',
    'address',
  ],
  detailAddress: ['나머지주소', '세부주소', '상세', '받는분상세주소', '수취인상세주소', 'addressdetail', 'address2'],
  deliveryRequest: [
    '배송요청사항',
    '배송요청',
    '배송메시지',
    '배송메세지',
    '배송메모',
    '요청사항',
    '요구사항',
    '비고',
    '메모',
    'memo',
    'message',
    'request',
  ],
};

/** A heading in the form used for comparison: `받는 분(필수)*` → `받는분`. */
const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const fieldOfHeading = new Map<string, UploadField>(
  uploadFields.flatMap((field) =>
    [uploadFieldNames[field], ...otherHeadings[field]].map((heading) => [plainHeading(heading), field] as const),
  ),
);

/** Whether this heading alone identifies its column. */
export const isKnownHeading = (heading: string): boolean => fieldOfHeading.has(plainHeading(heading));

/**
 * What each column contains: as the member assigned a heading of this name before (null: ignored), otherwise by its words. No field is read
 * from two columns; the first one has it.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, UploadField | null> = new Map(),
): (UploadField | null)[] {
  const fields: (UploadField | null)[] = headings.map(() => null);
  const take = (at: number, field: UploadField | null | undefined) => {
    if (field && !fields.includes(field)) fields[at] = field;
  };
  for (const [at, heading] of headings.entries()) take(at, remembered.get(heading));
  for (const [at, heading] of headings.entries()) {
    if (!remembered.has(heading)) take(at, fieldOfHeading.get(plainHeading(heading)));
  }
  return fields;
}

/** Required fields without a column. */
export const missingFields = (fields: readonly (UploadField | null)[]): UploadField[] =>
  requiredUploadFields.filter((field) => !fields.includes(field));

const exampleMark = '예)';

/** The template's example row is never ordered, even if it is left in the file. */
export const isExample = (productCell: string): boolean => productCell.trim().startsWith(exampleMark);

/** The template's example row, by field. */
export const uploadExample: Readonly<Record<UploadField, string>> = {
  productNo: `${exampleMark} GD1001`,
  option: '블랙',
  quantity: '10',
  price: '',
  recipient: '김나래',
  phone: '010-1234-5678',
  postcode: '04524',
  roadAddress: '서울 중구 세종대로 110',
  detailAddress: '3층 총무팀',
  deliveryRequest: '경비실에 맡겨 주세요',
};

/** What a column of an uploaded sheet may contain. */
export const uploadFields = [
  'productNo',
  'option',
  'quantity',
  'price',
  'recipient',
  'phone',
  'postcode',
  'roadAddress',
  'detailAddress',
  'deliveryRequest',
] as const;
export type UploadField = (typeof uploadFields)[number];

/** Fields that are required for an order. */
export const requiredUploadFields: readonly UploadField[] = [
  'productNo',
  'quantity',
  'recipient',
  'phone',
  'postcode',
  'roadAddress',
];

/**
 * UNMAPPED 열 확인 필요: a required field has no column. CHECKING 확인 중. CHECKED 확인 완료. ORDERING 주문 중. ORDERED 주문 완료.
 * EXPIRED 보관 만료: never ordered, and its rows are erased. DISCARDED 취소.
 */
export const uploadStates = ['UNMAPPED', 'CHECKING', 'CHECKED', 'ORDERING', 'ORDERED', 'EXPIRED', 'DISCARDED'] as const;
export type UploadState = (typeof uploadStates)[number];

/** ALL orders only if every row is valid, VALID only the valid rows. */
export const uploadModes = ['ALL', 'VALID'] as const;
export type UploadMode = (typeof uploadModes)[number];

export const spreadsheetTypes = ['xlsx', 'csv'] as const;
export type SpreadsheetType = (typeof spreadsheetTypes)[number];

/** The most bytes of a file, rows of orders, and columns. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, rows: 5000, columns: 50, cellLetters: 500 } as const;

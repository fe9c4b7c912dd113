import { uploadLimits } from '@mall/contracts/upload-codes';

/** How large a sheet may be: far more than its rows need, far less than would exhaust the server. */
export type SheetLimits = {
  /** Without the headings. */
  readonly rows: number;
  readonly cellLetters: number;
  /** Of all the parts that are read, together, whatever the file states. */
  readonly inflatedBytes: number;
};

/** For sheets without their own limits. */
export const usualLimits: SheetLimits = {
  ...{ rows: uploadLimits.rows, cellLetters: uploadLimits.cellLetters, inflatedBytes: 24 * 1024 * 1024 },
};

export const mostEntries = 200;

export const xmlLimits = {
  /** Nested elements: a sheet has eight levels. */
  depth: 32,
  /** Per element: office programs write a dozen. */
  attributes: 64,
} as const;
/** Per part: the fullest sheet has three for each of its cells, and some for its rows. */
export const mostElements = ({ rows }: SheetLimits): number => rows * uploadLimits.columns * 4;

/** Shared texts of cells: the fullest sheet has a different one in each cell. */
export const mostTexts = ({ rows }: SheetLimits): number => (rows + 1) * uploadLimits.columns;

/** Of the reading worker: when it exceeds them, it is stopped and the server keeps running. */
export const workerLimits = { megabytes: 160, milliseconds: 10_000 } as const;

export const tooManyRows = ({ rows }: SheetLimits, rowNo?: number): string => {
  const where = rowNo === undefined ? '' : ` ${rowNo}행에도 값이 있어요.`;
  return `한 번에 ${rows.toLocaleString('ko-KR')}행까지 올릴 수 있어요.${where} 나누어서 올려 주세요.`;
};
export const tooManyColumns = `열은 ${uploadLimits.columns}개까지 쓸 수 있어요. 쓰지 않는 열을 지운 뒤 다시 올려 주세요.`;
export const tooLarge = '압축을 풀면 너무 커지는 파일이에요. 필요한 시트만 새 파일에 옮겨서 올려 주세요.';
export const broken = '파일이 손상되어 읽지 못했어요. 엑셀에서 다시 저장한 뒤 올려 주세요.';
export const wrongType = '엑셀(.xlsx)이나 CSV 파일만 올릴 수 있어요.';

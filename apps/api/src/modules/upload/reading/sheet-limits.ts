import { uploadLimits } from '@mall/contracts/upload-codes';

/** Limits of a workbook: far more than five thousand rows need, far less than would exhaust the server. */
export const zipLimits = {
  entries: 200,
  /** Of the parts that are read, together, whatever the file states. */
  inflatedBytes: 24 * 1024 * 1024,
} as const;

export const xmlLimits = {
  /** Nested elements: a sheet has eight levels. */
  depth: 32,
  /** Of one element: office programs write a dozen. */
  attributes: 64,
  /** Of one part: the fullest sheet has three for each of its cells, and some for its rows. */
  elements: uploadLimits.rows * uploadLimits.columns * 4,
} as const;

/** Texts that cells may share: the fullest sheet has another one in each of its cells. */
export const mostTexts = (uploadLimits.rows + 1) * uploadLimits.columns;

/** Of the worker that reads: beyond it, it is stopped and the server goes on. */
export const workerLimits = { megabytes: 160, milliseconds: 10_000 } as const;

export const tooManyRows = (rowNo?: number): string => {
  const where = rowNo === undefined ? '' : ` ${rowNo}행에도 값이 있어요.`;
  return `한 번에 5,000행까지 주문할 수 있어요.${where} 나누어서 올려 주세요.`;
};
export const tooManyColumns = `열은 ${uploadLimits.columns}개까지 쓸 수 있어요. 쓰지 않는 열을 지운 뒤 다시 올려 주세요.`;
export const tooLarge = '압축을 풀면 너무 커지는 파일이에요. 필요한 시트만 새 파일에 옮겨서 올려 주세요.';
export const broken = '파일이 손상되어 읽지 못했어요. 엑셀에서 다시 저장한 뒤 올려 주세요.';
export const wrongType = '엑셀(.xlsx)이나 CSV 파일만 올릴 수 있어요.';

/** An issue as zod reports it, with only what the message needs. */
export type Issue = {
  readonly code?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
};

const grouped = (value: number): string => value.toLocaleString('ko-KR');
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const typeIt = '입력해 주세요.';
const checkIt = '형식을 확인해 주세요.';

/** What is wrong with a value, and what to do about it. */
export function faultWords({ code, origin, minimum, maximum }: Issue, value: unknown): string {
  if (code === 'invalid_value') return '하나를 골라 주세요.';
  if (isMissing(value)) return typeIt;
  if (code === 'too_small') return tooSmall(origin, Number(minimum));
  if (code === 'too_big') return tooBig(origin, Number(maximum));
  return code === 'custom' ? '쓸 수 없는 글자가 있어요.' : checkIt;
}

function tooSmall(origin: string | undefined, minimum: number): string {
  if (origin === 'array') return `${minimum}개 이상 골라 주세요.`;
  if (origin === 'string') return minimum === 1 ? typeIt : `${minimum}자 이상 입력해 주세요.`;
  return `${grouped(minimum)} 이상으로 입력해 주세요.`;
}

function tooBig(origin: string | undefined, maximum: number): string {
  if (origin === 'array') return `${maximum}개까지 고를 수 있어요.`;
  return origin === 'string' ? `${maximum}자까지 쓸 수 있어요.` : `${grouped(maximum)} 이하로 입력해 주세요.`;
}

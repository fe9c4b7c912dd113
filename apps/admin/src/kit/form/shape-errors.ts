import type { AnyShape } from '@mall/contracts/wire';
import { grouped } from '../../lib/numbers.ts';

/** What is wrong, by the field's name; of nested fields by their path: `lines.0.quantity`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** As zod reports it; only what the words need. */
type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
};

/** Checks what a form would send against the contract itself, which the server checks too. */
export function shapeErrors(shape: AnyShape, body: unknown): FieldErrors {
  const parsed = shape.schema.safeParse(shape.encode(body as never));
  const issues: readonly Issue[] = parsed.success ? [] : (parsed.error.issues as readonly Issue[]);
  const found = issues.map((issue) => [issue.path.join('.'), wordsOf(issue, valueAt(body, issue.path))] as const);
  // The first thing that is wrong with a field is what to do about it.
  return Object.fromEntries(found.toReversed());
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const typeIt = '입력해 주세요.';
const checkIt = '형식을 확인해 주세요.';

function wordsOf({ code, origin, minimum, maximum }: Issue, value: unknown): string {
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

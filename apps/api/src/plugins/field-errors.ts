import type { FieldError } from '@mall/contracts/errors';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What Zod found wrong, as Korean advice per field. */
export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues
    .filter((issue) => issue.path.length > 0)
    .map((issue) => ({ field: issue.path.map(String).join('.'), message: adviceFor(issue) }));
}

function adviceFor(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return '고를 수 있는 값이 아니에요.';
    case 'custom':
      return '쓸 수 없는 글자나 값이 있어요. 지우고 다시 입력해 주세요.';
    default:
      return '형식이 맞지 않아요.';
  }
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') return minimum <= 1 ? '꼭 입력해 주세요.' : `${minimum}자 이상 입력해 주세요.`;
  if (origin === 'array') return `${minimum}개 이상 골라 주세요.`;
  return `${minimum} 이상이어야 해요.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `${maximum}자까지 입력할 수 있어요.`;
  if (origin === 'array') return `${maximum}개까지 고를 수 있어요.`;
  return `${maximum} 이하여야 해요.`;
}

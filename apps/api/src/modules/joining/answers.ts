import type { FieldError } from '@mall/contracts/errors';
import { longestAnswer } from '@mall/contracts/joining';
import type { QuestionRow } from './join-form.repository.ts';

/** Errors in the answers to a mall's own questions, each at the field `answers.{key}`. */
export function faultsOfAnswers(
  questions: readonly QuestionRow[],
  answers: Readonly<Record<string, string>>,
): FieldError[] {
  return questions.flatMap((question) => {
    const message = faultOf(question, answers[question.key]?.trim() ?? '');
    return message ? [{ field: `answers.${question.key}`, message }] : [];
  });
}

function faultOf({ isRequired, choices, pattern, help }: QuestionRow, answer: string): string | undefined {
  if (answer === '') return isRequired ? '꼭 입력해 주세요.' : undefined;
  if (answer.length > longestAnswer) return `${longestAnswer}자까지 입력할 수 있어요.`;
  if (choices.length > 0 && !choices.includes(answer)) return '목록에서 골라 주세요.';
  const isWhole = pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(answer);
  return isWhole ? undefined : help || '형식이 맞지 않아요.';
}

/** Stores only answers to the mall's own questions, trimmed. */
export function answersTo(
  questions: readonly QuestionRow[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const given = questions.map(({ key }) => [key, answers[key]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, answer]) => answer !== ''));
}

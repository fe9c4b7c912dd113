import { type QuestionState, questionStates } from '@mall/contracts/question-codes';
import { readOneOf, readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

/** Which of the member's questions a list shows. */
export type QuestionListAddress = { state?: QuestionState; page?: number };

export const readQuestionListAddress = (raw: Record<string, unknown>): QuestionListAddress =>
  withoutNothing({
    state: readOneOf(questionStates, raw['state']),
    page: readWhole(raw['page'], 250) || undefined,
  }) as QuestionListAddress;

/** The list's query, as it stands behind its path. */
export function questionListSearch({ state, page = 1 }: QuestionListAddress): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) }).toString();
  return query && `?${query}`;
}

/** Which order a new question is about. */
export type AskAddress = { orderNo?: string };

export const readAskAddress = (raw: Record<string, unknown>): AskAddress =>
  withoutNothing({ orderNo: readText(raw['orderNo'], /^20\d{14}$/) }) as AskAddress;

import type { DataOf, RequestOf } from '@mall/contracts/endpoint';
import type { listQuestions as contract } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countQuestions, listQuestionRows, type Owner, type QuestionCounts } from './question.repository.ts';
import { toQuestionCard } from './to-question-card.ts';

const pageSize = 10;

type Query = RequestOf<typeof contract>['query'];

/** The member's questions, newest first, a page at a time. */
export async function listQuestions(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, query: { page = 1, state } }: Owner & { readonly query: Query },
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [rows, counts] = await Promise.all([
    listQuestionRows(transaction, { memberNo, state, limit: pageSize, offset: (page - 1) * pageSize }),
    countQuestions(transaction, { memberNo }),
  ]);
  return {
    ...{ page, pageSize },
    total: totalOf(counts, state),
    waitingCount: counts.waitingCount,
    newAnswerCount: counts.newAnswerCount,
    questions: rows.map((row) => toQuestionCard(row, row.pictureCount)),
  };
}

function totalOf({ total, waitingCount }: QuestionCounts, state: Query['state']): number {
  if (state === undefined) return total;
  return state === 'WAITING' ? waitingCount : total - waitingCount;
}

import type { QuestionCard } from '@mall/contracts/question';
import type { QuestionRow } from './question.repository.ts';

/** A question as lists show it. */
export const toQuestionCard = (row: QuestionRow, pictureCount: number): QuestionCard => ({
  questionNo: row.questionNo,
  category: row.category,
  title: row.title,
  state: row.answeredAt === null ? 'WAITING' : 'ANSWERED',
  askedAt: row.askedAt.toISOString(),
  hasNewAnswer: row.answeredAt !== null && row.readAt === null,
  pictureCount,
  product: row.productNo === null ? null : { productNo: row.productNo, name: row.productName ?? '' },
});

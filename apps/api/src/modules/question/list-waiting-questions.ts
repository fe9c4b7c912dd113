import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listWaitingRows } from './answer.repository.ts';

const mostListed = 100;

/** What waits for the operator, the oldest first. */
export const listWaitingQuestions = (transaction: MallTransaction, mall: Mall) =>
  listWaitingRows(transaction, mall, mostListed);

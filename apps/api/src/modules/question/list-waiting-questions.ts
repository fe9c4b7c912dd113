import type { MallTransaction } from '@mall/db/in-mall';
import { listWaitingRows } from './answer.repository.ts';

const mostListed = 100;

/** Questions that wait for the operator, the oldest first. */
export const listWaitingQuestions = (transaction: MallTransaction) => listWaitingRows(transaction, mostListed);

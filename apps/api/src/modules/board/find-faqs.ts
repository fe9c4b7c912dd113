import type { Faq } from '@mall/contracts/board';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { searchFaqs } from '@mall/domain/faq-search';
import { listQuestions } from './board.repository.ts';

const maxResults = 3;

/** What the mall's frequent questions have to say to a question in a person's own words; a mall has a few dozen of them. */
export async function findFaqs(transaction: MallTransaction, mall: MallScope, question: string): Promise<Faq[]> {
  return searchFaqs(await listQuestions(transaction, mall), question, maxResults);
}

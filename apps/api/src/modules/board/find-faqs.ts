import type { Faq } from '@mall/contracts/board-post';
import type { MallTransaction } from '@mall/db/in-mall';
import { searchFaqs } from '@mall/domain/faq-search';
import { listQuestions } from './board.repository.ts';

const maxResults = 3;

/** The mall's frequent questions that match a question in a person's own words; a mall has a few dozen of them. */
export async function findFaqs(transaction: MallTransaction, question: string): Promise<Faq[]> {
  return searchFaqs(await listQuestions(transaction), question, maxResults);
}

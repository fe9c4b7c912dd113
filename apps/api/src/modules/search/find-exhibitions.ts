import type { ExhibitionCard } from '@mall/contracts/search';
import type { MallTransaction } from '@mall/db/in-mall';
import { initialsOf, jamoOf } from '@mall/domain/search-text';
import { listExhibitions } from '../exhibition/list-exhibitions.ts';
import type { SearchTerms } from './search-terms.ts';

/** The exhibitions open today whose titles hold every word; a mall has a few, so they are read and matched here. */
export async function findExhibitions(
  transaction: MallTransaction,
  { words }: SearchTerms,
  at: Date,
): Promise<ExhibitionCard[]> {
  if (words.length === 0) return [];
  const { open } = await listExhibitions(transaction, { at });
  return open.filter(({ kicker, title, subtitle }) => {
    const text = `${kicker} ${title} ${subtitle}`;
    const jamo = ` ${jamoOf(text)}`;
    const initials = ` ${initialsOf(text)}`;
    return words.every(
      (word) =>
        word.jamo.some((form) => holds(jamo, form)) || (word.initials !== null && holds(initials, word.initials)),
    );
  });
}

/** As for products: one or two letters count only at the beginning of a word. */
const holds = (text: string, form: string): boolean => text.includes(form.length > 2 ? form : ` ${form}`);

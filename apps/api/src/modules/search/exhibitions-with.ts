import type { ExhibitionCard } from '@mall/contracts/search';
import { initialsOf, jamoOf } from '@mall/domain/search-text';
import type { SearchTerms } from './search-terms.ts';

/** Those of the exhibitions whose titles hold every word; a mall has a few, so they are matched here. */
export function exhibitionsWith({ words }: SearchTerms, exhibitions: readonly ExhibitionCard[]): ExhibitionCard[] {
  if (words.length === 0) return [];
  return exhibitions.filter(({ kicker, title, subtitle }) => {
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

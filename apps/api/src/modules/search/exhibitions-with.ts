import type { ExhibitionCard } from '@mall/contracts/search';
import { initialsOf, jamoOf } from '@mall/domain/search-text';
import type { SearchTerms } from './search-terms.ts';

/** An exhibition with its title decomposed into jamo and initial consonants, for matching. */
export type LetteredExhibition = { readonly card: ExhibitionCard; readonly jamo: string; readonly initials: string };

export function inLetters(card: ExhibitionCard): LetteredExhibition {
  const text = `${card.kicker} ${card.title} ${card.subtitle}`;
  return { card, jamo: ` ${jamoOf(text)}`, initials: ` ${initialsOf(text)}` };
}

/** The exhibitions whose titles contain every word. A mall has only a few, so they are matched here and not in SQL. */
export function exhibitionsWith({ words }: SearchTerms, exhibitions: readonly LetteredExhibition[]): ExhibitionCard[] {
  if (words.length === 0) return [];
  const isMet = ({ jamo, initials }: LetteredExhibition) =>
    words.every(
      (word) =>
        word.jamo.some((form) => holds(jamo, form)) || (word.initials !== null && holds(initials, word.initials)),
    );
  return exhibitions.filter(isMet).map(({ card }) => card);
}

/** As for products, a form of one or two letters matches only at the beginning of a word. */
const holds = (text: string, form: string): boolean => text.includes(form.length > 2 ? form : ` ${form}`);

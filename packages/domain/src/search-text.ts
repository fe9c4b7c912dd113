import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';

const completeHangul = /^[가-힣]+$/;
const initialConsonants = /^[ㄱ-ㅎ]+$/;

/** Lower case, one space between words, no punctuation that shoppers leave out. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+]+/gu, ' ')
    .trim();

/** A text taken apart into letters, so that an unfinished syllable is a prefix of its word (갤ㄹ → ㄱㅐㄹㄹ). */
export const jamoOf = (text: string): string => disassemble(normaliseText(text));

/** Initial consonants letter by letter; es-hangul alone would drop digits and Latin (S26 울트라 → s26 ㅇㅌㄹ). */
export const initialsOf = (text: string): string =>
  Array.from(normaliseText(text), (letter) => (completeHangul.test(letter) ? getChoseong(letter) : letter)).join('');

/** A typed word as the search index knows it: it is met by any jamo form or by the initial consonants. */
export type SearchWord = { readonly text: string; readonly jamo: string[]; readonly initials: string | null };

/** The words of one keyword; each must be met (decisions 9). */
export const interpretKeyword = (keyword: string): SearchWord[] =>
  normaliseText(keyword)
    .split(' ')
    .filter((word) => word !== '')
    .map(interpretWord);

function interpretWord(word: string): SearchWord {
  const converted = hangulOnEnglishLayout(word);
  const forms = converted === null ? [word] : [word, converted];
  return {
    text: word,
    jamo: forms.map((form) => disassemble(form)),
    initials: initialConsonants.test(word) ? disassembleInitials(word) : null,
  };
}

/** rkffjrtl → 갤럭시: Korean typed with the keyboard set to English, only when whole syllables come out of it. */
export function hangulOnEnglishLayout(word: string): string | null {
  if (!/^[a-z]{2,}$/i.test(word)) return null;
  const converted = convertQwertyToHangul(word);
  return completeHangul.test(converted) || initialConsonants.test(converted) ? converted : null;
}

// ㄳ typed as one letter means ㄱㅅ to someone who types initial consonants.
const disassembleInitials = (word: string): string => disassemble(word);

/** How many letters must change to turn one jamo text into another. */
export function jamoDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** The candidate spelt nearest to what was typed, when no more than a third of its letters differ; else null. */
export function closestSpelling(typed: string, candidates: readonly string[]): string | null {
  const wanted = jamoOf(hangulOnEnglishLayout(typed) ?? typed);
  const [best] = candidates
    .map((text) => ({ text, distance: jamoDistance(wanted, jamoOf(text)) }))
    .filter(({ text, distance }) => distance > 0 && distance * 3 <= jamoOf(text).length)
    .sort((a, b) => a.distance - b.distance);
  return best?.text ?? null;
}

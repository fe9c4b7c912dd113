import { convertQwertyToHangul, disassemble } from 'es-hangul';

const completeHangul = /^[가-힣]+$/;
const initialConsonants = /^[ㄱ-ㅎ]+$/;

/** Lower case, one space between words, no punctuation that shoppers leave out. */
export const normaliseText = (text: string): string => withoutPunctuation(text).toLowerCase();

const withoutPunctuation = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}.+]+/gu, ' ')
    .trim();

/** A text decomposed into letters, so that an unfinished syllable is a prefix of its word (갤ㄹ → ㄱㅐㄹㄹ). */
export const jamoOf = (text: string): string => lettersOf(text).jamo;

/** Initial consonants letter by letter; es-hangul by itself would drop digits and Latin (S26 울트라 → s26 ㅇㅌㄹ). */
export const initialsOf = (text: string): string => lettersOf(text).initials;

/** Both at once. */
export function lettersOf(text: string): { readonly jamo: string; readonly initials: string } {
  const normal = normaliseText(text);
  return { jamo: eachLetter(normal, partsOf), initials: eachLetter(normal, initialOf) };
}

function eachLetter(text: string, change: (letter: string) => string): string {
  let changed = '';
  for (const letter of text) changed += change(letter);
  return changed;
}

const firstSyllable = '가'.charCodeAt(0);
const lastSyllable = '힣'.charCodeAt(0);
const syllablesOfInitial = 588;
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

function initialOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < firstSyllable || code > lastSyllable) return letter;
  return initials.charAt((code - firstSyllable) / syllablesOfInitial);
}

/** The cached result for a syllable: there are 11,172, and an index of a hundred thousand names contains them millions of times. */
const knownParts = new Map<string, string>();

function partsOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < firstSyllable || code > lastSyllable) return disassemble(letter);
  const parts = knownParts.get(letter) ?? disassemble(letter);
  knownParts.set(letter, parts);
  return parts;
}

/** A typed word in the form of the search index: any jamo form or the initial consonants may match. */
export type SearchWord = { readonly text: string; readonly jamo: string[]; readonly initials: string | null };

/** The words of one keyword; each must match. */
export const interpretKeyword = (keyword: string): SearchWord[] =>
  withoutPunctuation(keyword)
    .split(' ')
    .filter((word) => word !== '')
    .map(interpretWord);

function interpretWord(typed: string): SearchWord {
  const word = typed.toLowerCase();
  const converted = hangulOnEnglishLayout(typed);
  const jamo = [disassemble(word)];
  if (converted !== null) jamo.push(...vowelSlips(disassemble(converted)));
  return { text: word, jamo, initials: initialConsonants.test(word) ? disassembleInitials(word) : null };
}

/** roffjrtl → 갤럭시: Korean typed with the keyboard set to English, only if it results in whole syllables. */
export function hangulOnEnglishLayout(typed: string): string | null {
  // Two letters are almost always English (go, so, TV).
  if (!/^[a-z]{3,}$/i.test(typed)) return null;
  // Capitals are tense consonants (Tkf → 쌀), unless caps lock is on.
  const converted = convertQwertyToHangul(typed === typed.toUpperCase() ? typed.toLowerCase() : typed);
  return completeHangul.test(converted) ? converted : null;
}

/**
 * The text itself, then with each ㅏ as ㅐ and each ㅐ as ㅏ: the keys k and o are adjacent, and a slip is invisible while typing on the wrong
 * layout. So rkffjrtl (갈럭시) finds 갤럭시.
 */
function vowelSlips(jamo: string): string[] {
  const slips = Array.from(jamo, (letter, at) => {
    const other = letter === 'ㅏ' ? 'ㅐ' : letter === 'ㅐ' ? 'ㅏ' : null;
    return other && jamo.slice(0, at) + other + jamo.slice(at + 1);
  });
  return [jamo, ...slips.filter((slip) => slip !== null)];
}

// For somebody who types initial consonants, ㄳ as one letter means ㄱㅅ.
const disassembleInitials = (word: string): string => disassemble(word);

/** The number of letters to change to turn one jamo text into another (edit distance). */
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

/** The candidate whose spelling is closest to the typed text, if no more than a third of its letters differ; otherwise null. */
export function closestSpelling(typed: string, candidates: readonly string[]): string | null {
  const wanted = jamoOf(hangulOnEnglishLayout(typed) ?? typed);
  const [best] = candidates
    .map((text) => ({ text, distance: jamoDistance(wanted, jamoOf(text)) }))
    .filter(({ text, distance }) => distance > 0 && distance * 3 <= jamoOf(text).length)
    .sort((a, b) => a.distance - b.distance);
  return best?.text ?? null;
}

/** Words in a line with dots between them; a line that breaks begins with a word, never with a dot. */
export const dotted = (words: readonly (string | false | null | undefined)[]): string =>
  words.filter(Boolean).join('\u00a0· ');

import { toOneLine } from '@mall/contracts/typed-text';

/**
 * A cell as it is read again: on one line, without characters that the database cannot store, and without the mark of our own downloads before
 * a formula.
 */
export const cellText = (text: string): string =>
  toOneLine(text.replace(/[\p{Cc}\ufeff]+/gu, ' '))
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

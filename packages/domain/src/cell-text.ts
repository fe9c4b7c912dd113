import { toOneLine } from '@mall/contracts/typed-text';

/**
 * A cell's text when it is read: on one line, without characters that the database cannot store, and without the mark that our own
 * downloads put before a formula.
 */
export const cellText = (text: string): string =>
  toOneLine(text.replace(/[\p{Cc}\ufeff]+/gu, ' '))
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

/**
 * Characters that nobody types on purpose and that affect whatever shows the text: they move a terminal's cursor, fake another row, or
 * reverse the order of what follows. C0, DEL and C1 controls, line and paragraph separators, bidirectional controls.
 */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const eachActing = new RegExp(acting, 'gu');
/** The same except the line feed. */
const eachActingInLine = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
/** Separators become a space; the others are removed, because they were invisible. */
const gap = /[\t\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a one-line text may contain this. Lone surrogates may not be stored either. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && !acting.test(text);

/** The same for a text of several lines, separated only by `\n`. */
export const isLines = (text: string): boolean => isOneLine(text.replaceAll('\n', ''));

/** Converts to one line that `isOneLine` accepts. */
export const toOneLine = (text: string): string =>
  isOneLine(text) ? text : text.toWellFormed().replace(eachActing, (sign) => (gap.test(sign) ? ' ' : ''));

/** Converts to lines that `isLines` accepts. */
export function toLines(text: string): string {
  if (isLines(text)) return text;
  const divided = text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return divided.replace(eachActingInLine, (sign) => (gap.test(sign) ? ' ' : ''));
}

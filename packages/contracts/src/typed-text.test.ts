import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLines, isOneLine, toLines, toOneLine } from './typed-text.ts';

const acting = ['\0', '\x07', '\t', '\n', '\r', '\x1b', '\x7f', '\x80', '\x9b', '\x85', '\u2028', '\u2029'];
const reversing = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];

test.each([...acting, ...reversing].map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
  'U+%s stands in no line',
  (_name, sign) => {
    expect(isOneLine(`가${sign}나`)).toBe(false);
    expect(isLines(`가${sign}나`)).toBe(sign === '\n');
  },
);

test('what people type is left as it is: Hangul, emoji of several parts, accents, and a line feed between lines', () => {
  for (const text of ['김가은', '👨‍👩‍👧 ❤️', 'é ñ ü', '가\u3000나', '']) {
    expect([isOneLine(text), toOneLine(text)]).toEqual([true, text]);
  }
  expect([isLines('가\n\n나'), toLines('가\n\n나')]).toEqual([true, '가\n\n나']);
});

test('half a character is none', () => expect([isOneLine('\ud83d'), isLines('\ude00')]).toEqual([false, false]));

test('a tab or a line break becomes a gap, whatever else acts is gone', () => {
  expect(toOneLine('가\t나\n다\u2028라\x1b[2J\u202e마')).toBe('가 나 다 라[2J마');
  expect(toLines('가\r\n나\r다\u2028라\t마\x1b]0;x\x07\u2066바')).toBe('가\n나\n다\n라 마]0;x바');
});

test('whatever is made a line, or lines, is accepted as such', () => {
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  fc.assert(fc.property(anyText, (text) => isOneLine(toOneLine(text)) && isLines(toLines(text))));
});

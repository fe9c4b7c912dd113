import { expect, test } from 'vitest';
import { toHtml, toText } from './post-text.ts';

test.each(['한 줄', '첫 문단\n둘째 줄\n\n다음 문단', '1 < 2 & 3 > 2', '&lt;b&gt;는 그대로'])(
  'text comes back as it was typed: %j',
  (text) => {
    expect(toText(toHtml(text))).toBe(text);
  },
);

test('typed text does not become markup', () => {
  expect(toHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});

test('markup that plain text cannot express stays markup', () => {
  expect(toText('<p>본문 <b>굵게</b></p>')).toBeUndefined();
  expect(toText('<table><tr><td>1</td></tr></table>')).toBeUndefined();
});

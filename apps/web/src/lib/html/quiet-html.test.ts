import { expect, test } from 'vitest';
import { quietHtml } from './quiet-html.ts';

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x >'],
  ['<p onclick="a()" class="b">', '<p  class="b">'],
  ['<P\nOnClick = \'a(">")\'>글</P>', '<P >글</P>'],
  ['<svg/onload=a()>', '<svg >'],
  ['<STYLE media=all>p{color:red}</b></style >글', '글'],
  ['<a onfocus autofocus>', '<a autofocus>'],
  ['<img alt="1 > 0" onerror=a()>', '<img alt="1 > 0" >'],
])('%s loses what a browser would report', (html, left) => expect(quietHtml(html)).toBe(left));

test.each([
  '<p>onclick= 은 속성이에요. 1 < 2 onerror=3</p>',
  '<img alt="she said onclick=now" src="a.webp">',
  '<a href="/familyshop/home?on=1&once=2">켜기</a>',
  '<p data-on="1" class="on off">글',
  '',
])('%s is left as it is', (html) => expect(quietHtml(html)).toBe(html));

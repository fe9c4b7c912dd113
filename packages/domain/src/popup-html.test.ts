import { popupType } from '@mall/contracts/codes';
import { expect, test } from 'vitest';
import { popupHtml } from './popup-html.ts';

const picture = { name: 'media/goods/a1', alt: '파란 "트럭"' };
const parts = { html: '<p>하나</p><p>둘</p>', picture };

test('a window has its picture above the text, a banner small at the end of it; what is seen in it stays words', () => {
  expect(popupHtml({ popupType: popupType.window, ...parts })).toBe(
    '<p><img src="/images/media/goods/a1.480.webp" alt="파란 &quot;트럭&quot;"></p><p>하나</p><p>둘</p>',
  );
  expect(popupHtml({ popupType: popupType.top, ...parts })).toMatch(
    /^<p>하나<\/p><p>둘 <img .+ width="40" height="40"><\/p>$/,
  );
  expect(popupHtml({ popupType: popupType.top, html: '', picture })).toMatch(/^<p> <img .+><\/p>$/);
});

test('without a picture there is only the text', () => {
  expect(popupHtml({ popupType: popupType.window, html: '<p>글</p>', picture: undefined })).toBe('<p>글</p>');
});

import { expect, test } from 'vitest';
import { toNewsletterText } from './newsletter-text.ts';

test('plain text becomes paragraphs, in which nothing is markup', () => {
  const { html, plainText } = toNewsletterText({
    subject: ' 소식 ',
    format: 'text',
    body: '안녕하세요.\n<b>할인</b> & 쿠폰\n\n고맙습니다.',
  });
  expect(html).toBe('<p>안녕하세요.<br />&lt;b&gt;할인&lt;/b&gt; &amp; 쿠폰</p>\n<p>고맙습니다.</p>');
  expect(plainText).toBe('안녕하세요.\n<b>할인</b> & 쿠폰\n\n고맙습니다.');
});

test('plain text is made from the HTML’s texts, alternative texts and links', () => {
  const { plainText } = toNewsletterText({
    subject: '소식',
    format: 'html',
    body: '<h2>가을 할인</h2><ul><li>하나</li><li>둘 &lt;셋&gt;</li></ul><img src="/a.png" alt="컵 사진"><a href="/b?a=1&amp;b=2">보기</a>',
  });
  expect(plainText).toBe('가을 할인\n\n- 하나\n- 둘 <셋>\n\n컵 사진보기 (/b?a=1&b=2)');
});

test('forbidden content is in neither HTML nor plain text', () => {
  const { html, plainText } = toNewsletterText({
    subject: '소식',
    format: 'html',
    body: '<script>steal()</script><style>p{}</style><p onclick="x()">글</p><a href="javascript:x()">눌러요</a>',
  });
  expect(html).toBe('<p>글</p><a>눌러요</a>');
  expect(plainText).toBe('글\n\n눌러요');
});

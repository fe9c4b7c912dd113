import { expect, test } from 'vitest';
import type { Mall } from '../plugins/mall.repository.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const mall = {
  ...{ mallUrl: 'familyshop', name: '패밀리샵', style: 'C', company: '가람상회', representativeName: '한가람' },
  ...{ businessNumber: '000-00-00000', salesPermitNumber: '제0000호', address: '서울 중구 1' },
  ...{ customerPhone: '1500-0000', email: 'help@example.kr' },
} as Mall;
const content: MailContent = {
  to: { name: '김가은', address: 'gaeun@example.kr' },
  subject: '결제가 끝났어요',
  heading: '결제가 끝났어요',
  parts: [
    { kind: 'paragraph', text: '김<b>가은</b>님 & "친구"' },
    { kind: 'facts', title: '주문 정보', rows: [['주문번호', '2026112100000001']] },
    {
      kind: 'products',
      products: [{ name: '컵 <img src=x>', detail: '흰색 / 2개', image: 'goods/cup', amount: 24_000 }],
    },
    { kind: 'button', label: '주문 상세 보기', href: '/order/detail/2026112100000001' },
    { kind: 'link', label: '매출전표', href: 'https://pay.example.kr/receipt?a=1&b=2' },
    { kind: 'note', text: '자세한 내용은 고객센터에 물어봐 주세요.' },
  ],
};
const { subject, html, text } = renderMail(mall, 'https://{mall}.shop.example.kr', content);

test('the subject begins with the mall’s name', () => {
  expect(subject).toBe('[패밀리샵] 결제가 끝났어요');
});

test('what people typed is text in the HTML, never markup', () => {
  expect(html).toContain('김&lt;b&gt;가은&lt;/b&gt;님 &amp; &quot;친구&quot;');
  expect(html).toContain('alt="컵 &lt;img src=x&gt;"');
  expect(html).not.toMatch(/<b>|<img src=x/);
  expect(text).toContain('김<b>가은</b>님 & "친구"');
});

test('HTML and plain text say the same', () => {
  for (const form of [html, text]) {
    for (const words of ['결제가 끝났어요', '2026112100000001', '흰색 / 2개', '24,000원', '고객센터에 물어봐'])
      expect(form).toContain(words);
  }
});

test('links are absolute addresses of the mall, pictures have an alternative text', () => {
  const order = 'https://familyshop.shop.example.kr/familyshop/order/detail/2026112100000001';
  expect(html).toContain(`href="${order}"`);
  expect(text).toContain(`주문 상세 보기: ${order}`);
  expect(html).toContain('href="https://pay.example.kr/receipt?a=1&amp;b=2"');
  expect(html).toContain('src="https://familyshop.shop.example.kr/images/goods/cup.240.webp"');
  expect(html.match(/<img /g)).toHaveLength(html.match(/ alt="[^"]+"/g)?.length ?? 0);
});

test('HTML and plain text end with the sender', () => {
  const sender = ['가람상회', '한가람', '000-00-00000', '제0000호', '서울 중구 1', '1500-0000', 'help@example.kr'];
  for (const form of [html, text]) for (const words of sender) expect(form).toContain(words);
});

test('the mail has its mall’s theme', () => {
  expect(html).toContain('background:#a21a55');
  expect(renderMail({ ...mall, style: 'A' }, '', content).html).toContain('background:#1f55e5');
});

import { expect, test } from 'vitest';
import { refusalHeaders } from './refusal-headers.ts';

const path = '/email/rejectMailYn/7?token=abc';

test('advertising can be refused with one click of the mail program', () => {
  expect(refusalHeaders(`https://familyshop.shop.example.kr${path}`)).toEqual({
    'list-unsubscribe': `<https://familyshop.shop.example.kr${path}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('a token is sent over TLS only: elsewhere the button opens the page', () => {
  expect(refusalHeaders(`http://familyshop.localhost${path}`)).toEqual({
    'list-unsubscribe': `<http://familyshop.localhost${path}>`,
  });
});

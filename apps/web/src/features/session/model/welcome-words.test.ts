import { expect, test } from 'vitest';
import { welcomeWords } from './welcome-words.ts';

const words = (salesType: 'GENERAL' | 'BUSINESS' | 'CONSIGNMENT' | 'COMMON' | 'UPLOAD', isMarketing = false) =>
  JSON.stringify(welcomeWords({ salesType, isMarketing, slogan: '제휴 회원이라면 누구나' }));

test('only a mall that has phones and subscriptions promises them', () => {
  for (const shop of [words('GENERAL'), words('BUSINESS'), words('CONSIGNMENT'), words('COMMON')]) {
    expect(shop).toMatch(/휴대폰.*구독/);
  }
  expect(words('UPLOAD')).not.toMatch(/휴대폰|구독|쇼핑/);
});

test('every mall introduces itself in its own words', () => {
  for (const shop of [words('GENERAL'), words('BUSINESS'), words('COMMON'), words('UPLOAD'), words('GENERAL', true)]) {
    expect(shop).toContain('제휴 회원이라면 누구나');
  }
  expect(welcomeWords({ salesType: 'GENERAL', isMarketing: false, slogan: '' }).text).not.toMatch(/^\s/);
});

test('only a company’s own mall mentions its employees', () => {
  for (const own of [words('GENERAL'), words('BUSINESS')]) expect(own).toMatch(/우리 회사만의.*복지몰/);
  for (const other of [words('CONSIGNMENT'), words('COMMON'), words('GENERAL', true)]) {
    expect(other).not.toMatch(/우리 회사|임직원/);
  }
});

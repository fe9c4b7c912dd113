import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskEmail, maskId, maskName, maskPhone } from './masking.ts';

// R9.12
test('the middle of names and ids becomes asterisks', () => {
  expect(['홍길동', '김철', '남궁가은', '김', '', '𠮷野家'].map(maskName)).toEqual([
    '홍*동',
    '김*',
    '남**은',
    '김',
    '',
    '𠮷*家',
  ]);
  expect(['demo', 'ab', 'abc', 'familyshop'].map(maskId)).toEqual(['de*o', 'a*', 'a*c', 'fa*******p']);
});

// R9.12
test('an e-mail address keeps its domain', () => {
  expect(['demo@mall.example', 'a@b.example', 'no-at', '@x'].map(maskEmail)).toEqual([
    'de*o@mall.example',
    'a@b.example',
    'no**t',
    '@*',
  ]);
});

// R9.12
test('a phone number hides its middle', () => {
  expect(
    ['01012345678', '010-1234-5678', '02-123-4567', '0311234567', '1588-1234', '02 1234 5678'].map(maskPhone),
  ).toEqual(['010-****-5678', '010-****-5678', '02-***-4567', '031-***-4567', '1588-****', '02-****-5678']);
  expect(maskPhone('12')).toBe('1*');
});

// R9.12
test('a masked name has as many letters as the name and shows at most two of them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 2, maxLength: 12 }).filter((name) => !name.includes('*')),
      (name) => {
        const masked = Array.from(maskName(name));
        expect(masked).toHaveLength(Array.from(name).length);
        expect(masked.filter((letter) => letter !== '*').length).toBeLessThanOrEqual(2);
      },
    ),
  );
});

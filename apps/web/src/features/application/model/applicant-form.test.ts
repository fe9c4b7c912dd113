import { expect, test } from 'vitest';
import { applicantErrors } from './applicant-form.ts';

test('the carrier is required unless the line is new', () => {
  const without = { email: 'a@example.kr', currentCarrier: '' };
  expect(applicantErrors(without, 'NEW')).toEqual({});
  expect(Object.keys(applicantErrors(without, 'CHANGE'))).toEqual(['currentCarrier']);
  expect(applicantErrors({ ...without, currentCarrier: '온텔' }, 'TRANSFER')).toEqual({});
});

test('everything missing is shown at its field', () => {
  const nothing = { email: 'a', currentCarrier: '' };
  expect(Object.keys(applicantErrors(nothing, 'TRANSFER'))).toEqual(Object.keys(nothing));
});

import { expect, test } from 'vitest';
import { applicantErrors } from './applicant-form.ts';

test('an address that is none is shown at its field; whether a carrier is missing, the server knows', () => {
  expect(Object.keys(applicantErrors({ email: 'a', currentCarrier: '' }))).toEqual(['email']);
  expect(applicantErrors({ email: 'a@example.kr', currentCarrier: '' })).toEqual({});
});

import { expect, test } from 'vitest';
import { applicantErrors, toApplicant } from './applicant-form.ts';

const form = {
  ...{
    name: ' 김가은 ',
    birthDate: '1995.03.15',
    phone: '010-1234-5678',
    email: 'a@example.kr',
    currentCarrier: '온텔',
  },
};

test('what is typed is sent without the marks between', () => {
  expect(applicantErrors(form, 'TRANSFER')).toEqual({});
  expect(toApplicant(form)).toMatchObject({ name: '김가은', birthDate: '1995-03-15', phone: '01012345678' });
});

test('the carrier is required unless the line is new', () => {
  const without = { ...form, currentCarrier: '' };
  expect(applicantErrors(without, 'NEW')).toEqual({});
  expect(Object.keys(applicantErrors(without, 'CHANGE'))).toEqual(['currentCarrier']);
});

test('everything missing is shown at its field', () => {
  const nothing = { name: '', birthDate: '950315', phone: '010', email: 'a', currentCarrier: '' };
  expect(Object.keys(applicantErrors(nothing, 'TRANSFER'))).toEqual(Object.keys(nothing));
});

import { expect, test } from 'vitest';
import { emptyForm, joinErrors } from './join-form.ts';

const requirements = {
  terms: [
    { termNo: 1, termCode: 'service', isRequired: true },
    { termNo: 2, termCode: 'privacy', isRequired: true },
    { termNo: 3, termCode: 'marketing', isRequired: false },
  ],
  questions: [
    { key: 'employeeNo', label: '사번', help: '', isRequired: true, choices: [] },
    { key: 'department', label: '부서', help: '', isRequired: false, choices: ['영업'] },
  ],
  needsApproval: true,
} as const;
const whole = {
  agreedTerms: [1, 2],
  id: 'naeun',
  password: 'Garden#731',
  confirmation: 'Garden#731',
  email: 'naeun@example.kr',
  answers: { employeeNo: '123456' },
};
const errors = (changed: Partial<typeof whole>, isCertified = true) =>
  joinErrors({ form: { ...whole, ...changed }, requirements: requirements as never, isCertified });

test('no consent is ticked in advance, least of all marketing', () => {
  expect(emptyForm.agreedTerms).toEqual([]);
});

test('a complete form may be sent, without marketing and without optional answers', () => {
  expect(errors({})).toEqual({});
});

test('an empty form has an error for each field, from top to bottom', () => {
  const found = joinErrors({ form: emptyForm, requirements: requirements as never, isCertified: false });
  expect(Object.keys(found)).toEqual(['agreedTerms', 'certification', 'id', 'password', 'email', 'answers.employeeNo']);
});

test.each([
  ['agreedTerms', { agreedTerms: [1, 3] }],
  ['id', { id: 'Naeun' }],
  ['password', { password: 'naeun#7319', confirmation: 'naeun#7319' }],
  ['confirmation', { confirmation: 'Garden#732' }],
  ['email', { email: 'naeun@example' }],
  ['answers.employeeNo', { answers: { employeeNo: ' ' } }],
])('%s is refused by itself', (field, changed) => {
  expect(Object.keys(errors(changed))).toEqual([field]);
});

test('without certification joining is refused', () => {
  expect(Object.keys(errors({}, false))).toEqual(['certification']);
});

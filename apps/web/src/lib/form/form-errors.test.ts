import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { foundErrors, placeServerErrors } from './form-errors.ts';

const refusal = (...fields: string[]) =>
  new ApiError({ code: '4220', message: '', fieldErrors: fields.map((field) => ({ field, message: `${field}!` })) });

test('only what is wrong is an error, in the order of the form', () => {
  expect(Object.keys(foundErrors({ name: '이름', phone: undefined, email: '이메일' }))).toEqual(['name', 'email']);
});

describe('what the server refuses', () => {
  const values = { name: '', answers: {} };
  test('is shown at the field of its last part', () =>
    expect(placeServerErrors(refusal('applicant.name'), values).fields).toEqual({ name: 'applicant.name!' }));
  test('is shown at its whole path if the form is nested too', () =>
    expect(placeServerErrors(refusal('answers.employeeNo'), values).fields).toEqual({
      'answers.employeeNo': 'answers.employeeNo!',
    }));
  test('is shown at the field with another name in the form', () =>
    expect(placeServerErrors(refusal('delivery.phone'), values, { 'delivery.phone': 'address' }).fields).toEqual({
      address: 'delivery.phone!',
    }));
  test('is not lost where the form has no such field', () =>
    expect(placeServerErrors(refusal('proof'), values)).toEqual({ fields: {}, others: ['proof!'] }));
  test('is nothing when no answer came', () =>
    expect(placeServerErrors(new Error('offline'), values)).toEqual({ fields: {}, others: [] }));
});

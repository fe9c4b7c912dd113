import { expect, test } from 'vitest';
import { emptyAddress } from '../../../entities/address/address-form.ts';
import { orderErrors } from './order-form.ts';

const form = {
  ...{ name: '김가은', phone: '010-1234-5678', email: 'gaeun@example.kr', preferredOn: '2026-12-01', request: '' },
  ...{ addressNo: 0, requestKey: 'k' },
};
const known = { address: emptyAddress, firstDay: '2026-11-25', lastDay: '2027-01-06' };

test('what is complete has no errors', () => expect(orderErrors(form, known)).toEqual({}));

test('each field that is missing or wrong says what to do', () => {
  const empty = { ...form, name: ' ', phone: '1', email: 'x', preferredOn: '' };
  expect(Object.keys(orderErrors(empty, { ...known, address: undefined })).sort()).toEqual([
    ...['address', 'email', 'name', 'phone', 'preferredOn'],
  ]);
});

test.each(['2026-11-24', '2027-01-07'])('%s cannot be chosen', (preferredOn) => {
  expect(orderErrors({ ...form, preferredOn }, known)).toEqual({
    preferredOn: '2026.11.25부터 2027.01.06까지 고를 수 있어요.',
  });
});

import type { AccountStanding } from '@mall/contracts/account';
import { expect, test } from 'vitest';
import { accountIneligibilityOf } from './account-words.ts';

const account: AccountStanding = {
  ...{
    creditLimit: 200_000,
    paymentDays: 30,
    owed: 150_000,
    room: 50_000,
    overdue: 0,
    dueOn: null,
    ineligibility: null,
  },
};

test('an upload up to what may still be ordered is no problem; a won more says by how much', () => {
  expect(accountIneligibilityOf(account, 50_000)).toBeNull();
  expect(accountIneligibilityOf(account, 50_001)).toContain('1원 많아요');
});

test('a reason why nothing can be ordered comes first', () => {
  expect(accountIneligibilityOf({ ...account, room: 0, ineligibility: '중지' }, 1)).toBe('중지');
});

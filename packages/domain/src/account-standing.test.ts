import { expect, test } from 'vitest';
import {
  type AccountFigures,
  accountIneligibility,
  accountIneligibilityText,
  accountRoom,
  dueDayOf,
  overdueBefore,
} from './account-standing.ts';

const figures = (values: Partial<AccountFigures> = {}): AccountFigures => ({
  contract: { creditLimit: 1_000_000, state: 'APPROVED' },
  ...{ balance: 400_000, overdue: 0, mallRoom: null },
  ...values,
});
const suspended = { creditLimit: 1_000_000, state: 'SUSPENDED' } as const;

test('up to the limit itself may be owed, and not a won more', () => {
  expect(accountIneligibility(figures(), 600_000)).toBeNull();
  expect(accountIneligibility(figures(), 600_001)).toBe('OVER_LIMIT');
  expect(accountIneligibility(figures({ balance: 1_000_000 }), 1)).toBe('OVER_LIMIT');
  expect(accountIneligibility(figures({ balance: -100_000 }), 1_100_000)).toBeNull();
});

test('nothing may be ordered without a contract, under one that is suspended, or with a won unpaid beyond its day', () => {
  expect(accountIneligibility(figures({ contract: null }), 1)).toBe('NO_CONTRACT');
  expect(accountIneligibility(figures({ contract: suspended, overdue: 1 }), 1)).toBe('SUSPENDED');
  expect(accountIneligibility(figures({ overdue: 1 }), 1)).toBe('OVERDUE');
});

test('a limit of 0 won is no limit that was used up; what was paid in advance may be ordered for', () => {
  const contract = { creditLimit: 0, state: 'APPROVED' } as const;
  expect(accountIneligibility(figures({ contract, balance: 0 }), 1)).toBe('NO_LIMIT');
  expect(accountIneligibility(figures({ contract, balance: 5_000 }), 1)).toBe('NO_LIMIT');
  expect(accountIneligibility(figures({ contract, balance: 5_000, overdue: 5_000 }), 1)).toBe('OVERDUE');
  expect(accountIneligibility(figures({ contract, balance: -5_000 }), 5_000)).toBeNull();
  expect(accountIneligibility(figures({ contract, balance: -5_000 }), 5_001)).toBe('OVER_LIMIT');
  const text = accountIneligibilityText('NO_LIMIT', figures({ contract, balance: 0 }));
  expect(text).toContain('아직 정해진 후불 한도가 없어서');
  expect(text).toContain('쇼핑몰 담당자가 정해요');
  expect(text).not.toContain('모두 써서');
});

test('the limit of the mall holds for all of its members, and up to it may be ordered', () => {
  expect(accountIneligibility(figures({ mallRoom: 500_000 }), 500_000)).toBeNull();
  expect(accountIneligibility(figures({ mallRoom: 500_000 }), 500_001)).toBe('OVER_MALL_LIMIT');
});

test('the room is what the nearer limit leaves, and nothing when nothing may be ordered', () => {
  expect(accountRoom(figures())).toBe(600_000);
  expect(accountRoom(figures({ mallRoom: 50_000 }))).toBe(50_000);
  expect(accountRoom(figures({ mallRoom: -1 }))).toBe(0);
  expect(accountRoom(figures({ balance: 1_200_000 }))).toBe(0);
  for (const none of [{ overdue: 1 }, { contract: null }, { contract: suspended }]) {
    expect(accountRoom(figures(none))).toBe(0);
  }
});

test('each reason says what to do; what others owe is not shown', () => {
  expect(accountIneligibilityText('NO_CONTRACT', figures({ contract: null }))).toContain('후불 계약을 신청해 주세요');
  expect(accountIneligibilityText('SUSPENDED', figures())).toContain('고객센터로 문의해 주세요');
  expect(accountIneligibilityText('OVERDUE', figures({ overdue: 70_000 }))).toContain('70,000원을 아직 내지 않아서');
  expect(accountIneligibilityText('OVER_LIMIT', figures())).toContain('지금은 600,000원까지 주문할 수 있어요');
  expect(accountIneligibilityText('OVER_LIMIT', figures({ balance: 1_000_000 }))).toContain('한도를 모두 써서');
  expect(accountIneligibilityText('OVER_MALL_LIMIT', figures({ mallRoom: 20_000 }))).toContain('20,000원까지');
});

test('an order is in time through its due day in Seoul, and overdue from the next midnight', () => {
  const orderedAt = new Date('2026-11-01T23:30:00+09:00');
  expect(dueDayOf(orderedAt, 30)).toBe('2026-12-01');
  expect(orderedAt < overdueBefore(new Date('2026-12-01T23:59:59+09:00'), 30)).toBe(false);
  expect(orderedAt < overdueBefore(new Date('2026-12-02T00:00:00+09:00'), 30)).toBe(true);
  expect(dueDayOf(orderedAt, 0)).toBe('2026-11-01');
  expect(orderedAt < overdueBefore(new Date('2026-11-02T00:00:00+09:00'), 0)).toBe(true);
});

import { expect, test } from 'vitest';
import { planConditions } from './plan-conditions.ts';
import type { PlanRule } from './plan-eligibility.ts';

const open: PlanRule = {
  ...{ minAge: null, maxAge: null, phoneNetworks: ['5G', 'LTE'], joinTypes: ['NEW', 'TRANSFER', 'CHANGE'] },
  persons: ['INDIVIDUAL'],
};

test('who may take a plan is said in one line, and nothing of what it does not limit', () => {
  expect(planConditions(open)).toBe('누구나');
  expect(planConditions({ ...open, minAge: 65, phoneNetworks: ['5G'] })).toBe('만 65세 이상 · 5G 휴대폰');
  expect(planConditions({ ...open, persons: ['SOLDIER'], joinTypes: ['TRANSFER', 'NEW'] })).toBe(
    '현역 병사 · 번호이동, 신규가입',
  );
});

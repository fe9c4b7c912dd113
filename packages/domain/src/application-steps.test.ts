import type { ApplicationChoice } from '@mall/contracts/application-draft';
import { expect, test } from 'vitest';
import { carrierComplaint, mayOpenStep, nextStepOf } from './application-steps.ts';

const choice: ApplicationChoice = {
  ...{ memory: '256GB', colour: '블랙', joinType: 'NEW', planNo: 1, discountType: null },
  ...{ instalmentMonths: 24, contractMonths: 24 },
};
const applicant = {
  ...{ name: '김가은', birthDate: '1995-03-15', phone: '01012345678', email: 'a@example.kr', currentCarrier: '' },
};
const certified = { name: '김*은', phone: '010-****-5678' };
const nothing = { choice, applicant: null, certified: null, delivery: null };

test('the next step is the first that is not done', () => {
  expect(nextStepOf(nothing)).toBe('join');
  expect(nextStepOf({ ...nothing, applicant })).toBe('certification');
  expect(nextStepOf({ ...nothing, applicant, certified })).toBe('plan');
  const chosen: ApplicationChoice = { ...choice, discountType: 'PLAN_DISCOUNT' };
  expect(nextStepOf({ ...nothing, applicant, certified, choice: chosen })).toBe('delivery');
});

test('nobody jumps over a step, and everybody may go back', () => {
  expect(mayOpenStep({ step: 'plan' }, 'delivery')).toBe(false);
  expect(mayOpenStep({ step: 'plan' }, 'join')).toBe(true);
});

test('one moves to another carrier, and changes the phone with the same', () => {
  const carriers = { currentCarrier: '온텔', planCarrier: '온텔' };
  expect(carrierComplaint('TRANSFER', carriers)).toContain('다른 통신사');
  expect(carrierComplaint('TRANSFER', { ...carriers, planCarrier: '다누리' })).toBeUndefined();
  expect(carrierComplaint('CHANGE', carriers)).toBeUndefined();
  expect(carrierComplaint('CHANGE', { ...carriers, planCarrier: '다누리' })).toContain('기기변경');
  expect(carrierComplaint('NEW', { currentCarrier: '', planCarrier: '온텔' })).toBeUndefined();
});

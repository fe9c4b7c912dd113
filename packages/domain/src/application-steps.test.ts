import type { ApplicationChoice } from '@mall/contracts/application-draft';
import { expect, test } from 'vitest';
import { carrierError, mayOpenStep, nextStepOf, stepBefore } from './application-steps.ts';

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
  expect(nextStepOf({ ...nothing, applicant })).toBe('join');
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
  expect(carrierError('TRANSFER', carriers)).toContain('다른 통신사');
  expect(carrierError('TRANSFER', { ...carriers, planCarrier: '다누리' })).toBeUndefined();
  expect(carrierError('CHANGE', carriers)).toBeUndefined();
  expect(carrierError('CHANGE', { ...carriers, planCarrier: '다누리' })).toContain('기기변경');
  expect(carrierError('NEW', { currentCarrier: '', planCarrier: '온텔' })).toBeUndefined();
});

test('with everything filled in, what is left is to confirm', () => {
  const chosen: ApplicationChoice = { ...choice, discountType: 'PLAN_DISCOUNT' };
  const delivery = {
    ...{ recipient: '김가은', phone: '01012345678', postcode: '04524', roadAddress: '세종대로 110' },
    ...{ detailAddress: '', request: '' },
  };
  expect(nextStepOf({ choice: chosen, applicant, certified, delivery })).toBe('confirm');
});

test('the steps stand in a row', () => {
  expect([stepBefore('join'), stepBefore('plan'), stepBefore('confirm')]).toEqual([undefined, 'join', 'delivery']);
  expect(mayOpenStep({ step: 'plan' }, 'plan')).toBe(true);
});

test('a carrier that does not go with the line is named', () => {
  expect(carrierError('TRANSFER', { currentCarrier: '온텔', planCarrier: '온텔' })).toBe(
    '번호이동은 지금 쓰는 통신사(온텔)와 다른 통신사의 요금제를 골라 주세요.',
  );
  expect(carrierError('CHANGE', { currentCarrier: '온텔', planCarrier: '다누리' })).toBe(
    '기기변경은 지금 쓰는 통신사(온텔)의 요금제를 골라 주세요.',
  );
});

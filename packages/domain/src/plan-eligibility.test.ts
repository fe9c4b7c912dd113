import { joinTypes, networks } from '@mall/contracts/wireless-codes';
import { describe, expect, test } from 'vitest';
import {
  ageWords,
  applicantAge,
  ineligibilityReasons,
  mostFavourableAge,
  type PlanRule,
  type PlanSeeker,
} from './plan-eligibility.ts';

const rule = (values: Partial<PlanRule> = {}): PlanRule => ({
  ...{ minAge: null, maxAge: null, phoneNetworks: networks, joinTypes, persons: ['INDIVIDUAL'] },
  ...values,
});
const seeker = (values: Partial<PlanSeeker> = {}): PlanSeeker => ({
  ...{ network: '5G', joinType: 'TRANSFER', age: 31 },
  ...values,
});
const messages = (values: Partial<PlanRule>, who: Partial<PlanSeeker> = {}) =>
  ineligibilityReasons(rule(values), seeker(who)).map(({ message }) => message);

describe('a plan can be taken', () => {
  test('without limits by anybody with any phone by any joining type, and no age is requested', () => {
    for (const network of networks)
      for (const joinType of joinTypes)
        for (const age of [null, 0, 19, 120])
          expect(ineligibilityReasons(rule(), { network, joinType, age })).toEqual([]);
  });

  test('at both ends of its ages, and not a year beyond', () => {
    expect([17, 18, 19].map((age) => messages({ maxAge: 18 }, { age }).length)).toEqual([0, 0, 1]);
    expect([64, 65, 66].map((age) => messages({ minAge: 65 }, { age }).length)).toEqual([1, 0, 0]);
    const between = { minAge: 19, maxAge: 34 };
    expect([18, 19, 34, 35].map((age) => messages(between, { age }).length)).toEqual([1, 0, 0, 1]);
  });
});

describe('a refusal gives its reasons', () => {
  test('an age limit, also while the age is unknown', () => {
    expect(messages({ maxAge: 18 })).toEqual(['만 18세 이하만 가입할 수 있어요.']);
    expect(messages({ minAge: 65 }, { age: null })).toEqual(['만 65세 이상만 가입할 수 있어요.']);
    expect(messages({ maxAge: 18 }, { age: null })).toEqual(['만 18세 이하만 가입할 수 있어요.']);
    expect(messages({ minAge: 19, maxAge: 34 }, { age: 40 })).toEqual(['만 19~34세만 가입할 수 있어요.']);
  });

  test('a phone of another network', () => {
    expect(messages({ phoneNetworks: ['LTE'] })).toEqual(['LTE 휴대폰에서만 쓸 수 있는 요금제예요.']);
    expect(messages({ phoneNetworks: ['5G'] }, { network: 'LTE' })).toEqual(['5G 휴대폰에서만 쓸 수 있는 요금제예요.']);
    expect(messages({ phoneNetworks: ['LTE'] }, { network: 'LTE' })).toEqual([]);
  });

  test('another way of joining, with its particle', () => {
    expect(messages({ joinTypes: ['NEW', 'CHANGE'] })).toEqual(['신규가입, 기기변경할 때만 고를 수 있어요.']);
    expect(messages({ joinTypes: ['TRANSFER'] }, { joinType: 'NEW' })).toEqual(['번호이동할 때만 고를 수 있어요.']);
  });

  test('persons whom a phone certification cannot identify', () => {
    expect(messages({ persons: ['SOLDIER', 'WELFARE'] })).toEqual([
      '현역 병사, 복지할인 대상자만 가입할 수 있어요. 고객센터에서 신청해 주세요.',
    ]);
    expect(messages({ persons: ['CORPORATE', 'INDIVIDUAL'] })).toEqual([]);
  });

  test('all reasons at once', () => {
    const everything = { maxAge: 12, phoneNetworks: ['LTE'], joinTypes: ['NEW'], persons: ['CORPORATE'] } as const;
    expect(ineligibilityReasons(rule(everything), seeker()).map(({ kind }) => kind)).toEqual([
      ...['AGE', 'NETWORK', 'JOIN_TYPE', 'PERSON'],
    ]);
  });
});

test('before a birth date is known a plan is judged by the youngest eligible age of at least 19', () => {
  expect(mostFavourableAge(rule())).toBe(19);
  expect(mostFavourableAge(rule({ minAge: 65 }))).toBe(65);
  const forChildren = rule({ maxAge: 18 });
  expect(ineligibilityReasons(forChildren, seeker({ age: mostFavourableAge(forChildren) }))).toHaveLength(1);
});

test('an applicant’s age follows from the birth date, and is the most favourable one until it is stated', () => {
  const forSeniors = rule({ minAge: 65 });
  expect(applicantAge(forSeniors, null, '2026-11-21')).toBe(65);
  expect(applicantAge(forSeniors, '1995-11-21', '2026-11-21')).toBe(31);
  expect(applicantAge(forSeniors, '1995-11-22', '2026-11-21')).toBe(30);
});

test('ages in words', () => {
  expect(ageWords({ minAge: null, maxAge: null })).toBe('');
  expect(ageWords({ minAge: 65, maxAge: null })).toBe('만 65세 이상');
});

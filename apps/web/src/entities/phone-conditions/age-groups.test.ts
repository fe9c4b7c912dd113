import { expect, test } from 'vitest';
import { ageGroupLabel, ageGroups, isInGroup } from './age-groups.ts';

const anyAge = { minAge: null, maxAge: null };
const labels = (...plans: Parameters<typeof ageGroups>[0][number][]) =>
  ageGroups([anyAge, ...plans]).map(ageGroupLabel);

test('applicants fall into groups at the ages where a plan begins or ends', () => {
  expect(labels({ minAge: 65, maxAge: null })).toEqual(['만 19~64세', '만 65세 이상']);
  expect(labels({ minAge: 19, maxAge: 34 }, { minAge: 65, maxAge: null })).toEqual([
    ...['만 19~34세', '만 35~64세', '만 65세 이상'],
  ]);
});

test('no age is requested where it makes no difference to who may apply: under 19 nobody may', () => {
  expect(labels()).toEqual([]);
  expect(labels({ minAge: null, maxAge: 12 }, { minAge: null, maxAge: 18 })).toEqual([]);
});

test('every age of an applicant is in exactly one group', () => {
  const groups = ageGroups([
    { minAge: 19, maxAge: 34 },
    { minAge: 65, maxAge: 80 },
  ]);
  for (let age = 19; age <= 120; age += 1) expect(groups.filter((group) => isInGroup(group, age))).toHaveLength(1);
  expect(groups.filter((group) => isInGroup(group, 18))).toHaveLength(0);
});

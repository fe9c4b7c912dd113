import { openingSteps } from '@mall/contracts/office/mall-opening';
import { expect, test } from 'vitest';
import { lintRules } from '../lint/lint.ts';
import { stepOfRule } from './mall-opening.ts';

test('what the law lint finds is mended in a step that there is, and never where it is too late', () => {
  const steps = lintRules.map(({ no }) => stepOfRule(no));
  expect(steps.filter((step) => !openingSteps.includes(step))).toEqual([]);
  expect(lintRules.filter(({ no }) => stepOfRule(no) === 'open').map(({ no }) => no)).toEqual([23, 24]);
});

test('who sells is named in its own step', () => {
  expect([1, 2, 8].map(stepOfRule)).toEqual(['who', 'who', 'who']);
});

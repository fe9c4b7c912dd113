import { applicationStates } from '@mall/contracts/application-codes';
import { expect, test } from 'vitest';
import { stepLabels } from './application-steps.ts';
import { applicationStateLabels } from './application-words.ts';

test('a state says what has become of an application, never a step that the member has finished already', () => {
  const steps = Object.values(stepLabels);
  for (const state of applicationStates) expect(steps).not.toContain(applicationStateLabels[state]);
  expect(applicationStateLabels.CERTIFIED).toBe('심사 대기');
});

import { expect, test } from 'vitest';
import { isFailed } from './visit-steadily.ts';

test('an error of the server and a missing reply are failures, a refusal is none', () => {
  const outcomes = ['page 200', 'write 409', 'signed-in call 429', 'order paid'];
  const failures = ['page 500', 'call 503', 'file cut off', 'write lost', 'order failed'];
  expect([...outcomes, ...failures].filter(isFailed)).toEqual(failures);
});

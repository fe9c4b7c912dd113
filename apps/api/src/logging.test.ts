import { expect, test } from 'vitest';
import { createLogger } from './logging.ts';

const logged = (err: unknown): object => {
  const lines: string[] = [];
  createLogger('error', { write: (line) => void lines.push(line) }).error({ err }, 'failed');
  return (JSON.parse(lines.join('')) as { err: object }).err;
};
const personal = { detail: 'Key (phone)=(01012345678) already exists.', parameters: ['김가은'], where: '김가은' };

test('a failure that the queue reports as an object is logged with its reason, code, queue and place, and with no value', () => {
  const failure = { message: 'relation "job" does not exist', code: '42P01', queue: 'mail', stack: 'Error: …' };
  expect(logged({ ...failure, worker: 'a', ...personal })).toEqual({ type: 'object', ...failure });
});

test('an error is logged with its kind, reason, code and place, and with no value', () => {
  const error = Object.assign(new TypeError('no luck'), { code: '23505', ...personal });
  expect(logged(error)).toEqual({ type: 'TypeError', code: '23505', message: 'no luck', stack: error.stack });
});

test.each([[null], ['김가은'], [7]])('of %o as a failure only the type is logged', (thrown) => {
  expect(logged(thrown)).toEqual({ type: typeof thrown });
});

import { expect, test } from 'vitest';
import { OfficeError } from '../../lib/office-error.ts';
import { applicable, eachRow, skippedOf, walkAll } from './bulk-run.ts';

const rows = Array.from({ length: 9 }, (_, index) => ({ no: String(index), isPaid: index % 3 > 0 }));
const keyOf = ({ no }: { no: string }) => no;
const chosen = { kind: 'rows', rows } as const;
const action = { label: '준비', appliesTo: ({ isPaid }: { isPaid: boolean }) => isPaid, run: () => undefined };

test('each row has its outcome, in the order of selection, and a failure does not stop the others', async () => {
  const outcomes = await eachRow(chosen, keyOf, async ({ no }) => {
    if (no === '4') throw new OfficeError({ code: '4094', message: '이미 취소된 주문이에요.' });
  });
  expect(outcomes.map(({ key }) => key).join('')).toBe('012345678');
  expect(outcomes.filter(({ state }) => state !== 'done')).toEqual([
    { key: '4', state: 'failed', reason: '이미 취소된 주문이에요.' },
  ]);
});

test('at most four are under way at once', async () => {
  let running = 0;
  let most = 0;
  await eachRow(chosen, keyOf, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(4);
});

test('rows for which it is not legal are reported as skipped, not silently left out', () => {
  const legal = applicable(action, chosen);
  expect(legal.kind === 'rows' && legal.rows.length).toBe(6);
  expect(skippedOf(action, chosen, keyOf).map(({ key, state }) => key + state)).toEqual([
    '0skipped',
    '3skipped',
    '6skipped',
  ]);
});

const pages: Readonly<Record<string, string | undefined>> = { '': 'b', b: 'c', c: undefined };
const outcome = (key: string) => ({ key, state: 'done' as const });
const step = (asked: string[], failsAt?: string) => async (cursor: string | undefined) => {
  const at = cursor ?? '';
  asked.push(at);
  if (at === failsAt) throw new Error('no line');
  return { outcomes: [outcome(`row ${at}`)], next: pages[at] };
};
const walking = { onProgress: () => undefined, isStopped: () => false };

test('all that match are processed batch by batch, and the progress is reported', async () => {
  const [asked, told]: [string[], number[]] = [[], []];
  const walked = await walkAll(step(asked), { ...walking, onProgress: (done) => told.push(done) });
  expect([asked, told, walked.hasEnded]).toEqual([['', 'b', 'c'], [1, 2, 3], true]);
});

test('an interrupted walk keeps its results, and continues where it was without repeating anything', async () => {
  const asked: string[] = [];
  const cut = await walkAll(step(asked, 'b'), walking);
  expect(cut).toMatchObject({ outcomes: [outcome('row ')], next: 'b', hasEnded: false, error: new Error('no line') });
  const whole = await walkAll(step(asked), { ...walking, from: cut });
  expect([asked, whole.outcomes.length, whole.hasEnded]).toEqual([['', 'b', 'b', 'c'], 3, true]);
});

test('a stopped walk ends after the current batch', async () => {
  const asked: string[] = [];
  const walked = await walkAll(step(asked), { ...walking, isStopped: () => asked.length === 2 });
  expect([asked, walked.next, walked.hasEnded]).toEqual([['', 'b'], 'c', false]);
});

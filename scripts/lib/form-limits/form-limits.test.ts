import { expect, test } from 'vitest';
import type { AnyShape } from '../../../packages/contracts/src/wire.ts';
import { findLimitedEndpoints, findLimitFaults, requestLimits } from './form-limits.ts';
import type { Limits } from './read-limits.ts';
import { findTypedLimits, typedLimitsOf } from './typed-limits.ts';

type Path = readonly (string | number)[];
type Limited = { readonly path: Path; readonly limits: Record<string, unknown> };

/** Every field with limits, by its path in the code's names; an item of a list is at 0, of a record at `key`. */
function fieldsOf(limits: Limits, path: Path = []): Limited[] {
  const values = Object.entries(limits);
  const isField = values.every(([, limit]) => typeof limit !== 'object' || limit instanceof RegExp);
  if (isField) return [{ path, limits: limits as Record<string, unknown> }];
  return values.flatMap(([name, limit]) => {
    if (typeof limit !== 'object') return [];
    return fieldsOf(limit as Limits, [...path, name === 'each' ? ('maxItems' in limits ? 0 : 'key') : name]);
  });
}

/** The value at its path, in an otherwise empty object. */
function nest([first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  return first === 0 ? [nest(rest, value)] : { [first]: nest(rest, value) };
}

/** Where the only value of such an object is on the wire. */
function wirePathOf(wire: unknown): string[] {
  if (typeof wire !== 'object' || wire === null) return [];
  return Object.entries(wire).flatMap(([name, value]) => [name, ...wirePathOf(value)]);
}

/** Whether the contract accepts the value there, whatever else is missing. */
function accepts(request: AnyShape, path: Path, value: unknown): boolean {
  const wire = request.encode(nest(path, value) as never);
  const place = wirePathOf(wire).join('.');
  const issues = request.schema.safeParse(wire).error?.issues ?? [];
  return issues.every((issue) => issue.path.join('.') !== place);
}

/** Texts of a length, of which some pattern of the contracts may accept one. */
const textsOf = (length: number): string[] => [
  '가'.repeat(length),
  '0'.repeat(length),
  `${'a'.repeat(Math.max(0, length - 5))}@a.kr`,
  '2026-01-01'.padEnd(length, '0'),
];

const endpoints = await findLimitedEndpoints();
const cases = endpoints.flatMap((each) =>
  fieldsOf(requestLimits(each)).map(({ path, limits }) => ({
    title: `${each.name}.${path.join('.')}`,
    request: (each.endpoint.body ?? each.endpoint.query) as AnyShape,
    path,
    limits,
  })),
);
const limited = (name: string) => cases.filter(({ limits }) => name in limits);

test.each(limited('maxLength'))('$title is accepted at its longest, and not one character longer', (field) => {
  const longest = Number(field.limits['maxLength']);
  const isAccepted = (text: string) => accepts(field.request, field.path, text);
  expect(textsOf(longest).some(isAccepted)).toBe(true);
  expect(textsOf(longest + 1).some(isAccepted)).toBe(false);
});

test.each(limited('max'))('$title is accepted up to its highest number', ({ request, path, limits }) => {
  const highest = Number(limits['max']);
  expect(accepts(request, path, highest)).toBe(true);
  expect(accepts(request, path, highest + 1)).toBe(false);
});

test.each(limited('min'))('$title is accepted from its lowest number', ({ request, path, limits }) => {
  const lowest = Number(limits['min']);
  expect(accepts(request, path, lowest)).toBe(true);
  expect(accepts(request, path, lowest - 1)).toBe(false);
});

test.each(limited('isRequired'))('$title is refused when it is empty', ({ request, path }) => {
  expect(accepts(request, path, '')).toBe(false);
});

test('the limits are those of the contracts', async () => expect(await findLimitFaults()).toEqual([]));

test('no form contains a typed limit', () => expect(findTypedLimits()).toEqual([]));

test.each([
  '<TextField maxLength={40} />',
  'const field = { maxLength: 40 };',
  'const longestName = 30;',
  'const lengths = { name: 30 };',
  'const highest = 999_999_999;',
  'const email = /^[^\\s@]+@[^\\s@]+$/;',
])('a typed limit is found in %s', (source) => expect(typedLimitsOf('a.tsx', source)).toHaveLength(1));

test('a limit from the contract does not count as typed', () => {
  expect(typedLimitsOf('a.tsx', '<TextField maxLength={limits.name.maxLength} />')).toEqual([]);
});

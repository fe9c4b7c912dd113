import type { AnyShape } from '@mall/contracts/wire';
import { expect, test } from 'vitest';
import { allEndpoints } from '../testing/endpoints.ts';
import { allOfficeEndpoints } from '../testing/office-endpoints.ts';
import { wholeValue } from '../testing/valid-values.ts';

// Clear screen, window title, C1, a faked row by carriage return, separators of lines and paragraphs, reversed text, NUL, half a character.
const hostile = [
  '\x1b',
  '\x07',
  '\x9b',
  '\r',
  '\t',
  '\x7f',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200f',
  '\0',
  '\ud83d',
];
type Part = { readonly name: string; readonly shape: AnyShape; readonly value: unknown };

type Call = {
  readonly method: string;
  readonly path: string;
  readonly params?: AnyShape;
  readonly query?: AnyShape;
  readonly body?: AnyShape;
};
const partsOf = (calls: readonly Call[], base = ''): Part[] =>
  calls.flatMap(({ method, path, ...shapes }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const shape = shapes[part];
      if (!shape) return [];
      // For a choice of two or three forms, such as that of a second factor, each form is tested.
      const values = new Map([0, 1, 2].map((form) => [JSON.stringify(wholeValue(shape, form)), form]));
      return [...values.values()].map((form) => ({
        name: `${method} ${base}${path} ${part}`,
        ...{ shape, value: wholeValue(shape, form) },
      }));
    }),
  );
const parts = [...partsOf(await allEndpoints()), ...partsOf(await allOfficeEndpoints(), 'office ')];

/** Variants of a value, each with one of its texts or record keys changed. */
function* withText(value: unknown, change: (text: string) => string, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [path, change(value)];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const [at, changed] of withText(item, change, path)) yield [at, value.with(index, changed)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value))
      for (const [at, changed] of withText(item, change, `${path}.${name}`)) yield [at, { ...value, [name]: changed }];
  }
}

/** In the middle, so that neither a trim nor a length refuses it instead. */
const placing = (sign: string) => (text: string) => {
  const long = text.length < 3 ? text.padEnd(3, text || '가') : text;
  return long.slice(0, 1) + sign + long.slice(2);
};

test('the sample requests are complete, and accepted as they are', () => {
  expect(parts.length).toBeGreaterThan(60);
  for (const { name, shape, value } of parts) {
    const { error } = shape.schema.safeParse(value);
    expect(error?.issues, name).toBeUndefined();
  }
});

test('no text of any call accepts control characters', () => {
  const accepted = parts.flatMap(({ name, shape, value: whole }) =>
    hostile.flatMap((sign) =>
      [...withText(whole, placing(sign))]
        .filter(([, value]) => shape.schema.safeParse(value).success)
        .map(([path]) => `${name}${path} takes U+${sign.charCodeAt(0).toString(16)}`),
    ),
  );
  expect(accepted).toEqual([]);
});

test('only fields of several lines accept a line break', () => {
  const accepted = parts.flatMap(({ name, shape, value: whole }) =>
    [...withText(whole, placing('\n'))]
      .filter(([, value]) => shape.schema.safeParse(value).success)
      .map(([path]) => name + path),
  );
  // Fields in which staff write several lines have such a name; a name, a number or a place is not one of them.
  const isText = (path: string) =>
    / office .*\.(answer|body|html|descriptionHtml|memo|note|message|reason|text)$/.test(path);
  expect([...new Set(accepted)].filter((path) => !isText(path))).toEqual([
    'POST /orders body.gift.message',
    'PUT /customer-reviews/:orderNo/:lineNo body.body',
    'POST /products/goods/:id/questions body.question.body',
    'POST /questions body.question.body',
    'PUT /questions/:questionNo body.body',
    'POST /subscription-applications/:subsNo/cancel body.reason',
    // Line breaks in the title of a banner or a benefit.
    'POST office /malls/:mallId/exhibitions body.title',
    'POST office /malls/:mallId/exhibitions body.description',
    'POST office /malls/:mallId/exhibitions body.sections.benefits.title',
    'PUT office /malls/:mallId/exhibitions/:key body.title',
    'PUT office /malls/:mallId/exhibitions/:key body.description',
    'PUT office /malls/:mallId/exhibitions/:key body.sections.benefits.title',
    'PUT office /malls/:mallId/homes/:device body.areas.items.title',
    'PUT office /malls/:mallId/homes/:device body.areas.items.subtitle',
    'PUT office /terms/:termCode/draft body.noticeHtml',
    'PUT office /malls/:mallId/terms/:termCode/draft body.noticeHtml',
  ]);
});

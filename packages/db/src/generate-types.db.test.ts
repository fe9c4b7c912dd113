import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTypes } from './generate-types.ts';

let db: TestDatabase;
let text: string;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await sql
    .raw(`
    create domain lamp_state as text check (value in ('ON', 'OFF'));
    create table lamp (
      lamp_no int generated always as identity,
      label text not null,
      label_key text generated always as (lower(label)) stored,
      note jsonb,
      shade jsonb,
      bulbs jsonb not null,
      marks jsonb not null,
      state lamp_state not null default 'OFF',
      last_state lamp_state,
      colour text not null check (colour in ('RED', 'GREEN', 'BLUE')),
      socket text check (socket in ('E27', 'E14')),
      maker text not null check (maker in ('GARAM')),
      watts int not null check (watts in (100, 9, 12)),
      rooms text[] not null check (cardinality(rooms) > 0 and rooms <@ array['HALL', 'BATH']),
      postcode text not null check (postcode ~ '^[0-9]{5}$'),
      height int not null check (height > 0),
      free text not null check (free in ('A', 'B') or label = 'x'),
      either text not null check (either in ('A', 'B') or either ~ '^[0-9]$'),
      other text not null check (other not in ('A', 'B')),
      wick text
    );
    comment on column lamp.wick is 'Unused since 0001: the release before reads it.'`)
    .execute(db.ownerDatabase);
  text = await generateTypes(db.ownerUrl, {
    'lamp.shade': { type: 'Shade', from: './shade.ts' },
    'lamp.bulbs': { type: 'Bulb[]', from: './bulb.ts' },
    'lamp.marks': { type: 'string[]' },
  });
});
afterAll(() => db.drop());

const columnOf = (name: string): string | undefined => {
  const lamp = /export interface Lamp \{\n([^}]*)\}/.exec(text)?.[1];
  return new RegExp(`^  ${name}: (.*);$`, 'm').exec(lamp ?? '')?.[1];
};

test('a column that is unused has no type, so that no code reads it', () => {
  expect(columnOf('wick')).toBeUndefined();
});

test.each([
  ['lampNo', 'Generated<number>'],
  ['labelKey', 'GeneratedAlways<string | null>'],
  ['note', 'unknown'],
])('a column that no check limits has the type of its values: %s', (name, type) => {
  expect(columnOf(name)).toBe(type);
});

test.each([
  ['colour', "'BLUE' | 'GREEN' | 'RED'"],
  ['socket', "'E14' | 'E27' | null"],
  ['maker', "'GARAM'"],
  ['watts', '9 | 12 | 100'],
  ['rooms', "('BATH' | 'HALL')[]"],
])('a check against a list of values becomes a union of literals: %s', (name, type) => {
  expect(columnOf(name)).toBe(type);
});

test('a column of JSON has the type that is named for it, from its module', () => {
  expect([columnOf('shade'), columnOf('bulbs'), columnOf('marks')]).toEqual(['Shade | null', 'Bulb[]', 'string[]']);
  const imports = text.split('\n').filter((line) => line.startsWith('import ') && !line.includes("'kysely'"));
  expect(imports).toEqual(["import type { Bulb } from './bulb.ts';", "import type { Shade } from './shade.ts';"]);
});

test('a type that is named for a column that is not there is an error', async () => {
  await expect(generateTypes(db.ownerUrl, { 'lamp.shdae': { type: 'Shade' } })).rejects.toThrow('lamp.shdae');
});

test('a domain becomes a type of its own', () => {
  expect(text).toContain("export type LampState = 'OFF' | 'ON';\n");
  expect(columnOf('state')).toBe('Generated<LampState>');
  expect(columnOf('lastState')).toBe('LampState | null');
});

test.each(['postcode', 'free', 'either', 'other'])('any other check leaves the type as it is: %s', (name) => {
  expect(columnOf(name)).toBe('string');
});

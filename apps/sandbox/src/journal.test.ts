import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import { openOutbox } from './mail/outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string) => join(folder, `${name}.json`);
type Item = { readonly key: string; readonly state: string };
const open = (file: string) => openJournal<Item>(file, ({ key }) => key);
const held = (file: string) => [...open(file).items.values()].map(({ key, state }) => `${key} ${state}`);

test('each change appends one line, and the latest state of each item is read, in the order of creation', () => {
  const file = fileOf('changes');
  const journal = open(file);
  for (const [key, state] of [
    ['a', 'READY'],
    ['b', 'READY'],
    ['a', 'DONE'],
  ] as const)
    journal.write({ key, state });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  expect(held(file)).toEqual(['a DONE', 'b READY']);
});

test('a truncated line is skipped, and the next one is complete', () => {
  const file = fileOf('cut');
  open(file).write({ key: 'a', state: 'READY' });
  appendFileSync(file, '\n{"key":"b","sta');
  open(file).write({ key: 'c', state: 'READY' });
  expect(held(file)).toEqual(['a READY', 'c READY']);
});

test('a file of an earlier version, with one list, is read and appended to', () => {
  const file = fileOf('earlier');
  writeFileSync(
    file,
    JSON.stringify([
      { key: 'a', state: 'READY' },
      { key: 'b', state: 'READY' },
    ]),
  );
  open(file).write({ key: 'b', state: 'DONE' });
  expect(held(file)).toEqual(['a READY', 'b DONE']);
});

test('the outbox keeps the newest three hundred mails, in a file of bounded size, and none once it is cleared', async () => {
  const file = fileOf('mails');
  const outbox = openOutbox({ clock: () => new Date(), file });
  for (let number = 1; number <= 700; number += 1) await outbox.take(Buffer.from(`Subject: ${number}\r\n\r\nlink`));
  expect(
    outbox
      .list()
      .map(({ subject }) => subject)
      .slice(0, 2),
  ).toEqual(['700', '699']);
  expect(outbox.list()).toHaveLength(300);
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(600);
  const again = openOutbox({ clock: () => new Date(), file });
  expect(again.list()).toEqual(outbox.list());
  again.clear();
  expect(openOutbox({ clock: () => new Date(), file }).list()).toEqual([]);
});

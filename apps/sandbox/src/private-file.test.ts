import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appendPrivateFile, writePrivateFile } from './private-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test.each([
  ['written', writePrivateFile],
  ['added to', appendPrivateFile],
])('a file that is %s is readable only by its owner, even if it was readable by all before', (name, put) => {
  const file = join(folder, name, 'mails.json');
  put(file, 'a link');
  expect([modeOf(file), modeOf(join(folder, name))]).toEqual(['600', '700']);
  chmodSync(file, 0o644);
  put(file, 'a link');
  expect(modeOf(file)).toBe('600');
});

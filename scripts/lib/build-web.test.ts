import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dutiesOf } from '../../apps/api/src/config.ts';
import { hashSources, requireBuilt } from './build-web.ts';
import { TaskError } from './task.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function checkoutWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const files = { 'apps/web/src/a.ts': 'one', 'apps/web/src/deep/b.ts': 'two', 'apps/web/src/a.test.ts': 'test' };
const stampOf = (of: Readonly<Record<string, string>>) => hashSources(['apps/web/src/**/*'], checkoutWith(of));

test('a copied checkout keeps its build', () => {
  expect(stampOf(files)).toBe(stampOf(files));
  expect(stampOf({ ...files, 'apps/web/src/a.test.ts': 'another' }), 'tests are not served').toBe(stampOf(files));
});

test('a changed, moved or removed file causes a new build', () => {
  const { 'apps/web/src/deep/b.ts': moved, ...rest } = files;
  for (const other of [{ ...files, 'apps/web/src/a.ts': '1' }, { ...rest, 'apps/web/src/b.ts': moved }, rest])
    expect(stampOf(other)).not.toBe(stampOf(files));
});

test('an instance that serves names what is not built; one that serves nothing needs no build', () => {
  const webAlone = checkoutWith({ 'apps/web/dist/first-paint/inline.js': '' });
  const refusal = (name: string) => new TaskError(`the ${name} is not built: run npm run build`);
  expect(() => requireBuilt(dutiesOf.web, webAlone)).not.toThrow();
  for (const role of ['all', 'office'] as const)
    expect(() => requireBuilt(dutiesOf[role], webAlone)).toThrow(refusal('office'));
  expect(() => requireBuilt(dutiesOf.web, checkoutWith({}))).toThrow(refusal('browser code'));
  expect(() => requireBuilt(dutiesOf.worker, checkoutWith({}))).not.toThrow();
});

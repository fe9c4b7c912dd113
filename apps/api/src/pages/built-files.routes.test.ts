import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepBuildFiles } from '@mall/db/build-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, insertMall, type TestApp } from '../testing/test-app.ts';
import { createWebFolder } from '../testing/web-folder.ts';

const webFolder = createWebFolder();
const other = mkdtempSync(join(tmpdir(), 'mall-other-release-'));
let testApp: TestApp;
beforeAll(async () => {
  writeRelease(join(webFolder.folders.web, 'assets'), 'of-own');
  writeRelease(other, 'of-other');
  testApp = await createTestApp({ folders: webFolder.folders });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await keep('web', other);
});
afterAll(async () => {
  await testApp.close();
  webFolder.remove();
  rmSync(other, { recursive: true });
});

function writeRelease(folder: string, name: string): void {
  const files = {
    js: 'run();',
    'js.br': 'as brotli',
    'js.gz': 'as gzip',
    css: 'a {}',
    'css.br': 'as brotli',
    woff2: 'font',
  };
  for (const [end, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.${end}`), text);
}
const keep = (site: 'web' | 'office', folder: string) => keepBuildFiles(testApp.databaseOwnerUrl, [{ site, folder }]);
const mallHost = 'familyshop.localhost';
const get = (url: string, { host = mallHost, encoding = 'identity' } = {}) =>
  testApp.app.inject({ url, headers: { host, 'accept-encoding': encoding } });
const statusOf = async (url: string, host = mallHost) => (await get(url, { host })).statusCode;

describe('a page of another release', () => {
  const told = [
    ...['content-type', 'content-encoding', 'cache-control', 'vary', 'content-length'],
    ...['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'],
  ];
  test.each([
    ['js', 'br, gzip'],
    ['js', 'gzip, deflate'],
    ['js', 'identity'],
    ['css', 'br, gzip'],
    ['woff2', 'br, gzip'],
  ])(
    'gets its .%s file here too, encoded like this release’s own for clients that accept %s',
    async (end, encoding) => {
      const [own, others] = await Promise.all(
        ['own', 'other'].map((release) => get(`/assets/of-${release}.${end}`, { encoding })),
      );
      expect(others?.statusCode).toBe(200);
      expect(others?.body).toBe(own?.body);
      for (const name of told) expect([name, others?.headers[name]]).toEqual([name, own?.headers[name]]);
    },
  );

  test('gets only files that a release had, by their exact names and at their own host', async () => {
    await keep('office', other);
    for (const url of ['/assets/none.js', '/assets/of-other.js.br', '/assets/a/of-other.js'])
      expect(await statusOf(url), url).toBe(404);
    expect(await statusOf('/assets/of-other.js', 'admin.localhost')).toBe(200);
    expect(await statusOf('/assets/of-own.js', 'admin.localhost')).toBe(404);
  });

  test('waits a second at most for the files of a release that has just been deployed beside it', async () => {
    expect(await statusOf('/assets/later.js')).toBe(404);
    writeFileSync(join(other, 'later.js'), 'run();');
    await keep('web', other);
    // Unknown names are no way to load the database: all of a second cost one query.
    expect(await statusOf('/assets/later.js')).toBe(404);
    testApp.wait(1000);
    expect(await statusOf('/assets/later.js')).toBe(200);
  });
});

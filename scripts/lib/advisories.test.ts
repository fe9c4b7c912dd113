import { expect, test } from 'vitest';
import { findAdvisories, readAdvisories } from './advisories.ts';
import { readLockfile } from './lockfile.ts';

const advisory = {
  ...{ package: 'glob', vulnerable: '>=10.2.0 <10.5.0 || >=11.0.0 <11.1.0' },
  ...{ id: 'GHSA-5j98-mcp5-4vw2', title: 'command injection' },
};
const reportOf = (version: string, name = 'glob') => findAdvisories([{ name, version, license: 'MIT' }], [advisory]);

test.each(['10.2.0', '10.4.9', '11.0.0', '11.1.0-rc.1'])('the vulnerable version %s is reported', (version) =>
  expect(reportOf(version)).toEqual([
    `glob ${version}: command injection (GHSA-5j98-mcp5-4vw2, >=10.2.0 <10.5.0 || >=11.0.0 <11.1.0)`,
  ]),
);

test.each(['10.1.9', '10.5.0', '11.1.0', '14.0.6'])('the fixed version %s is not', (version) =>
  expect(reportOf(version)).toEqual([]),
);

test('a package with a similar name is not matched', () => expect(reportOf('10.2.0', 'fast-glob')).toEqual([]));

test('a lockfile that holds an old fastify, nested below another package, is reported by the advisories that come with the mall', () => {
  const packages = readLockfile(
    JSON.stringify({
      packages: {
        '': { version: '0.1.0' },
        'apps/api': { version: '0.1.0' },
        'node_modules/@mall/api': { link: true },
        'node_modules/fastify': { version: '5.12.8', license: 'MIT' },
        'node_modules/a/node_modules/fastify': { version: '5.8.4', license: 'MIT' },
      },
    }),
  );
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual(['fastify 5.12.8', 'fastify 5.8.4']);
  expect(findAdvisories(packages)).toEqual([
    'fastify 5.8.4: body validation bypassed by a space before the content type (GHSA-247c-9743-5963, >=5.3.2 <5.8.5)',
  ]);
});

test('each advisory of the file has a range and a unique number, and none matches a pinned version', () => {
  const advisories = readAdvisories();
  expect(advisories.length).toBeGreaterThan(30);
  expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
  expect(findAdvisories()).toEqual([]);
});

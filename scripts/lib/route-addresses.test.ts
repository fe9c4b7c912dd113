import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../apps/web/src/routes/', import.meta.url).pathname;

/** Routes whose address is read by a function of its own, which drops what does not fit. */
const routes = globSync('**/*.tsx', { cwd: folder }).flatMap((file) => {
  const source = readFileSync(folder + file, 'utf8');
  const [, reader = ''] = /validateSearch: (read\w+)/.exec(source) ?? [];
  return reader === '' ? [] : [{ file, reader, source }];
});

describe('what does not fit in an address reaches no page', () => {
  test('there are such routes on both sites', () => {
    expect(routes.filter(({ file }) => file.startsWith('m/')).length).toBeGreaterThan(10);
    expect(routes.filter(({ file }) => !file.startsWith('m/')).length).toBeGreaterThan(10);
  });

  // The router lays what was read over what stands in the address: a dropped parameter would come back.
  test.each(routes)('$file hands on only what was read', ({ reader, source }) => {
    expect(source).not.toMatch(/useSearch\(\)/);
    expect(source).toContain(`useSearch({ select: ${reader} })`);
  });
});

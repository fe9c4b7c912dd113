import { expect, test } from 'vitest';
import { describeLicenses, findForbiddenLicenses, findLicenseFaults } from './licenses.ts';

const faultOf = (name: string, license?: string) => findForbiddenLicenses([{ name, version: '1.0.0', license }]);

test.each(['MIT', 'ISC', 'MIT OR GPL-3.0-only', '(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', 'OFL-1.1'])(
  '%s is accepted of any package',
  (license) => expect(faultOf('any', license)).toEqual([]),
);

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'LGPL-3.0-or-later', 'MPL-2.0', 'SSPL-1.0', 'MIT AND GPL-2.0-only'])(
  '%s is reported',
  (license) => expect(faultOf('any', license)).toEqual([`any 1.0.0: ${license} is on no list`]),
);

test('the LGPL is accepted for libvips, which sharp loads, and for nothing else of sharp', () => {
  expect(faultOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(faultOf('sharp', 'LGPL-3.0-or-later')).toHaveLength(1);
});

test('a package that names no licence is reported, except the one whose text was read', () => {
  expect(faultOf('any')).toEqual(['any 1.0.0 names no licence']);
  expect(faultOf('png-js')).toEqual([]);
});

test('the repository has its own licence, and a current list of all others', () => {
  expect(findLicenseFaults()).toEqual([]);
  expect(describeLicenses()).toMatch(/^\| pretendard \| [\d.]+ \| OFL-1.1 \|$/m);
  expect(describeLicenses()).toMatch(/^\| lucide-react \| [\d.]+ \| ISC \|$/m);
  expect(describeLicenses()).toMatch(/^\| png-js \| [\d.]+ \| MIT \|$/m);
});

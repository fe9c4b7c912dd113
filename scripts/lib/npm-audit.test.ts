import { expect, test } from 'vitest';
import { readReport } from './npm-audit.ts';

const cause = {
  ...{ source: 1113398, name: 'glob', dependency: 'glob', severity: 'high', range: '>=11.0.0 <11.1.0' },
  ...{ title: 'Command injection', url: 'https://github.com/advisories/GHSA-5j98-mcp5-4vw2' },
};

test('an advisory of the registry is reported once, however many packages depend on the affected one', () =>
  expect(
    readReport(
      JSON.stringify({
        auditReportVersion: 2,
        vulnerabilities: {
          glob: { name: 'glob', severity: 'high', via: [cause] },
          rimraf: { name: 'rimraf', severity: 'high', via: ['glob', cause] },
        },
      }),
    ),
  ).toEqual(['glob >=11.0.0 <11.1.0: Command injection (https://github.com/advisories/GHSA-5j98-mcp5-4vw2)']));

test('a registry without advisories counts as reached', () =>
  expect(readReport('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]));

test.each([
  ['serves no audits', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['is not reached', ''],
])('a registry that %s has not been reached', (_, output) => expect(readReport(output)).toBeUndefined());

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, withExitCode } from './test-report.ts';

describe('test report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (report: object) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  };

  it('names the tests that failed, and a test file that could not be loaded', () => {
    const passed = { status: 'passed', fullName: 'adds' };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [passed, { status: 'failed', fullName: 'sums divide' }],
      },
      { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
    ];
    expect(readVitestReport(write({ numPassedTests: 2, testResults }))).toEqual({
      passed: 2,
      failures: ['a.test.ts', 'b.test.ts › sums divide'],
    });
  });

  it('names a browser test that failed, or passed only at the second try, with its site', () => {
    const inner = {
      title: 'refusals',
      specs: [
        { title: 'twice', tests: [{ projectName: 'mobile', status: 'flaky' }] },
        { title: 'once', tests: [{ projectName: 'mobile', status: 'expected' }] },
      ],
    };
    const specs = [{ title: 'pays', tests: [{ projectName: 'desktop', status: 'unexpected' }] }];
    const suites = [{ title: 'pay.spec.ts', specs, suites: [inner] }];
    expect(readPlaywrightReport(write({ stats: { expected: 5 }, suites }))).toEqual({
      passed: 5,
      failures: ['[desktop] › pay.spec.ts › pays', '[mobile] › pay.spec.ts › refusals › twice'],
    });
  });

  it('never reports a run that ended with an error as passed', () => {
    const failures = ['vitest ended with exit code 1'];
    expect(withExitCode(readVitestReport(join(folder, 'none.json')), 1, 'vitest')).toEqual({ passed: 0, failures });
    expect(withExitCode({ passed: 7, failures: [] }, 1, 'vitest')).toEqual({ passed: 7, failures });
    expect(withExitCode({ passed: 7, failures: ['pays'] }, 1, 'vitest')).toEqual({ passed: 7, failures: ['pays'] });
    expect(withExitCode({ passed: 7, failures: [] }, 0, 'vitest')).toEqual({ passed: 7, failures: [] });
  });
});

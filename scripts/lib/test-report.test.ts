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

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    const file = write({ numPassedTests: 3, numFailedTests: 1, testResults });
    expect(readVitestReport(file)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a browser test that passed only at the second try as a failure', () => {
    expect(readPlaywrightReport(write({ stats: { expected: 5, unexpected: 1, flaky: 1 } }))).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('never reports a run that ended with an error as passed', () => {
    expect(withExitCode(readVitestReport(join(folder, 'none.json')), 1)).toEqual({ passed: 0, failed: 1 });
    expect(withExitCode({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
    expect(withExitCode({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  });
});

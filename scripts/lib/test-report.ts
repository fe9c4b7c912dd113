import { readFileSync } from 'node:fs';

export type TestCount = { readonly passed: number; readonly failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

export function readVitestReport(file: string): TestCount {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  // A file that failed to load has no failed tests.
  const unloaded = report.testResults.filter((result) => result.status === 'failed' && !result.assertionResults.length);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

export function readPlaywrightReport(file: string): TestCount {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** A runner that failed without a failed test (an error outside any test, or no report) counts as one failure. */
export function withExitCode(count: TestCount, exitCode: number): TestCount {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

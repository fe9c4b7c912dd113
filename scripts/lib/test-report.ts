import { readFileSync } from 'node:fs';

/** What a runner counted, and the names of the tests that failed. */
export type TestCount = { readonly passed: number; readonly failures: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };

export function readVitestReport(file: string): TestCount {
  const report = readReport<VitestReport>(file);
  const failures = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that failed to load has no failed tests.
      return failed.length ? failed.map(({ fullName }) => `${name} › ${fullName}`) : [name];
    });
  return { passed: report?.numPassedTests ?? 0, failures };
}

/** A browser test that passed only at the second try has failed. */
export function readPlaywrightReport(file: string): TestCount {
  const report = readReport<PlaywrightReport>(file);
  const failures = (report?.suites ?? []).flatMap((suite) => failedSpecsOf(suite, []));
  return { passed: report?.stats.expected ?? 0, failures };
}

function failedSpecsOf({ title, suites = [], specs }: PlaywrightSuite, parents: readonly string[]): string[] {
  const path = [...parents, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => [`[${projectName}]`, ...path, spec.title].join(' › ')),
  );
  return [...failed, ...suites.flatMap((suite) => failedSpecsOf(suite, path))];
}

/** A runner that failed without a failed test (an error outside any test, or no report) counts as one failure. */
export function withExitCode(count: TestCount, exitCode: number, runner: string): TestCount {
  if (exitCode === 0 || count.failures.length > 0) return count;
  return { ...count, failures: [`${runner} ended with exit code ${exitCode}`] };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

import * as z from 'zod';
import { runProgram } from './run-program.ts';

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([z.string(), z.object({ name: z.string(), title: z.string(), url: z.string(), range: z.string() })]),
      ),
    }),
  ),
});

/** The registry's advisories for the packages of the lockfile, one line each; undefined when it cannot be reached. */
export async function askRegistry(): Promise<string[] | undefined> {
  const options = ['audit', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await runProgram('npm', options);
  return readReport(output);
}

/** The advisories of a report of `npm audit --json`; undefined when it reports an error instead. */
export function readReport(output: string): string[] | undefined {
  const { success, data } = reportSchema.safeParse(parse(output));
  if (!success) return undefined;
  const advisories = Object.values(data.vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause !== 'string'),
  );
  return [...new Set(advisories.map(({ name, title, url, range }) => `${name} ${range}: ${title} (${url})`))];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error messages of Vite, Chromium, Firefox and Safari when a page's code did not load. */
const words =
  /^(Unable to preload CSS|Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script failed)/;

class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/** There is no connection, or a new deployment has replaced the files. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof MissingCode || (error instanceof Error && words.test(error.message));

/** Our own text: on the browsers' messages the router reloads by itself, even offline. Our error page decides (`canLoadAnew`). */
export function throwMissingCode(error: unknown): never {
  throw isCodeMissing(error) ? new MissingCode('a page’s code did not load', { cause: error }) : error;
}

/** Whether a reload would load the code: not offline, nor if it may just have been tried. */
export function canLoadAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.onLine && visit !== undefined && visit.type !== 'reload';
}

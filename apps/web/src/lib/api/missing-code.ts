/** What Vite, Chromium, Firefox and Safari report when a page's code did not load. */
const words =
  /^(Unable to preload CSS|Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script failed)/;

class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/** There is no connection, or the files are gone because a new deployment has taken their place. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof MissingCode || (error instanceof Error && words.test(error.message));

/** In words of our own: at the browsers' the router reloads by itself, also without a connection. Our error page decides (`canLoadAnew`). */
export function throwMissingCode(error: unknown): never {
  throw isCodeMissing(error) ? new MissingCode('a page’s code did not load', { cause: error }) : error;
}

/** Would a reload bring the code? Not without a connection, nor where it may just have been tried. */
export function canLoadAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigator.onLine && visit !== undefined && visit.type !== 'reload';
}

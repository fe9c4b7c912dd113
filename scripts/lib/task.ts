import { toLines } from '../../packages/contracts/src/typed-text.ts';
import { surviveLostConnections } from '../../packages/db/src/lost-connections.ts';
import { SettingError } from '../../packages/db/src/settings.ts';
import { stopAll, stopOnSignals } from './lifetime.ts';

/** A failure explained by one line; any other error keeps its stack. */
export class TaskError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TaskError';
  }
}

/** Runs a script: an orderly stop on every way out, one clear line for an expected failure, non-zero for any. */
export async function runTask(work: () => Promise<number | undefined>): Promise<void> {
  stopOnSignals();
  surviveLostConnections();
  let exitCode = 0;
  try {
    exitCode = (await work()) ?? 0;
  } catch (error) {
    exitCode = 1;
    console.error(isExpected(error) ? `\n✗ ${toLines(error.message)}` : error);
  }
  await stopAll();
  process.exit(exitCode);
}

function isExpected(error: unknown): error is Error {
  return error instanceof SettingError || error instanceof TaskError;
}

import type { Database } from '@mall/db/connection';
import { claimRun, endRun, type StoredRun } from './run.repository.ts';

/** A run that was started this often without an end is not tried again: something in it kills processes. */
const mostAttempts = 4;

/** Somebody cancelled the run while it was under way. */
export class Cancelled extends Error {}
/** The process is about to stop: another one continues the run. */
export class Interrupted extends Error {}
/** It cannot be done, for a reason to be shown to the requester. */
export class Unable extends Error {}

type Office = { readonly officeDatabase: Database; readonly clock: () => Date };
type Work<Request> = {
  readonly work: (run: StoredRun<Request>) => Promise<void>;
  /** Shown to the requester when the run was tried too often. */
  readonly tooOften: string;
  /** Removes what an unfinished run leaves behind. */
  readonly tidy?: () => Promise<void>;
};

/** Does the work of a run, whether or not a process has died with it before. Throws errors that may pass, so that the queue tries again. */
export async function takeUpRun<Request>(
  { officeDatabase, clock }: Office,
  runNo: number,
  { work, tooOften, tidy }: Work<Request>,
): Promise<void> {
  const run = await claimRun<Request>(officeDatabase, runNo, clock());
  if (!run) return;
  const fail = (failure: string) =>
    endRun(officeDatabase, { runNo }, { from: ['RUNNING'], to: 'FAILED', at: clock(), failure });
  if (run.attempts > mostAttempts) {
    await tidy?.();
    await fail(tooOften);
    return;
  }
  try {
    await work(run);
  } catch (error) {
    await tidy?.();
    if (error instanceof Cancelled) return;
    if (error instanceof Unable) return void (await fail(error.message));
    throw error;
  }
}

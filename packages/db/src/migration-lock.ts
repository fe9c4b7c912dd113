import { setTimeout as delay } from 'node:timers/promises';
import postgres, { type Sql, type TransactionSql } from 'postgres';

/** Any number, as long as every process that migrates uses the same. */
const migrationLock = 20_261_120;

/**
 * Whoever waits for a table makes all wait who come after, readers too. Half of `deadlock_timeout` as it is by default, so that of a
 * migration and a visitor who wait for each other it is the migration that gives way.
 */
const lockTimeout = '500ms';

export type Patience = {
  readonly tries: number;
  /** Hears the first time that what is named did not get its locks. */
  readonly onWait: (name: string) => void;
};

export const threeMinutes: Patience = {
  tries: 60,
  onWait: (name) => console.warn(`\n  ${name} waits for tables that others hold, and is tried again for three minutes`),
};

type Named = { readonly name: string; readonly patience: Patience };
type Work<Result> = (transaction: TransactionSql) => Promise<Result>;

/**
 * One process at a time, whichever runs it: instances that start at once migrate one after the other. What does not get its locks soon is
 * rolled back and tried again: it would stand before all others in the queue behind one long transaction.
 */
export async function whileLocked<Result>(client: Sql, { name, patience }: Named, work: Work<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return (await runLocked(client, work)) as Result;
    } catch (error) {
      if (!isRefusedLock(error) || tried >= patience.tries) throw error;
      if (tried === 1) patience.onWait(name);
      await delay(Math.min(tried * 250, 2_500));
    }
  }
}

/** The lock ends with the transaction, so whoever dies holding it, or came through a pooler, holds nobody up. */
const runLocked = <Result>(client: Sql, work: Work<Result>) =>
  client.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${migrationLock})`;
    await transaction`select set_config('lock_timeout', ${lockTimeout}, true)`;
    return work(transaction);
  });

const isRefusedLock = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && ['55P03', '40P01'].includes(error.code);

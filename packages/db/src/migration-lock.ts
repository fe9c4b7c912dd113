import { setTimeout as delay } from 'node:timers/promises';
import postgres, { type Sql, type TransactionSql } from 'postgres';

/** Any number, as long as every process that migrates uses the same. */
const migrationLock = 20_261_120;

/**
 * Whoever waits for a table lock makes all later users wait, readers too. Half of the default `deadlock_timeout`, so that when a migration
 * and a visitor wait for each other, the migration gives up.
 */
const lockTimeout = '500ms';

export type Patience = {
  readonly tries: number;
  /** Called the first time that a migration did not get its locks; receives its name. */
  readonly onWait: (name: string) => void;
};

export const threeMinutes: Patience = {
  tries: 60,
  onWait: (name) => console.warn(`\n  ${name} waits for tables that others hold, and is tried again for three minutes`),
};

type Named = { readonly name: string; readonly patience: Patience };
type Work<Result> = (transaction: TransactionSql) => Promise<Result>;

/**
 * One process at a time: instances that start at once migrate one after the other. A migration that does not get its locks soon is rolled
 * back and retried; otherwise everybody would queue behind it while it waits for one long transaction.
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

/** The lock ends with the transaction, so it blocks nobody when its holder dies or is connected through a pooler. */
const runLocked = <Result>(client: Sql, work: Work<Result>) =>
  client.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${migrationLock})`;
    await transaction`select set_config('lock_timeout', ${lockTimeout}, true)`;
    return work(transaction);
  });

const isRefusedLock = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && ['55P03', '40P01'].includes(error.code);

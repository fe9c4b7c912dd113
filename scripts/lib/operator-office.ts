import { loadConfig } from '../../apps/api/src/config.ts';
import { createDependencies } from '../../apps/api/src/create-dependencies.ts';
import type { Dependencies } from '../../apps/api/src/dependencies.ts';
import { insertAudit } from '../../apps/api/src/office/office.repository.ts';
import { recorded } from '../../apps/api/src/office/recorded.ts';
import { AppError } from '../../packages/contracts/src/errors.ts';
import { connectOffice } from '../../packages/db/src/connection.ts';
import { openMigratedDatabase } from './database.ts';
import { onStop } from './lifetime.ts';
import { operatorName } from './operator-act.ts';
import { type Lines, printLines } from './print-lines.ts';
import { withRunningSandbox } from './sandbox.ts';
import { runTask, TaskError } from './task.ts';

type Act = {
  /** Such as `staff.invite`. */
  readonly action: string;
  readonly subject: string;
  readonly ofMallId?: number;
  /** By field: before and after. */
  readonly changes?: Readonly<Record<string, unknown>>;
};

/** Lets the use case's first transaction also write the audit's row, in the name of this machine's user. */
export function inTheAudit(office: Dependencies, { changes = {}, ...act }: Act): Dependencies {
  const row = { happenedAt: office.clock(), operator: operatorName(), changes, ...act };
  const { database } = recorded(office.database, (transaction) => insertAudit(transaction, row));
  return { ...office, database };
}

/** Runs a command with the office's own use cases and login, and prints its result. The arguments are parsed before anything is opened. */
export async function runOfficeCommand(read: () => (office: Dependencies) => Promise<Lines>): Promise<void> {
  await runTask(async () => {
    const work = read();
    const office = await openOffice();
    try {
      printLines(await work(office));
    } catch (error) {
      throw error instanceof AppError ? new TaskError(error.fieldErrors[0]?.message ?? error.message) : error;
    }
    return undefined;
  });
}

async function openOffice(): Promise<Dependencies> {
  const address = await openMigratedDatabase();
  if (!address.officeUrl)
    throw new TaskError('this is done as the office: set OFFICE_DATABASE_URL beside DATABASE_URL');
  const database = connectOffice({ url: address.officeUrl, maxConnections: 2 });
  onStop(() => database.destroy());
  const config = loadConfig({ ...withRunningSandbox(process.env), DATABASE_URL: address.url });
  return createDependencies({ config, database, officeDatabase: database });
}

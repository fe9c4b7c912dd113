import { parseArgs } from 'node:util';
import { listAudit, verifyLogs } from '../apps/api/src/modules/records/office/record.repository.ts';
import type { OfficeReader } from '../apps/api/src/office/office-rows.ts';
import { connectOffice } from '../packages/db/src/connection.ts';
import { inOffice } from '../packages/db/src/in-office.ts';
import { openMigratedDatabase } from './lib/database.ts';
import { onStop } from './lib/lifetime.ts';
import { linesOr, printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run audit -- <command>

  list    the newest 50 changes by staff and by commands
  verify  whether both logs are as they were sealed; names the first row that was changed, deleted or added`;
const newest = { before: null, most: 50 };

async function list(reader: OfficeReader): Promise<number> {
  const rows = await listAudit(reader, {}, newest);
  const lines = rows.map(({ auditNo, happenedAt, staffName, operator, mallName, action, subject, reason }) =>
    [auditNo, happenedAt.toISOString(), staffName ?? operator, mallName ?? '-', action, subject, reason]
      .join('  ')
      .trimEnd(),
  );
  printLines(linesOr(lines, 'nothing was changed'));
  return 0;
}

async function verify(reader: OfficeReader): Promise<number> {
  const logs = await verifyLogs(reader);
  const lines = logs.map(({ log, seals, rowCount, sealedAt, fault, sealNo, rowNo }) => {
    const sealed = `${log}: ${rowCount} rows in ${seals} seals, the last of ${sealedAt?.toISOString() ?? 'never'}`;
    if (fault === null) return `✓ ${sealed}`;
    return `✗ ${log}: ${fault === 'SEAL' ? `seal ${sealNo} was changed, or one before it is missing` : `row ${rowNo} was ${fault.toLowerCase()} after seal ${sealNo}`}`;
  });
  printLines(lines);
  return logs.some(({ fault }) => fault !== null) ? 1 : 0;
}

const commands: Readonly<Record<string, (reader: OfficeReader) => Promise<number>>> = { list, verify };

await runTask(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', ...more] = positionals;
  const command = commands[name];
  if (!command || more.length > 0) throw new TaskError(usage);
  const { officeUrl } = await openMigratedDatabase();
  if (!officeUrl) throw new TaskError('the logs are read as the office: set OFFICE_DATABASE_URL beside DATABASE_URL');
  const database = connectOffice({ url: officeUrl, maxConnections: 1 });
  onStop(() => database.destroy());
  return inOffice(database, { kind: 'all' }, (transaction) => command(transaction as unknown as OfficeReader));
});

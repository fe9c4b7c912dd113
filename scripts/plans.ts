import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { CsvFile } from '../apps/api/src/modules/operator-data/csv-table.ts';
import { keptIf } from '../apps/api/src/modules/operator-data/kept-if.ts';
import { type LoadReport, loadOperatorData } from '../apps/api/src/modules/operator-data/load-operator-data.ts';
import { reportLines } from '../apps/api/src/modules/operator-data/report-lines.ts';
import { connectDatabase } from '../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../packages/db/src/in-mall.ts';
import { openDatabase, requireOwner } from './lib/database.ts';
import { onStop } from './lib/lifetime.ts';
import { actingAs } from './lib/operator-act.ts';
import { readNamedFile } from './lib/operator-files.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run plans -- <check|load> <mall> [--plans <csv>] [--phones <csv>] [--rules <csv>] [--supports <csv>] [--all]

  check  shows what a load would change, and changes nothing
  load   changes it, all files in one transaction: one wrong line, and nothing is loaded

  --plans     요금제: what each plan costs, and who may take it with which phones; holds in every mall
  --phones    휴대폰: each phone's network, and the choice its card is priced by; holds in every mall
  --rules     위약금: what a carrier wants back of who leaves early; holds in every mall
  --supports  지원금: support by phone, memory, plan and way of joining, of the mall named
  --all       every changed line instead of the first fifty

The columns are described in docs/operator-data.md.`;

const options = {
  plans: { type: 'string' },
  phones: { type: 'string' },
  rules: { type: 'string' },
  supports: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

async function openFile(path: string | undefined): Promise<CsvFile | undefined> {
  if (path === undefined) return undefined;
  return { name: basename(path), bytes: await readNamedFile(path) };
}

await runTask(async () => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command, mallUrl = ''] = positionals;
  const files = {
    plans: await openFile(values.plans),
    phones: await openFile(values.phones),
    rules: await openFile(values.rules),
    supports: await openFile(values.supports),
  };
  const hasFile = Object.values(files).some((file) => file !== undefined);
  if ((command !== 'check' && command !== 'load') || !mallUrl || !hasFile) throw new TaskError(usage);
  // As the owner: the application's own role may read prices, not write them.
  const database = connectDatabase({ url: requireOwner(await openDatabase()), maxConnections: 1 });
  onStop(() => database.destroy());
  const mall = await database.selectFrom('mall').select('mallId').where('mallUrl', '=', mallUrl).executeTakeFirst();
  if (!mall) throw new TaskError(`there is no mall ${mallUrl}`);
  const acting = actingAs({ database }, { action: 'plans.load', subject: `plans of ${mallUrl}` });
  const report = await keptIf(
    command === 'load',
    (work: (transaction: MallTransaction) => Promise<LoadReport>) => inMall(acting.database, mall, work),
    (transaction) => loadOperatorData(transaction, files, new Date()),
  );
  console.log(reportLines(report, { isSaved: command === 'load', limit: values.all ? undefined : 50 }).join('\n'));
  return report.problems.length === 0 ? 0 : 1;
});

import { connectDatabase, connectOffice, type Database } from '../../../packages/db/src/connection.ts';
import { inOffice, type OfficeScope } from '../../../packages/db/src/in-office.ts';
import { loginUrl } from '../../../packages/db/src/logins.ts';
import { explain, isRead, pagesOf, waysOf } from '../plans.ts';
import type { Statement } from '../recording.ts';
import { type Caller, type OfficeCase, officeCases } from './office-cases.ts';

const malls = (first: number, last: number, step = 1): OfficeScope => ({
  kind: 'malls',
  mallIds: Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step),
});

/** From whoever sees all malls to whoever sees few; the numbers say how large they are (seed-office.ts). */
const scopes: readonly (readonly [string, OfficeScope])[] = [
  ['all malls', { kind: 'all' }],
  ['1,999', malls(2, 2000)],
  ['3 large', malls(1, 3)],
  ['3 small', malls(1701, 1703)],
  ['300 small', malls(1701, 2000)],
  ['99 idle', malls(33, 1993, 20)],
];

/** Prints one line of a Markdown table for each query: in each scope, the pages it touches and the fastest of five runs. */
export async function printOfficePlans(url: string): Promise<void> {
  const heard: Statement[] = [];
  const onStatement = (text: string, parameters: readonly unknown[]) => heard.push({ text, parameters });
  const database = connectOffice({ url: loginUrl(url, 'office'), maxConnections: 1, onStatement });
  console.log(
    `\n| query | ${scopes.map(([name]) => name).join(' | ')} | ways |\n|---|${'---:|'.repeat(scopes.length)}---|`,
  );
  try {
    for (const one of officeCases(await pickCaller(url))) console.log(await lineOf(database, one, heard));
  } finally {
    await database.destroy();
  }
}

async function lineOf(database: Database, { name, read }: OfficeCase, heard: Statement[]): Promise<string> {
  const cells: string[] = [];
  const ways = new Set<string>();
  for (const [, scope] of scopes) {
    heard.length = 0;
    const { Plan: plan, 'Execution Time': milliseconds } = await inOffice(database, scope, async (transaction) => {
      await read(transaction);
      return explain(transaction, theRead(heard));
    });
    cells.push(`${pagesOf(plan)} · ${milliseconds.toFixed(1)}`);
    for (const way of waysOf(plan)) ways.add(way);
  }
  return `| ${[name, ...cells, [...ways].join(', ')].join(' | ')} |`;
}

function theRead(heard: readonly Statement[]): Statement {
  const statement = heard.find(({ text }) => isRead(text));
  if (!statement) throw new Error('a case without a query');
  return statement;
}

/** A member of a small mall with a common name, and a parcel. */
async function pickCaller(url: string): Promise<Caller> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  try {
    const member = owner
      .selectFrom('member')
      .select(['name', 'phone'])
      .where('mallId', '>', 1700)
      .where('name', '=', '김민수');
    const order = owner
      .selectFrom('shipment')
      .select('invoiceNo')
      .where('mallId', '=', 2000)
      .where('invoiceNo', '<>', '');
    const [{ name, phone }, { invoiceNo }] = await Promise.all([
      member.orderBy('memberNo').limit(1).executeTakeFirstOrThrow(),
      order.orderBy('orderNo').limit(1).executeTakeFirstOrThrow(),
    ]);
    return { name, phone, invoiceNo };
  } finally {
    await owner.destroy();
  }
}

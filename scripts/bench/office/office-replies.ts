import { buildApp } from '../../../apps/api/src/app.ts';
import { loadConfig } from '../../../apps/api/src/config.ts';
import { addStaff, type StaffClient } from '../../../apps/api/src/testing/staff.ts';
import type { TestApp } from '../../../apps/api/src/testing/test-app.ts';
import {
  connectApplication,
  connectDatabase,
  connectOffice,
  type Database,
} from '../../../packages/db/src/connection.ts';
import { inOffice, type OfficeScope } from '../../../packages/db/src/in-office.ts';
import { loginUrl } from '../../../packages/db/src/logins.ts';
import { TaskError } from '../../lib/task.ts';
import { percentile } from '../percentile.ts';
import { explain, isRead, pagesOf } from '../plans.ts';
import type { Statement } from '../recording.ts';
import { type Caller, type OfficeCall, officeCalls } from './office-calls.ts';
import { measureSignIn } from './office-sign-in.ts';

const malls = (first: number, last: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);

/** From staff of all malls to staff of few; the numbers tell how large they are (seed-office.ts). */
const scopes: readonly (readonly [string, readonly number[] | undefined])[] = [
  ['all malls', undefined],
  ['1,999', malls(2, 2000)],
  ['10 large', malls(1, 10)],
  ['3 large', malls(1, 3)],
  ['1 large', [1]],
  ['3 small', malls(1701, 1703)],
  ['300 small', malls(1701, 2000)],
  ['99 idle', malls(33, 1993, 20)],
];
const times = 20;

/**
 * Prints one line of a Markdown table for each call: in each scope the pages that its queries touch, and the 95th percentile in milliseconds
 * of the server's time, one call at a time.
 */
export async function printOfficeReplies(url: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const heard: Statement[] = [];
  const onStatement = (text: string, parameters: readonly unknown[]) => heard.push({ text, parameters });
  const owner = connectDatabase({ url, maxConnections: 2 });
  const database = connectApplication({ url: loginUrl(url, 'application'), maxConnections: 4 });
  const officeDatabase = connectOffice({ url: loginUrl(url, 'office'), maxConnections: 4, onStatement });
  const app = await buildApp({ config: loadConfig(settings), database, officeDatabase });
  try {
    const bench = { app, owner, officeDatabase, heard };
    await printCalls(bench, await pickCaller(owner));
    const signIns = await measureSignIn(bench, malls(2, 2000));
    console.log(`\nsign-in with a grant for 1,999 malls, p95: ${percentile95(signIns)} ms`);
  } finally {
    await app.close();
    for (const one of [database, officeDatabase, owner]) await one.destroy();
  }
}

type OfficeBench = {
  readonly app: TestApp['app'];
  readonly owner: Database;
  readonly officeDatabase: Database;
  /** The statements that the office has sent to the database. */
  readonly heard: Statement[];
};

async function printCalls(bench: OfficeBench, caller: Caller): Promise<void> {
  console.log(`\n| call | ${scopes.map(([name]) => name).join(' | ')} |\n|---|${'---:|'.repeat(scopes.length)}`);
  const staff: StaffClient[] = [];
  for (const [, mallIds] of scopes) staff.push(await addStaff(bench, { role: 'SUPER', ...(mallIds && { mallIds }) }));
  for (const call of officeCalls(caller)) {
    const cells: string[] = [];
    const nextCells: string[] = [];
    for (const [place, client] of staff.entries()) {
      const scope = scopeOf(scopes[place]?.[1]);
      const { cell, next } = await measureCall(bench, client, { call, scope });
      cells.push(cell);
      if (call.hasNext) nextCells.push(next ? (await measureCall(bench, client, { call: next, scope })).cell : '–');
    }
    console.log(`| ${[call.name, ...cells].join(' | ')} |`);
    if (call.hasNext) console.log(`| ${['… the next page', ...nextCells].join(' | ')} |`);
  }
}

const scopeOf = (mallIds: readonly number[] | undefined): OfficeScope =>
  mallIds ? { kind: 'malls', mallIds } : { kind: 'all' };

type Measured = { readonly cell: string; readonly next?: OfficeCall };

async function measureCall(
  { officeDatabase, heard }: OfficeBench,
  client: StaffClient,
  { call, scope }: { readonly call: OfficeCall; readonly scope: OfficeScope },
): Promise<Measured> {
  const send = async () => {
    heard.length = 0;
    const start = performance.now();
    const reply = await (call.body
      ? client.post<{ next?: string }>(call.path, { body: call.body })
      : client.get<{ next?: string }>(call.path));
    return { reply, took: performance.now() - start };
  };
  const { reply } = await send();
  // A mall out of the scope does not exist.
  if (reply.status === 404) return { cell: '–' };
  if (reply.status !== 200) throw new TaskError(`${call.path} returned ${reply.status}: ${reply.text.slice(0, 200)}`);
  const reads = heard.filter(({ text }) => isRead(text));
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) took.push((await send()).took);
  const cell = `${await pagesOfAll(officeDatabase, scope, reads)} · ${percentile95(took)}`;
  const next = reply.data?.next;
  if (next === undefined) return { cell };
  const path = `${call.path}${call.path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(next)}`;
  return { cell, next: { name: call.name, path } };
}

/** The fastest of several runs has its pages in memory; the number of touched pages is the same. */
async function pagesOfAll(database: Database, scope: OfficeScope, reads: readonly Statement[]): Promise<number> {
  let pages = 0;
  for (const statement of reads) {
    const { Plan: plan } = await inOffice(database, scope, (transaction) => explain(transaction, statement));
    pages += pagesOf(plan);
  }
  return pages;
}

const percentile95 = (took: readonly number[]): string => percentile(took, 0.95).toFixed(0);

/** A member of a large mall with a common name, and a shipped order of theirs. */
async function pickCaller(owner: Database): Promise<Caller> {
  const { ordererPhone, ordererName, ...caller } = await owner
    .selectFrom('mallOrder as o')
    .innerJoin('shipment as s', (join) => join.onRef('s.mallId', '=', 'o.mallId').onRef('s.orderNo', '=', 'o.orderNo'))
    .select(['o.mallId', 'o.memberNo', 'o.orderNo', 'o.ordererName', 'o.ordererPhone', 's.invoiceNo'])
    .where('o.mallId', '=', 2)
    .where('o.ordererName', '=', '김민수')
    .where('s.invoiceNo', '<>', '')
    .orderBy('o.orderNo')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { name: brand } = await owner
    .selectFrom('product as p')
    .innerJoin('brand as b', 'b.brandId', 'p.brandId')
    .innerJoin('orderLine as l', 'l.productNo', 'p.productNo')
    .select('b.name')
    .where('l.orderNo', '=', caller.orderNo)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...caller, brand, name: ordererName, phone: ordererPhone.replace(/\D/g, '') };
}

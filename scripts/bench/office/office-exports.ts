import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { insertStaff } from '../../../apps/api/src/testing/staff.ts';
import type { Envelope } from '../../../packages/contracts/src/envelope.ts';
import type { ExportRun } from '../../../packages/contracts/src/office/exports.ts';
import { requestKeyHeader } from '../../../packages/contracts/src/office/office-endpoint.ts';
import { connectDatabase } from '../../../packages/db/src/connection.ts';
import { loginUrl } from '../../../packages/db/src/logins.ts';
import { TaskError } from '../../lib/task.ts';
import { startMall } from '../child-server.ts';

type Setting = { readonly url: string; readonly settings: Readonly<Record<string, string>> };

/** All orders of all malls as a file of each format: how long it takes, the peak memory of the process, and when its first byte arrives. */
export async function printExports({ url, settings }: Setting): Promise<void> {
  const server = await startMall({ ...settings, OFFICE_DATABASE_URL: loginUrl(url, 'office') });
  const owner = connectDatabase({ url, maxConnections: 1 });
  try {
    const { cookie } = await insertStaff(owner, { role: 'SUPER' }, new Date());
    const send = sender(server.origin, cookie);
    console.log('\n| file of all orders | rows | made in s | MB | first byte ms | memory |\n|---|--:|--:|--:|--:|--:|');
    for (const format of ['csv', 'xlsx']) {
      server.forgetMostMemory();
      const start = performance.now();
      const run = await makeFile(send, format);
      const seconds = (performance.now() - start) / 1000;
      const { most } = server.memory();
      const { firstByte, byteCount } = await fetchFile(send, run);
      const cells = [format, run.doneRows, seconds.toFixed(1), (byteCount / 2 ** 20).toFixed(1), firstByte.toFixed(0)];
      console.log(`| ${[...cells, `${most} MB`].join(' | ')} |`);
    }
  } finally {
    await owner.destroy();
  }
}

type Send = (method: 'GET' | 'POST', path: string, sent?: Sent) => Promise<IncomingMessage>;
type Sent = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> };

/** fetch cannot set the Host header, by which the office is found. */
const sender =
  (origin: string, cookie: string): Send =>
  (method, path, { body, headers: more } = {}) =>
    new Promise((resolve, reject) => {
      const host = `admin.localhost:${new URL(origin).port}`;
      const headers = {
        ...{ host, origin: `http://${host}`, 'x-office': '1', 'content-type': 'application/json', cookie },
        [requestKeyHeader]: randomUUID(),
        ...more,
      };
      request(`${origin}/api/v1/admin${path}`, { method, headers }, resolve)
        .on('error', reject)
        .end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined);
    });

async function dataOf<Data>(reply: Promise<IncomingMessage>): Promise<Data> {
  const { code, message, data } = JSON.parse((await (await reply).toArray()).join('')) as Envelope<Data>;
  if (data === undefined) throw new TaskError(`${code} ${message}`);
  return data;
}

async function makeFile(send: Send, format: string): Promise<ExportRun> {
  const columns = ['mallName', 'orderNo', 'orderedAt', 'state', 'productName', 'pieces', 'totalAmount'];
  const wanted = { list: '/orders', query: [], columns, format, reason: '한 해 결산 자료' };
  const { runNo } = await dataOf<{ runNo: number }>(send('POST', '/exports', { body: wanted }));
  for (;;) {
    const { exports } = await dataOf<{ exports: ExportRun[] }>(send('GET', '/exports'));
    const run = exports.find((one) => one.runNo === runNo);
    if (run?.state === 'DONE') return run;
    if (run?.state === 'FAILED') throw new TaskError(run.failure);
    await pause(250);
  }
}

async function fetchFile(send: Send, { runNo }: ExportRun): Promise<{ firstByte: number; byteCount: number }> {
  const start = performance.now();
  // As browsers do.
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const reply = await send('POST', `/exports/${runNo}/file`, { headers });
  let firstByte = Number.NaN;
  let byteCount = 0;
  for await (const piece of reply as AsyncIterable<Buffer>) {
    if (Number.isNaN(firstByte)) firstByte = performance.now() - start;
    byteCount += piece.length;
  }
  return { firstByte, byteCount };
}

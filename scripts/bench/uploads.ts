import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { writeSpreadsheet } from '../../apps/api/src/modules/upload/writing/write-spreadsheet.ts';
import {
  endlessAttributes,
  endlessElements,
  entityBomb,
  lastCorner,
  lyingZipBomb,
  uselessElements,
  uselessTexts,
  zipBomb,
} from '../../apps/api/src/testing/sheets.ts';
import { signMembersIn } from '../../apps/api/src/testing/sign-members-in.ts';
import { uploadDetail } from '../../packages/contracts/src/upload.ts';
import { uploadLimits } from '../../packages/contracts/src/upload-codes.ts';
import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { uploadFieldNames } from '../../packages/domain/src/upload-columns.ts';
import { TaskError } from '../lib/task.ts';
import { type BenchCalls, type BenchMall, createCalls } from './calls.ts';
import { type ChildServer, startMall } from './child-server.ts';

const mall: BenchMall = { mallId: 6, mallUrl: 'daeryang', salesType: 'UPLOAD' };
const plentyOfStock = 1_000_000;
const megabyte = 1024 * 1024;

type Setting = { readonly url: string; readonly settings: Readonly<Record<string, string>> };

/** Orders by spreadsheet: as many valid rows as a file may have, each to another person; and malicious files. */
export async function printUploads({ url, settings }: Setting): Promise<void> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  const agent = new Agent({ keepAlive: false });
  const tokenSecret = randomBytes(32).toString('hex');
  try {
    const goods = await stockGoods(owner);
    const tokens = await signMembersIn(owner, { mall, count: 1, tokenSecret });
    await sql`
      insert into account_contract (mall_id, member_no, credit_limit, payment_days, state, approved_at, changed_at)
      select mall_id, member_no, 100000000000, 365, 'APPROVED', now(), now() from member where mall_id = ${mall.mallId}
      on conflict do nothing`.execute(owner);
    const server = await startMall({ ...settings, TOKEN_SECRET: tokenSecret });
    const calls = createCalls({ mall, origin: server.origin, token: tokens[0] ?? '', agent });
    // Once before the clock starts, to warm up connections, statements and code.
    await orderSheet(calls, sheetOf(goods, 50));
    server.forgetMostMemory();
    printRow(`${uploadLimits.rows} good rows`, 'read ms', 'checked ms', 'ordered ms', 'orders');
    printRow('', ...(await orderSheet(calls, sheetOf(goods, uploadLimits.rows))));
    console.log(`\nmemory: ${server.memoryMegabytes()}\n`);
    printRow('hostile file', 'response', 'ms', 'MB more', 'others ms');
    for (const [name, file] of Object.entries(hostileFiles)) {
      printRow(name, ...(await refuse(server, calls, file())));
    }
    console.log(`\nmemory: ${server.memoryMegabytes()}`);
  } finally {
    agent.destroy();
    await owner.destroy();
  }
}

/** Goods with a single option and enough stock for every order. */
async function stockGoods(owner: Database): Promise<string[]> {
  const rows = await owner
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .innerJoin('productOption as o', 'o.productNo', 'l.productNo')
    .select('l.productNo')
    .where('l.mallId', '=', mall.mallId)
    .where('l.kind', '=', 'goods')
    .where('l.isOn', '=', true)
    .where('p.isSoldOut', '=', false)
    .groupBy('l.productNo')
    .having((build) => build.fn.countAll(), '=', 1)
    .orderBy('l.productNo')
    .limit(40)
    .execute();
  const goods = rows.map(({ productNo }) => productNo);
  await owner.updateTable('optionStock').set({ quantity: plentyOfStock }).where('productNo', 'in', goods).execute();
  return goods;
}

const columns = ['productNo', 'quantity', 'recipient', 'phone', 'postcode', 'roadAddress', 'detailAddress'] as const;

function sheetOf(goods: readonly string[], count: number): Buffer {
  const rows = Array.from({ length: count }, (_, at) => [
    ...[goods[at % goods.length] ?? '', '2', `김나래${at}`, '010-1234-5678', '04524'],
    ...[`서울특별시 중구 세종대로 ${at + 1}`, `${at % 30}층`],
  ]);
  const headings = columns.map((field) => uploadFieldNames[field]);
  return Buffer.from(writeSpreadsheet('xlsx', [{ name: '주문', rows: [headings, ...rows], widths: [] }]));
}

/** Milliseconds for reading, checking and ordering a sheet, and the number of its orders. */
async function orderSheet(calls: BenchCalls, file: Buffer): Promise<number[]> {
  const [readTook, { data }] = await timed(() => calls.upload<{ uploadNo: number }>('/uploads', file));
  const path = `/uploads/${data?.uploadNo}`;
  const [checkTook, checked] = await timed(() => calls.post(`${path}/check`, {}));
  const { errorCount, revision, totalAmount, terms } = uploadDetail.decode(checked as never);
  if (errorCount > 0) throw new TaskError(`${errorCount} rows were found wrong`);
  const input = {
    ...{ mode: 'ALL', revision, expectedTotal: totalAmount },
    agreedTerms: terms.map(({ termNo }) => termNo),
  };
  const [orderTook, ordered] = await timed(() => calls.post(`${path}/orders`, input));
  return [readTook, checkTook, orderTook, uploadDetail.decode(ordered as never).orderCount];
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await work();
  return [Math.round(performance.now() - start), result];
}

const bytes200 = () => Buffer.alloc(200 * megabyte, 'a');
const hostileFiles: Readonly<Record<string, () => Buffer | Readable>> = {
  'zip bomb': zipBomb,
  'zip bomb that lies': lyingZipBomb,
  'a million texts': uselessTexts,
  '4 million elements': uselessElements,
  'a million attributes': endlessAttributes,
  'cell XFD1048576': lastCorner,
  entities: entityBomb,
  'endless elements': endlessElements,
  '200 MB': bytes200,
  '200 MB, size unsaid': () =>
    Readable.from(
      bytes200()
        .toString('latin1')
        .match(/a{1048576}/g) ?? [],
    ),
};

/** The response to a file, its duration, the server's memory for it, and how long others waited meanwhile. */
async function refuse(server: ChildServer, calls: BenchCalls, file: Buffer | Readable): Promise<(string | number)[]> {
  server.forgetMostMemory();
  const before = server.memory().now;
  const watch = watchOthers(server.origin);
  const [took, code] = await timed(() =>
    calls.upload('/uploads', file).then(
      (reply) => reply.code,
      // A client refused in the middle of sending may not get to read the reason.
      (error: NodeJS.ErrnoException) => error.code ?? 'error',
    ),
  );
  const longest = await watch.stop();
  return [code, took, server.memory().most - before, longest];
}

/** Polls whether the server responds. */
function watchOthers(origin: string) {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const [took] = await timed(async () => (await fetch(`${origin}/api/health`)).arrayBuffer());
      longest = Math.max(longest, took);
    }
  })();
  return {
    stop: async (): Promise<number> => {
      isOver = true;
      await watching;
      return longest;
    },
  };
}

function printRow(name: string, ...values: readonly (string | number)[]): void {
  console.log(name.padEnd(22) + values.map((value) => String(value).padStart(12)).join(''));
}

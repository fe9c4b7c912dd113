import { setTimeout as delay } from 'node:timers/promises';
import { signMembersIn } from '../../../apps/api/src/testing/sign-members-in.ts';
import { connectDatabase, type Database } from '../../../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { listPlentiful } from '../../bench/orders.ts';
import { step } from '../step.ts';
import { TaskError } from '../task.ts';
import { settleAndCompare, type Verdict, verdictOf } from './agreement.ts';
import { faults } from './faults.ts';
import type { Instance } from './instance.ts';
import { type Load, type Tally, underLoad } from './load.ts';
import type { Topology } from './start-topology.ts';

const buyers = 4;
const calmBefore = 3_000;
const calmAfter = 8_000;
const backWithin = 60_000;

/** The table of losses in each fault, and last whether money and stock agree in the end. */
export async function runFaults(topology: Topology): Promise<Verdict> {
  const begunAt = new Date();
  const lines = [row('fault', 'reads', 'lost', 'orders', 'lost', 'files', 'lost', ' longest silence')];
  for (const { name, inject } of faults.filter(({ isPossible }) => isPossible?.(topology) ?? true)) {
    const load = await newBuyers(topology);
    const tally = await step(name, () =>
      underLoad(
        load,
        happen(() => inject(topology)),
      ),
    );
    await Promise.all(topology.instances.map(untilReady));
    lines.push(rowOf(name, tally));
  }
  const verdict = verdictOf(await step('money and stock', () => settleAndCompare(topology, begunAt)));
  return { ...verdict, lines: [...lines, '', ...verdict.lines] };
}

/** A member may leave only so many orders unpaid, so each fault has its own members. */
async function newBuyers({ origin, authority, database, tokenSecret }: Topology): Promise<Load> {
  const owner = connectDatabase({ url: database.ownerUrl, maxConnections: 1 });
  try {
    const mall = { mallId: 1, salesType: 'GENERAL' } as const;
    return await inMall(owner, mall, async (transaction) => ({
      ...{ origin, authority },
      tokens: await signMembersIn(transaction as unknown as Database, { mall, count: buyers, tokenSecret }),
      goods: await listPlentiful(transaction, 10),
      file: await findAttachment(transaction),
    }));
  } finally {
    await owner.destroy();
  }
}

async function findAttachment(transaction: MallTransaction): Promise<string> {
  const { boardType, postNo, attachmentName } = await transaction
    .selectFrom('boardAttachment')
    .select(['boardType', 'postNo', 'attachmentName'])
    .orderBy('attachmentName')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `/api/v1/mall/boards/${boardType}/posts/${postNo}/attachments/${attachmentName}`;
}

async function happen(inject: () => Promise<void>): Promise<void> {
  await delay(calmBefore);
  await inject();
  await delay(calmAfter);
}

async function untilReady({ name, origin }: Instance): Promise<void> {
  const until = performance.now() + backWithin;
  while (
    !(await fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > until) throw new TaskError(`${name} is not ready again after a minute`);
    await delay(200);
  }
}

const row = (name: string, ...cells: readonly (string | number)[]): string =>
  [name.padEnd(48), ...cells.map((cell) => String(cell).padStart(8))].join('');
const rowOf = (name: string, { calls, lostCalls, orders, lostOrders, files, lostFiles, gap }: Tally): string =>
  `${row(name, calls, lostCalls, orders, lostOrders, files, lostFiles, gap)} ms`;

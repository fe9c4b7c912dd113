import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/price-runs';
import type { OfficeScope } from '@mall/db/in-office';
import type { FastifyInstance } from 'fastify';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { listReached, listRuns } from './price-run.repository.ts';
import { applyRun, checkRule, startRun } from './price-run.ts';
import { pricingOf } from './pricing-of.ts';

type MallOf = OfficeContext<typeof contract.checkPriceRule>['mallOf'];

/** Many prices by a rule: previewed first, then changed mall by mall. */
export function priceRunOfficeRoutes(app: FastifyInstance): void {
  const named = (mallIds: readonly number[], mallOf: MallOf) =>
    Promise.all(mallIds.map(async (mallId) => ({ mallId, mallName: (await mallOf(mallId)).name })));

  bindOffice(app, contract.checkPriceRule, async ({ body: { mallIds, ...rule }, scope, mallOf, read }) => {
    assertAllMalls(scope);
    const malls = await named([...new Set(mallIds)], mallOf);
    return { malls, rows: await read((reader) => checkRule(reader, rule, mallIds)) };
  });

  bindOffice(app, contract.startPriceRun, async ({ body, scope, staff, mallOf, read, write }) => {
    assertAllMalls(scope);
    const { mallIds, reason, ...rule } = body;
    await named(mallIds, mallOf);
    await read((reader) => checkRule(reader, rule, mallIds));
    const starting = { rule, mallIds, reason, staffNo: staff.staffNo };
    const changes = { ...rule, mallIds };
    return { runNo: await write({ subject: 'priceRun', changes, reason }, (own) => startRun(own, starting)) };
  });

  bindOffice(app, contract.applyPriceRun, ({ params: { runNo, ...mall }, body: { items }, scope, staff, write }) => {
    assertMayRun(scope, staff, mall.mallId);
    const subject = { ...mall, subject: `priceRun ${runNo}`, changes: { prices: items.length } };
    return write(subject, (own) => applyRun(own, mall, { runNo, items, staffNo: staff.staffNo }));
  });

  bindOffice(app, contract.listPriceRuns, async ({ scope, mallOf, read }) => {
    assertAllMalls(scope);
    const [runs, reached] = await read(async (reader) => {
      const found = await listRuns(reader);
      return [
        found,
        await listReached(
          reader,
          found.map(({ runNo }) => runNo),
        ),
      ] as const;
    });
    return Promise.all(
      runs.map(async ({ mallIds, rule, madeAt, ...run }) => {
        const doneIn = (mallId: number) => reached.find((one) => one.runNo === run.runNo && one.mallId === mallId);
        const malls = (await named(mallIds, mallOf)).map((mall) => ({ ...mall, done: toDone(doneIn(mall.mallId)) }));
        return { ...run, ...rule, madeAt: madeAt.toISOString(), malls };
      }),
    );
  });
}

function assertMayRun(scope: OfficeScope, staff: StaffCaller, mallId: number): void {
  assertAllMalls(scope);
  if (pricingOf(staff, mallId) !== 'FREE') throw new AppError('4040');
}

const toDone = (found: Awaited<ReturnType<typeof listReached>>[number] | undefined): contract.RunDone | null =>
  found ? { changed: found.changed, moved: found.moved, doneAt: found.doneAt.toISOString() } : null;

import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/supports';
import { inMall } from '@mall/db/in-mall';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithin, mayIn } from '../../../office/within-scope.ts';
import type { Names } from './file-report.ts';
import { listProductNames } from './plan.repository.ts';
import { assertOwnCarriers, changingCells, openProposal } from './propose-supports.ts';
import * as repository from './support.repository.ts';
import { cellsOfCase } from './support-case.ts';
import { loadCells } from './support-cells.ts';
import { checkSupportFile } from './support-file.ts';

/** Supports, which each mall has its own: staff of a carrier see and propose only that carrier's. */
export function supportOfficeRoutes(app: FastifyInstance, { officeDatabase, clock }: Dependencies): void {
  if (!officeDatabase) return;

  bindOffice(app, contract.listSupports, async ({ params: { mallId }, query, staff, mallOf, read }) => {
    await mallOf(mallId);
    const on = startOfSeoulDay(query.on);
    if (!on) throw new AppError('4000');
    const carriers = carriersOf(staff, 'supports.read', mallId);
    const asked = { ...query, mallId, now: clock(), on, carriers };
    const [names, phones, rows, starts, waiting] = await read((reader) =>
      Promise.all([
        repository.listCarriers(reader, carriers),
        repository.listMallPhones(reader, mallId),
        repository.listSupportGrid(reader, asked, shown),
        repository.listStarts(reader, asked),
        repository.listWaiting(reader, mallId, asked.now),
      ]),
    );
    return {
      ...{ carriers: names, phones, rows: rows.slice(0, shown), isCut: rows.length > shown },
      starts: starts.map(({ at, rows: count }) => ({ at: at.toISOString(), rows: count })),
      waiting: waiting.filter(({ madeBy }) => seesCase(staff, mallId, madeBy)).map((one) => toWaiting(one, staff)),
      mayWrite: mayIn(staff, 'supports.write', mallId),
      mayPropose: mayIn(staff, 'supports.propose', mallId),
    };
  });

  bindOffice(app, contract.checkSupportFile, async ({ params: { mallId }, file, mallOf, read }) => {
    const mall = await mallOf(mallId);
    const namesOf = (rows: readonly Named[]) => namesIn(read, rows);
    return checkSupportFile(officeDatabase, mall, { file, at: clock(), namesOf });
  });

  bindOffice(app, contract.saveSupports, async ({ params: { mallId }, body: { cells }, write }) => {
    const changes = { cells: cells.length, from: daysOf(cells) };
    const report = await write({ mallId, subject: 'supports', changes }, ({ database }) =>
      inMall(database, { mallId }, (transaction) => loadCells(transaction, cells, clock())),
    );
    return { changed: report.changes.length };
  });

  bindOffice(app, contract.proposeSupports, async ({ params: { mallId }, body, staff, mallOf, read, write }) => {
    const mall = await mallOf(mallId);
    const plans = await read((reader) =>
      repository.listPlanNames(
        reader,
        body.cells.map(({ planNo }) => planNo),
      ),
    );
    const carrierOf = (planNo: number) => plans.get(planNo)?.carrier;
    assertOwnCarriers(body.cells, carrierOf, carriersOf(staff, 'supports.propose', mallId));
    const at = clock();
    const cells = await changingCells(officeDatabase, mall, { cells: body.cells, at });
    const names = await namesIn(read, cells);
    const { reason } = body;
    const carrier = carrierOf(cells[0]?.planNo ?? 0) ?? '';
    const changes = { cells: cells.length, from: daysOf(cells) };
    const caseNo = await write({ mallId, subject: `supports ${carrier}`, changes, reason }, ({ database }) =>
      database
        .transaction()
        .execute((transaction) =>
          openProposal(transaction, { mall, cells, carrier, reason, names }, { madeBy: staff.staffNo, at }),
        ),
    );
    return { caseNo };
  });
}

const shown = 300;
type Named = { readonly productNo: string; readonly planNo: number };
type Read = OfficeContext<typeof contract.listSupports>['read'];

const namesIn = (read: Read, rows: readonly Named[]): Promise<Names> =>
  read(async (reader) => {
    const [phones, plans] = await Promise.all([
      listProductNames(reader, [...new Set(rows.map(({ productNo }) => productNo))]),
      repository.listPlanNames(reader, [...new Set(rows.map(({ planNo }) => planNo))]),
    ]);
    return { phones, plans: new Map([...plans].map(([planNo, { name }]) => [planNo, name])) };
  });

/** The carriers that the grants of a permission name in a mall; null: any. */
function carriersOf(
  staff: StaffCaller,
  permission: 'supports.read' | 'supports.propose',
  mallId: number,
): readonly string[] | null {
  const reaches = staff.reachOf(permission).filter(({ scope }) => isWithin(scope, mallId));
  const carriers = reaches.flatMap(({ carrier }) => carrier ?? []);
  return carriers.length < reaches.length ? null : carriers;
}

const daysOf = (cells: readonly contract.SupportCell[]): string[] =>
  [...new Set(cells.map(({ validFrom }) => validFrom))].toSorted().slice(0, 50);

/** A dealer sees its own proposals, and no other dealer's. */
const seesCase = (staff: StaffCaller, mallId: number, madeBy: number): boolean =>
  madeBy === staff.staffNo || mayIn(staff, 'supports.decide', mallId) || mayIn(staff, 'supports.write', mallId);

type Waiting = Awaited<ReturnType<typeof repository.listWaiting>>[number];

function toWaiting({ caseNo, madeBy, by, at, request }: Waiting, staff: StaffCaller) {
  const cells = cellsOfCase(request);
  return {
    ...{ caseNo, by, at: at.toISOString(), isMine: madeBy === staff.staffNo },
    ...{ from: daysOf(cells), rows: cells.length },
  };
}

import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/roster';
import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bindOffice } from '../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../office/list-page.ts';
import { inviteEmployees } from './invite-employees.ts';
import type { Judged } from './judge-roster.ts';
import { checkRosterLines, putRosterLines, readRosterFile } from './put-roster.ts';
import { updateEntry, updateInvited } from './roster.repository.ts';
import { countRoster, type ListedEntry, listRosterRows } from './roster-list.repository.ts';

/** The employees of a mall's company. An employer sees here who has joined, and nothing of what anybody does in the shop. */
export function rosterOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bindOffice(app, contract.listRoster, async ({ query, read }) => {
    const size = sizeOf(query);
    const key = readCursor(query.cursor, 3);
    const [found, count] = await read((reader) =>
      Promise.all([listRosterRows(reader, query, { key, size }), countRoster(reader, query)]),
    );
    const page = pageOf(found, size, ({ employeeNo, mallId, entryNo }) => [employeeNo, mallId, entryNo]);
    return {
      data: { ...page, rows: page.rows.map(toRow), count },
      subjects: page.rows.flatMap(({ memberNo }) => memberNo ?? []),
    };
  });

  bindOffice(app, contract.checkRoster, async ({ params: { mallId }, file, mallOf }) => {
    const mall = await mallOf(mallId);
    const judged = await checkRosterLines(officeOf(dependencies), mall, await readRosterFile(file));
    return { ...countsOf(judged), rows: judged.map(toVerdict) };
  });

  bindOffice(app, contract.putRoster, async ({ params: { mallId }, query, file, mallOf, write }) => {
    const mall = await mallOf(mallId);
    const lines = await readRosterFile(file);
    const leave = query.leave === undefined ? undefined : new Date(query.leave);
    const changes = { rows: lines.length, leave: query.leave ?? '' };
    const judged = await write({ mallId, subject: `roster ${mallId}`, changes }, (recorded) =>
      putRosterLines(recorded, mall, { lines, leave }),
    );
    const isInviting = query.invite === 'Y';
    const added = judged.flatMap(({ verdict, line }) => (isInviting && verdict === 'NEW' && line ? [line] : []));
    const notInvited = await inviteEmployees(dependencies, mall, added);
    const invited = added.map(({ employeeNo }) => employeeNo).filter((number) => !notInvited.includes(number));
    await inMall(dependencies.database, mall, (transaction) =>
      updateInvited(transaction, invited, dependencies.clock()),
    );
    return { ...countsOf(judged), invited: invited.length, notInvited };
  });

  bindOffice(app, contract.setLeaving, async ({ params: { mallId, entryNo }, body: { leavesAt }, write }) => {
    const changes = { leavesAt: leavesAt ?? '' };
    await write({ mallId, subject: `roster ${mallId}/${entryNo}`, changes }, ({ database }) =>
      inMall(database, { mallId }, async (transaction) => {
        const at = leavesAt === null ? null : new Date(leavesAt);
        if (!(await updateEntry(transaction, entryNo, { leavesAt: at }))) throw new AppError('4040');
      }),
    );
    return null;
  });
}

/** A mere check is also read with the office's login. */
const officeOf = ({ officeDatabase, ...rest }: Dependencies) => ({
  ...rest,
  database: officeDatabase ?? rest.database,
});

const countsOf = (judged: readonly Judged[]) => {
  const of = (verdict: contract.RosterVerdict) => judged.filter((one) => one.verdict === verdict).length;
  const [added, changed, same, left] = [of('NEW'), of('CHANGED'), of('SAME'), of('LEFT')];
  return { added, changed, same, left, wrong: judged.length - added - changed - same - left };
};

const toVerdict = ({ verdict, line, entry, changed }: Judged) => ({
  ...{ verdict, rowNo: line?.rowNo ?? null, changed: [...changed] },
  employeeNo: line?.employeeNo ?? entry?.employeeNo ?? '',
  department: line?.department || (entry?.department ?? ''),
});

const toRow = ({ memberNo, leavesAt, invitedAt, invitationEndsAt, ...entry }: ListedEntry) => ({
  ...entry,
  isJoined: memberNo !== null,
  leavesAt: leavesAt?.toISOString() ?? null,
  invitedAt: invitedAt?.toISOString() ?? null,
  invitationEndsAt: memberNo === null ? invitationEndsAt.toISOString() : null,
});

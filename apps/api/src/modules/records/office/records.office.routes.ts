import { AppError } from '@mall/contracts/errors';
import { pageSizes } from '@mall/contracts/office/list';
import type { AccessRow, AuditRow } from '@mall/contracts/office/records';
import * as contract from '@mall/contracts/office/records';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { actionNameOf, bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { maySeeThing } from './may-see-thing.ts';
import * as repository from './record.repository.ts';
import { numbersOf, whoseRows } from './whose-rows.ts';

/** The office's logs: what was changed, and whose personal data was shown. */
export function recordsOfficeRoutes(app: FastifyInstance, { officeDatabase, clock }: Dependencies): void {
  if (!officeDatabase) return;
  const office = { database: officeDatabase, clock };
  bindOffice(app, contract.listAudit, async ({ staff, query, read }) => {
    const actions = query.action?.values;
    const subjects = query.subject?.values;
    const filter = { ...whoseRows(staff, query), actions, subjects };
    const page = { before: numberOf(query.cursor), most: sizeOf(query) + 1 };
    return read(async (reader) => {
      const found = (await repository.listAudit(reader, filter, page)).map(toAuditRow);
      const count = await repository.countAudit(reader, filter);
      return { ...pageOf(found, sizeOf(query), ({ auditNo }) => [auditNo]), count };
    });
  });

  bindOffice(app, contract.showHistory, async ({ staff, query: { subject, mallId }, read, readAs }) => {
    const [kind = '', ...rest] = subject.split(' ');
    const thing = { kind, name: rest.join(' '), mallId };
    if (!(await maySeeThing(thing, { staff, readAs, office }))) throw new AppError('4040');
    const filter = { subjects: [subject], ...(mallId !== undefined && { malls: [mallId] }) };
    const rows = await read((reader) => repository.listAudit(reader, filter, { before: null, most: pageSizes.most }));
    return rows.map(toAuditRow);
  });

  bindOffice(app, contract.listAccess, async ({ staff, query, read }) => {
    const tasks = query.task?.values;
    const filter = { ...whoseRows(staff, query), tasks, member: numbersOf(query.member)?.[0] };
    const page = { before: numberOf(query.cursor), most: sizeOf(query) + 1 };
    return read(async (reader) => {
      const found = (await repository.listAccess(reader, filter, page)).map(toAccessRow);
      const count = await repository.countAccess(reader, filter);
      return { ...pageOf(found, sizeOf(query), ({ accessNo }) => [accessNo]), count };
    });
  });

  bindOffice(app, contract.checkLogs, async ({ read }) => {
    const logs = await read((reader) => repository.verifyLogs(reader));
    return logs.map(({ log, seals, rowCount, sealedAt, fault, sealNo, rowNo }) => ({
      ...{ log, seals, rows: rowCount, sealedAt: sealedAt?.toISOString() ?? null },
      fault: fault && { kind: fault, sealNo: sealNo ?? 0, rowNo },
    }));
  });
}

const numberOf = (cursor: string | undefined): number | null => {
  const [before] = readCursor(cursor, 1) ?? [];
  return before === undefined ? null : Number(before);
};

const toAuditRow = (row: repository.StoredAudit): AuditRow => ({
  auditNo: row.auditNo,
  at: row.happenedAt.toISOString(),
  staffNo: row.staffNo,
  who: row.staffName ?? row.operator ?? '',
  address: row.address ?? '',
  mallId: row.ofMallId,
  mallName: row.mallName,
  action: row.action,
  actionName: actionNameOf(row.action) ?? row.action,
  subject: row.subject,
  changes: row.changes as Record<string, unknown>,
  reason: row.reason,
});

const toAccessRow = (row: repository.StoredAccess): AccessRow => ({
  accessNo: row.accessNo,
  at: row.happenedAt.toISOString(),
  staffNo: row.staffNo,
  who: row.staffName ?? '',
  address: row.address,
  device: row.device,
  mallId: row.ofMallId,
  mallName: row.mallName,
  task: row.task,
  subjects: row.subjects,
  fields: row.fields,
  place: row.place,
  reason: row.reason,
  contactNo: row.contactNo,
});

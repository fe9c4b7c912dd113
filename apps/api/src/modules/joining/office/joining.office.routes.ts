import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/joining';
import type { FastifyInstance } from 'fastify';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { outcomesOf } from '../../../office/outcome-of.ts';
import { decideJoining } from '../decide-joining.ts';
import { countApplicants, findApplicant, listApplicants } from './applicant.repository.ts';

/** Applicants who wait for approval, and the decision. */
export function joiningOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listApplicants, async ({ query, read }) => {
    const size = sizeOf(query);
    const direction = query.sort === '-joinedAt' ? 'desc' : 'asc';
    const found = await read(async (reader) => ({
      rows: await listApplicants(reader, query, { key: readCursor(query.cursor, 2), direction, size }),
      count: await countApplicants(reader, query),
    }));
    const page = pageOf(found.rows, size, ({ joinedAt, memberNo }) => [joinedAt.toISOString(), memberNo]);
    const rows = page.rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
    return { data: { ...page, rows, count: found.count }, subjects: rows.map(({ memberNo }) => memberNo) };
  });

  bindOffice(app, contract.showApplicant, async ({ params, read }) => {
    const applicant = await read((reader) => findApplicant(reader, params));
    if (!applicant) throw new AppError('4040');
    const data = { ...applicant, joinedAt: applicant.joinedAt.toISOString() };
    return { data, subjects: [params.memberNo], mallId: params.mallId, reason: 'joining' };
  });

  bindOffice(app, contract.decideApplicant, async ({ params, body, write }) => {
    await decide(write, params, body);
    return null;
  });

  bindOffice(app, contract.decideApplicants, ({ body: { items, ...decision }, write }) =>
    outcomesOf(
      items,
      ({ mallId, memberNo }) => ({ mallId, memberNo }),
      (item) => decide(write, item, decision),
    ),
  );
}

type Item = { readonly mallId: number; readonly memberNo: number };
type Decision = { readonly isApproved: boolean; readonly reason?: string | undefined };

const decide = (write: AuditedWrite, { mallId, memberNo }: Item, { isApproved, reason = '' }: Decision) =>
  write(
    { mallId, subject: `member ${memberNo}`, reason, changes: { approval: ['R', isApproved ? 'Y' : 'N'] } },
    (recorded) => decideJoining(recorded, { mallId }, { memberNo, isApproved, reason: reason.trim() }),
  );

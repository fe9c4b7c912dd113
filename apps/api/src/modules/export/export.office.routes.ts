import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '@mall/contracts/errors';
import type { ExportRun } from '@mall/contracts/office/exports';
import * as contract from '@mall/contracts/office/exports';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bindOffice } from '../../office/bind-office.ts';
import { csvType, takesEncoding, xlsxType } from '../../plugins/reply.ts';
import { endRun } from '../../runs/run.repository.ts';
import { isOwnRun } from './export-file.repository.ts';
import { type ExportRequest, listOwnRuns } from './export-run.repository.ts';
import { fetchExport } from './fetch-export.ts';
import { makeExport } from './make-export.ts';

const mostListed = 100;

/** Lists as files: a run makes each, and the requester fetches it once. */
export function exportOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { officeDatabase, officeLists: lists } = dependencies;
  if (!officeDatabase) return;

  bindOffice(app, contract.listExports, async ({ staff }) => {
    const rows = await listOwnRuns(officeDatabase, staff.staffNo, mostListed);
    return { exports: rows.map(toRun) };
  });

  bindOffice(app, contract.makeExport, async ({ staff, body, request, write }) => ({
    runNo: await makeExport({ lists, staff, request, write }, { ...body, isClear: false }),
  }));

  bindOffice(app, contract.makePersonalExport, async ({ staff, body, request, write }) => ({
    runNo: await makeExport({ lists, staff, request, write }, { ...body, isClear: true }),
  }));

  bindOffice(app, contract.cancelExport, async ({ staff: { staffNo }, params: { runNo }, write }) => {
    if (!(await isOwnRun(officeDatabase, { runNo, staffNo }))) throw new AppError('4040');
    await write({ subject: `export ${runNo}` }, ({ database, clock }) =>
      database.transaction().execute(async (transaction) => {
        const from = ['WAITING', 'QUEUED', 'RUNNING'] as const;
        const isEnded = await endRun(transaction, { runNo, staffNo }, { from, to: 'CANCELLED', at: clock() });
        if (!isEnded) throw new AppError('4090', { description: '이미 끝난 내려받기예요.' });
      }),
    );
    return null;
  });

  bindOffice(app, contract.fetchExport, async ({ staff: { staffNo }, params: { runNo }, request, reply, write }) => {
    const { name, content, encoding } = await fetchExport({ ...dependencies, write }, { runNo, staffNo });
    const isBook = name.endsWith('.xlsx');
    reply
      .header('content-type', isBook ? xlsxType : csvType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    if (!encoding) return content;
    if (!takesEncoding(request.headers['accept-encoding'], encoding))
      return pipeline(content, createGunzip(), () => {});
    reply.header('content-encoding', encoding);
    return content;
  });
}

type Listed = Awaited<ReturnType<typeof listOwnRuns>>[number];

function toRun(row: Listed): ExportRun {
  const { list, isClear } = row.request as unknown as ExportRequest;
  const isRefused = row.state === 'WAITING' && row.caseState !== 'OPEN' && row.caseState !== 'APPROVED';
  return {
    ...{ runNo: row.runNo, list, isClear, reason: row.reason, caseNo: row.caseNo },
    // The job that ends it may not have run yet.
    state: isRefused ? 'CANCELLED' : (row.state as ExportRun['state']),
    failure: isRefused ? '결재를 받지 못했어요.' : row.failure,
    ...{ madeAt: row.madeAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null },
    ...{ doneRows: row.doneRows, totalRows: row.totalRows },
    file:
      row.name === null || row.byteCount === null || row.expiresAt === null
        ? null
        : {
            ...{ name: row.name, byteCount: row.byteCount, expiresAt: row.expiresAt.toISOString() },
            fetchedAt: row.fetchedAt?.toISOString() ?? null,
          },
  };
}

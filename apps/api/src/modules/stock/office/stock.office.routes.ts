import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/stock';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { adjustStock, countStock, setLowStock } from './change-stock.ts';
import type { Place } from './entry.repository.ts';
import * as repository from './stock.repository.ts';
import { checkStockSheet, type JudgedLine, putStockLines, readStockFile } from './stock-sheet.ts';

/** The provider's stock, from which all malls sell: only for staff whose permission covers all malls. */
export function stockOfficeRoutes(app: FastifyInstance, { officeDatabase, clock }: Dependencies): void {
  const subjectOf = ({ productNo, optionNo }: Place) => `stock ${productNo}/${optionNo}`;

  bindOffice(app, contract.listStock, async ({ query, scope, read }) => {
    assertAllMalls(scope);
    const size = sizeOf(query);
    const sort = query.sort ?? 'productNo';
    const key = readCursor(query.cursor, sort === 'productNo' ? 2 : 3);
    const [found, count, proof] = await read((reader) =>
      Promise.all([
        repository.listStockRows(reader, query, { sort, key, size }),
        repository.countStockRows(reader, query),
        repository.findLastProof(reader),
      ]),
    );
    const page = pageOf(found, size, ({ available, productNo, optionNo }) => [
      ...(sort === 'productNo' ? [] : [available]),
      ...[productNo, optionNo],
    ]);
    const lastProof = proof ? { ...proof, provedAt: proof.provedAt.toISOString() } : null;
    return { ...page, rows: page.rows.map(toRow), count, proof: lastProof };
  });

  bindOffice(app, contract.showStock, async ({ params: { productNo, optionNo }, scope, read }) => {
    assertAllMalls(scope);
    const row = await read((reader) => repository.findStockRow(reader, productNo, optionNo));
    if (!row) throw new AppError('4040');
    return toRow(row);
  });

  bindOffice(app, contract.listStockEntries, async ({ params, query, scope, read }) => {
    assertAllMalls(scope);
    const key = readCursor(query.cursor, 2);
    const found = await read((reader) => repository.listEntryRows(reader, params, { key, size: entriesAtOnce }));
    const { rows, next } = pageOf(found, entriesAtOnce, ({ moment, key: own }) => [moment, own]);
    return { entries: rows.map(toEntry), ...(next !== undefined && { next }) };
  });

  bindOffice(app, contract.adjustStock, ({ params, body, staff, write }) => {
    const { kind, pieces, reason } = body;
    return write({ subject: subjectOf(params), changes: { kind, pieces, reason }, reason: body.note }, (own) =>
      adjustStock(own, { ...params, ...body, staffNo: staff.staffNo }),
    );
  });

  bindOffice(app, contract.countStock, ({ params, body, staff, write }) => {
    const changes = { onHand: [body.seenOnHand, body.counted] };
    return write({ subject: subjectOf(params), changes, reason: body.note }, (own) =>
      countStock(own, { ...params, ...body, staffNo: staff.staffNo }),
    );
  });

  bindOffice(app, contract.setLowStock, async ({ params, body, write }) => {
    const changes = { lowStock: [body.seen, body.lowStock] };
    await write({ subject: subjectOf(params), changes }, (own) => setLowStock(own, { ...params, ...body }));
    return null;
  });

  bindOffice(app, contract.checkStockSheet, async ({ file, scope }) => {
    assertAllMalls(scope);
    const sheet = await readStockFile(file);
    return toResult(officeDatabase ? await checkStockSheet(officeDatabase, sheet) : []);
  });

  bindOffice(app, contract.putStockSheet, async ({ file, scope, staff, write }) => {
    assertAllMalls(scope);
    const { lines, requestKey } = await readStockFile(file);
    const judged: JudgedLine[] = [];
    // An interrupted upload has entered whole batches; the same file then enters the rest.
    for (let start = 0; start < lines.length; start += rowsAtOnce) {
      const batch = lines.slice(start, start + rowsAtOnce);
      const changes = { file: requestKey, rows: [batch[0]?.rowNo, batch.at(-1)?.rowNo] };
      const done = await write({ subject: `stock ${requestKey.slice(0, 8)}`, changes }, (own) =>
        putStockLines(own.database, { lines: batch, requestKey }, { staffNo: staff.staffNo, at: clock() }),
      );
      judged.push(...done);
    }
    return toResult(judged);
  });
}

const entriesAtOnce = 50;
const rowsAtOnce = 100;

const toRow = ({ available, held, lowStock, movedAt, ...row }: repository.StockedRow) => ({
  ...{ ...row, available, held, lowStock, onHand: available + held },
  level: available === 0 ? ('OUT' as const) : available <= lowStock ? ('LOW' as const) : ('ENOUGH' as const),
  movedAt: movedAt?.toISOString() ?? null,
});

function toEntry({
  mallId,
  mallName,
  orderNo,
  applicationNo,
  happenedAt,
  moment: _moment,
  ...entry
}: repository.EntryRow) {
  const [kind, number] = orderNo !== null ? (['order', orderNo] as const) : (['application', applicationNo] as const);
  const of = mallId === null || number === null ? null : { kind, number, mallId, mallName: mallName ?? '' };
  return { ...entry, of, happenedAt: happenedAt.toISOString() };
}

const toResult = (judged: readonly JudgedLine[]) => ({
  changed: judged.filter(({ verdict }) => verdict === 'CHANGED').length,
  same: judged.filter(({ verdict }) => verdict === 'SAME' || verdict === 'DONE').length,
  wrong: judged.filter(({ verdict }) => contract.isStockFault(verdict)).length,
  rows: judged.map(({ line: { rowNo, productNo, optionNo }, verdict, productName, effect, available }) => ({
    ...{ rowNo, productNo, optionNo, productName, verdict, available, pieces: effect.pieces },
  })),
});

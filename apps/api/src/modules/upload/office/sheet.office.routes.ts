import { AppError } from '@mall/contracts/errors';
import { discardSheet, getSheet, listBalances, listSheets } from '@mall/contracts/office/sheets';
import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { countOf, pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { discardUpload } from '../discard-upload.ts';
import { countSheets, findSheet, listBalanceRows, listSheetRows, listWrongRows } from './sheet.repository.ts';

const discardable: readonly string[] = ['UNMAPPED', 'CHECKING', 'CHECKED', 'EXPIRED'];

export function sheetOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, listSheets, async ({ query, read }) => {
    const limit = sizeOf(query);
    const key = readCursor(query.cursor, 3);
    const [rows, found] = await read((transaction) =>
      Promise.all([listSheetRows(transaction, { filter: query, key, limit }), countSheets(transaction, query)]),
    );
    const page = pageOf(rows, limit, (row) => [row.uploadedAt.toISOString(), row.mallId, row.uploadNo]);
    return {
      data: { ...page, rows: page.rows.map(toRow), count: countOf(found) },
      subjects: page.rows.map(({ memberNo }) => memberNo),
    };
  });

  bindOffice(app, getSheet, async ({ params, read }) => {
    const [sheet, wrongRows] = await read((transaction) =>
      Promise.all([findSheet(transaction, params), listWrongRows(transaction, params)]),
    );
    if (!sheet) throw new AppError('4040');
    const data = { ...toRow(sheet), wrongRows, isDiscardable: discardable.includes(sheet.state) };
    return { data, subjects: [sheet.memberNo], mallId: sheet.mallId };
  });

  bindOffice(app, discardSheet, async ({ params, body: { reason }, read, write }) => {
    const { mallId, uploadNo } = params;
    const sheet = await read((transaction) => findSheet(transaction, params));
    if (!sheet) throw new AppError('4040');
    const subject = { mallId, subject: `sheet ${uploadNo}`, reason, changes: { state: [sheet.state, 'DISCARDED'] } };
    await write(subject, ({ database, clock }) =>
      inMall(database, { mallId }, (transaction) =>
        discardUpload(transaction, { uploadNo, memberNo: sheet.memberNo, at: clock() }),
      ),
    );
    return {};
  });

  bindOffice(app, listBalances, async ({ query, read }) => {
    const limit = sizeOf(query);
    const key = readCursor(query.cursor, 2);
    const rows = await read((transaction) => listBalanceRows(transaction, { filter: query, key, limit }));
    const page = pageOf(rows, limit, ({ mallId, memberNo }) => [mallId, memberNo]);
    const balances = page.rows.map(({ found: _, ...row }) => ({
      ...row,
      owed: row.charged - row.credited - row.settled,
    }));
    return {
      data: { ...page, rows: balances, count: countOf(rows[0]?.found ?? 0) },
      subjects: balances.map(({ memberNo }) => memberNo),
    };
  });
}

const toRow = <Row extends { readonly uploadedAt: Date; readonly orderedAt: Date | null }>(row: Row) => ({
  ...row,
  uploadedAt: row.uploadedAt.toISOString(),
  orderedAt: row.orderedAt?.toISOString() ?? null,
});

import type { SheetRow } from '@mall/contracts/office/product-sheets';
import * as contract from '@mall/contracts/office/product-sheets';
import type { OfficeScope } from '@mall/db/in-office';
import { optionTexts, productTexts, type SheetNames, type SheetProduct } from '@mall/domain/office/product-sheet/texts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { xlsxType } from '../../../plugins/reply.ts';
import { countProducts } from '../office/product-list.repository.ts';
import * as catalogue from './catalogue.repository.ts';
import { judgeSheet, readNames } from './judge-sheet.ts';
import { ownSheet, runSheet, stopSheet } from './run-sheet.ts';
import { hashOf, keepSheet, readSheetFile } from './send-sheet.ts';
import { findSheetByFile, listLines, listOwnSheets, type StoredLine, type StoredSheet } from './sheet.repository.ts';
import { sheetFile } from './sheet-file.ts';

const mostListed = 20;

/** Products as sheets: exported as lists, and imported as rows that are previewed first and then carried out by a run. */
export function sheetOfficeRoutes(app: FastifyInstance, { officeDatabase, clock }: Dependencies): void {
  if (!officeDatabase) return;
  downloads(app);

  bindOffice(app, contract.listProductSheets, async ({ staff: { staffNo } }) =>
    (await listOwnSheets(officeDatabase, staffNo, mostListed)).map(toHead),
  );

  bindOffice(app, contract.sendProductSheet, async ({ file, query, staff: { staffNo }, scope, write }) => {
    const sheet = await readSheetFile(file);
    const fileHash = hashOf(file);
    const known = await findSheetByFile(officeDatabase, { staffNo, fileHash });
    if (known !== undefined) return { sheetNo: known };
    const changes = { file: query.name, kind: sheet.kind, rows: sheet.lines.length };
    const sent = { sheet, fileHash, fileName: query.name, staffNo };
    const sheetNo = await write({ subject: 'productSheet', changes, ...ofOne(scope) }, (own) => keepSheet(own, sent));
    return { sheetNo };
  });

  const linesOf = async (sheet: StoredSheet, judge: (lines: readonly StoredLine[]) => Promise<readonly SheetRow[]>) => {
    const lines = await listLines(officeDatabase, sheet.sheetNo);
    const open = lines.filter(({ result }) => result === null);
    const judged = new Map((open.length === 0 ? [] : await judge(open)).map((row) => [row.rowNo, row]));
    return { lines, rows: lines.flatMap(({ rowNo, result }) => result ?? judged.get(rowNo) ?? []) };
  };

  bindOffice(app, contract.showProductSheet, async ({ params: { sheetNo }, staff, read }) => {
    const sheet = await ownSheet(officeDatabase, sheetNo, staff.staffNo);
    const { rows } = await linesOf(sheet, (lines) =>
      read(async (reader) => (await judgeSheet(reader, { kind: sheet.kind, lines, staff, at: clock() })).map(toRow)),
    );
    return { ...toHead(sheet), columns: [...sheet.columns], lines: rows };
  });

  bindOffice(app, contract.fetchProductSheet, async ({ params: { sheetNo }, staff, read, reply }) => {
    const sheet = await ownSheet(officeDatabase, sheetNo, staff.staffNo);
    const told = await linesOf(sheet, (lines) =>
      read(async (reader) => (await judgeSheet(reader, { kind: sheet.kind, lines, staff, at: clock() })).map(toRow)),
    );
    const name = encodeURIComponent(`시트_${sheetNo}_결과.xlsx`);
    reply.header('content-type', xlsxType).header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    return sheetFile({ sheet, ...told });
  });

  bindOffice(app, contract.runProductSheet, async ({ params: { sheetNo }, body, staff, scope, request, write }) => {
    await ownSheet(officeDatabase, sheetNo, staff.staffNo);
    const subject = { subject: `productSheet ${sheetNo}`, changes: body, ...ofOne(scope) };
    await write(subject, (own) => runSheet(own, { sheetNo, ...body, staff, requestId: request.id }));
    return { sheetNo };
  });

  bindOffice(app, contract.stopProductSheet, async ({ params: { sheetNo }, staff, scope, write }) => {
    const sheet = await ownSheet(officeDatabase, sheetNo, staff.staffNo);
    await write({ subject: `productSheet ${sheetNo}`, ...ofOne(scope) }, (own) => stopSheet(own, sheet));
    return { sheetNo };
  });
}

/** A mall's own staff act for the first of their malls. */
const ofOne = (scope: OfficeScope) => (scope.kind === 'all' ? {} : { mallId: Math.min(...scope.mallIds) });

function downloads(app: FastifyInstance): void {
  bindOffice(app, contract.listProductSheet, ({ read, query }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const [rows, count, names] = await Promise.all([
        catalogue.listSheetRows(reader, { query, key: readCursor(query.cursor, 1), limit: size + 1 }),
        countProducts(reader, query),
        readNames(reader),
      ]);
      const page = pageOf(rows, size, ({ productNo }) => [productNo]);
      return { ...page, rows: page.rows.map((product) => toFileRow(product, names)), count };
    }),
  );
  bindOffice(app, contract.listOptionSheet, ({ read, query }) =>
    read(async (reader) => {
      const size = sizeOf(query);
      const [rows, count] = await Promise.all([
        catalogue.listOptionRows(reader, { query, key: readCursor(query.cursor, 2), limit: size + 1 }),
        catalogue.countOptionRows(reader, query),
      ]);
      const page = pageOf(rows, size, ({ productNo, optionNo }) => [productNo, optionNo]);
      return {
        ...page,
        rows: page.rows.map((row) => ({ ...row, ...optionTexts(row), extraPrice: row.extraPrice })),
        count,
      };
    }),
  );
}

/** As written in the file; numbers stay numeric cells. */
function toFileRow(product: SheetProduct, names: SheetNames) {
  const { marketPrice, mostPieces, version } = product;
  return { ...productTexts(product, names), version, marketPrice, mostPieces };
}

const toRow = (row: Awaited<ReturnType<typeof judgeSheet>>[number]): SheetRow => ({
  ...{ rowNo: row.rowNo, productNo: row.productNo, optionNo: row.optionNo, name: row.name, verdict: row.verdict },
  ...{ changes: [...row.changes], faults: [...row.faults], warnings: [...row.warnings] },
  since: row.since && { ...row.since, changes: [...row.since.changes] },
});

function toHead({ state, doneRows, endedAt, failure, columns: _, staffNo: __, runNo: ___, ...sheet }: StoredSheet) {
  const run = state === null ? null : { state, doneRows, endedAt: endedAt?.toISOString() ?? null, failure };
  return { ...sheet, madeAt: sheet.madeAt.toISOString(), run };
}

import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/statements';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { renderStatementPaper, statementName, writeStatementSheet } from './render-statement.ts';
import { findHolder, listLines, listMonths } from './statement.repository.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Monthly statements of a member's account on credit, to read and to hand out. */
export function statementOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listStatements, async ({ params, read }) => {
    const found = await read(async (reader) => {
      const holder = await findHolder(reader, params);
      return holder && { ...holder, months: await listMonths(reader, params) };
    });
    if (!found) throw new AppError('4040');
    return { data: found, subjects: [params.memberNo], mallId: params.mallId };
  });

  bindOffice(app, contract.fetchStatement, async ({ params: { month, format, ...whose }, read, reply }) => {
    const statement = await read(async (reader) => {
      const holder = await findHolder(reader, whose);
      const sums = holder && (await listMonths(reader, whose)).find((one) => one.month === month);
      if (!holder || !sums) throw new AppError('4040');
      const lines = await listLines(reader, { ...whose, month });
      return { mallName: holder.mallName, memberNo: whose.memberNo, month: sums, lines, at: clock() };
    });
    const isPaper = format === 'pdf';
    reply
      .header('content-type', isPaper ? 'application/pdf' : sheetType)
      .header('content-disposition', create(`${statementName(statement)}.${format}`));
    return isPaper ? renderStatementPaper(statement) : writeStatementSheet(statement);
  });
}

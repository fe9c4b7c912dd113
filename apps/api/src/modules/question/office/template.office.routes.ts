import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/questions';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplateRows,
  updateTemplate,
} from './template.repository.ts';

/** Answers prepared by staff. */
export function templateOfficeRoutes(app: FastifyInstance): void {
  const subjectOf = (mallId: number | null, name: string) => ({
    ...(mallId !== null && { mallId }),
    subject: `answerTemplate ${name}`,
  });
  bindOffice(app, contract.listTemplates, ({ read }) =>
    read(async (transaction) => {
      const rows = await listTemplateRows(transaction);
      return rows.map((row) => ({ ...row, category: row.category as contract.AnswerTemplate['category'] }));
    }),
  );
  bindOffice(app, contract.addTemplate, async ({ body, mallOf, write }) => {
    if (body.mallId !== null) await mallOf(body.mallId);
    return write(subjectOf(body.mallId, body.name), ({ database }) => insertTemplate(database, body));
  });
  bindOffice(app, contract.changeTemplate, async ({ params: { templateNo }, body, read, write }) => {
    const found = await read((transaction) => findTemplate(transaction, templateNo));
    if (!found) throw new AppError('4040');
    const isChanged = await write(subjectOf(found.mallId, String(templateNo)), async ({ database }) => {
      if (await updateTemplate(database, { templateNo, ...body })) return true;
      throw new AppError('4090');
    });
    return { version: body.version + Number(isChanged) };
  });
  bindOffice(app, contract.removeTemplate, async ({ params: { templateNo }, read, write }) => {
    const found = await read((transaction) => findTemplate(transaction, templateNo));
    if (!found) throw new AppError('4040');
    await write(subjectOf(found.mallId, String(templateNo)), ({ database }) => deleteTemplate(database, templateNo));
    return null;
  });
}

import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/questions';
import type { Permission, RoleCode } from '@mall/contracts/office/rights';
import { inMall } from '@mall/db/in-mall';
import { roleTemplates } from '@mall/domain/office/rights';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { pictureFile } from '../picture-file.ts';
import { answerQueuedQuestion } from './answer-queued-question.ts';
import { getQueuedQuestion } from './get-queued-question.ts';
import { listQuestionQueue } from './list-question-queue.ts';
import {
  findQueueRow,
  listAssigneeRows,
  listQueuePictures,
  updateAssignee,
  updateCategory,
} from './question-queue.repository.ts';

const roles = (Object.keys(roleTemplates) as RoleCode[]).filter((role) =>
  roleTemplates[role].includes('questions.write'),
);

export function questionOfficeRoutes(app: FastifyInstance, { clock, files }: Dependencies): void {
  const lookingOf = (staff: StaffCaller, permission: Permission) => ({
    ...{ staffNo: staff.staffNo, reaches: staff.reachOf(permission), at: clock() },
  });
  bindOffice(app, contract.listQueuedQuestions, ({ staff, read, query }) =>
    read((transaction) => listQuestionQueue(transaction, query, lookingOf(staff, 'questions.read'))),
  );
  bindOffice(app, contract.listAssignees, ({ read, scope }) =>
    read((transaction) => listAssigneeRows(transaction, { scope, roles, at: clock() })),
  );
  bindOffice(app, contract.getQueuedQuestion, ({ staff, read, params }) =>
    read((transaction) => getQueuedQuestion(transaction, params, { staff, at: clock() })),
  );
  bindOffice(app, contract.getQueuedPicture, async ({ staff, read, params }) => {
    const { mallId, pictureName } = params;
    const [row, pictures] = await read(async (transaction) => [
      await findQueueRow(transaction, params, lookingOf(staff, 'questions.read')),
      await listQueuePictures(transaction, params),
    ]);
    const isOwn = row !== undefined && pictures.some((picture) => picture.pictureName === pictureName);
    const bytes = isOwn ? await files.read(pictureFile({ mallId }, pictureName)) : undefined;
    if (!row || !bytes) throw new AppError('4040');
    return { data: bytes, subjects: [row.memberNo], mallId };
  });
  bindOffice(app, contract.answerQuestion, async ({ params, body, staff, read, write, mallOf }) => {
    const { mallId, questionNo } = params;
    const row = await read((transaction) => findQueueRow(transaction, params, lookingOf(staff, 'questions.write')));
    if (!row) throw new AppError('4040');
    const mall = await mallOf(mallId);
    const answeredAt = await write({ mallId, subject: `question ${questionNo}` }, (dependencies) =>
      answerQueuedQuestion(dependencies, mall, { questionNo, ...body, staffNo: staff.staffNo }),
    );
    return { answeredAt: answeredAt.toISOString() };
  });
  bindOffice(app, contract.assignQuestion, async ({ params, body: { staffNo }, staff, scope, read, write }) => {
    const { mallId, questionNo } = params;
    const [row, assignees] = await read(async (transaction) => [
      await findQueueRow(transaction, params, lookingOf(staff, 'questions.write')),
      await listAssigneeRows(transaction, { scope, roles, at: clock() }),
    ]);
    const assignee = assignees.find((one) => one.staffNo === staffNo) ?? null;
    if (!row || (staffNo !== null && !assignee)) throw new AppError('4040');
    const changes = { assignedTo: [row.assignedTo, staffNo] };
    await write({ mallId, subject: `question ${questionNo}`, changes }, ({ database }) =>
      inMall(database, { mallId }, (transaction) => updateAssignee(transaction, questionNo, staffNo)),
    );
    return assignee;
  });
  bindOffice(app, contract.categoriseQuestion, async ({ params, body: { category }, staff, read, write }) => {
    const { mallId, questionNo } = params;
    const row = await read((transaction) => findQueueRow(transaction, params, lookingOf(staff, 'questions.write')));
    if (!row) throw new AppError('4040');
    const changes = { category: [row.category, category] };
    await write({ mallId, subject: `question ${questionNo}`, changes }, ({ database }) =>
      inMall(database, { mallId }, async (transaction) => {
        if (await updateCategory(transaction, questionNo, category)) return;
        throw new AppError('4090', { description: '답변한 문의는 분류를 바꿀 수 없어요.' });
      }),
    );
    return null;
  });
}

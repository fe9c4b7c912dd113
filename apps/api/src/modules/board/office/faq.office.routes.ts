import { boardType } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/faqs';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findLockedBy } from '../../../publishing/locked.repository.ts';
import { addFaq, placeFaq, removeFaq, saveFaq } from './change-faq.ts';
import { listFaqRows } from './faq.repository.ts';
import { isWithinReach } from './post.repository.ts';

/** Staff who may write only notices may read the questions, as every member may. */
const mayWrite = (staff: StaffCaller, mallId: number): boolean =>
  isWithinReach(staff.reachOf('boards.write'), mallId, boardType.mdReview);

/** Frequent questions of a mall; a change shows in the shop at once. */
export function faqOfficeRoutes(app: FastifyInstance): void {
  const subjectOf = (staff: StaffCaller, mallId: number, what: number | string) => {
    if (!mayWrite(staff, mallId)) throw new AppError('4040');
    return { mallId, subject: `faq ${what}` };
  };
  bindOffice(app, contract.listOfficeFaqs, async ({ params: { mallId }, staff, read, mallOf }) => {
    await mallOf(mallId);
    return read(async (reader) => {
      const lockedBy = await findLockedBy(reader, mallId, 'faq');
      const faqs = await listFaqRows(reader, mallId);
      return { faqs, lockedBy, mayWrite: !lockedBy && mayWrite(staff, mallId) };
    });
  });
  bindOffice(app, contract.addFaq, async ({ params: mall, body, staff, write }) => ({
    faqNo: await write(subjectOf(staff, mall.mallId, body.category), (own) =>
      addFaq(own, mall, { ...body, staffNo: staff.staffNo }),
    ),
  }));
  bindOffice(app, contract.saveFaq, async ({ params: { faqNo, ...mall }, body, staff, write }) => ({
    version: await write(subjectOf(staff, mall.mallId, faqNo), (own) =>
      saveFaq(own, mall, { faqNo, ...body, staffNo: staff.staffNo }),
    ),
  }));
  bindOffice(app, contract.placeFaq, async ({ params: { faqNo, ...mall }, body: { before }, staff, write }) => {
    await write(subjectOf(staff, mall.mallId, faqNo), (own) => placeFaq(own, mall, { faqNo, before }));
    return null;
  });
  bindOffice(app, contract.removeFaq, async ({ params: { faqNo, ...mall }, staff, write }) => {
    await write(subjectOf(staff, mall.mallId, faqNo), (own) => removeFaq(own, mall, faqNo));
    return null;
  });
}

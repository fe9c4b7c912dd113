import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/contacts';
import { pageSizes } from '@mall/contracts/office/list';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { understand } from '../../member/office/understand.ts';
import { limitAnswers } from '../../staff/attempts/limit-guesses.ts';
import { findCallers } from './caller.repository.ts';
import * as repository from './contact.repository.ts';
import * as acts from './contact-acts.ts';

/** The CS desk: the caller, the contact with them, and what was promised. */
export function contactOfficeRoutes(app: FastifyInstance, { clock }: Pick<Dependencies, 'clock'>): void {
  const { officeDatabase: database, config } = app.dependencies;
  if (!database) return;
  bindOffice(app, contract.findCallers, async ({ body: { typed, mallId }, read }) => {
    const understood = understand(typed);
    const found = await read((reader) => findCallers(reader, understood, mallId));
    const callers = found.slice(0, contract.mostCallers).map((caller) => ({
      ...caller,
      lastOrderedAt: caller.lastOrderedAt?.toISOString() ?? null,
    }));
    const data = { understood: understood.kind, callers, isMore: found.length > callers.length };
    return { data, subjects: callers.map(({ memberNo }) => memberNo), reason: understood.kind };
  });

  bindOffice(app, contract.listOpenContacts, async ({ staff, read }) => {
    const open = await read((reader) => repository.listOwnOpen(reader, staff.staffNo));
    return open.map((contact) => ({ ...contact, beganAt: contact.beganAt.toISOString() }));
  });

  bindOffice(app, contract.openContact, async ({ params: { mallId, memberNo }, body: { channel }, staff, write }) => {
    const opening = { memberNo, channel, staffNo: staff.staffNo };
    const contactNo = await write({ mallId, subject: `member ${memberNo}` }, (recorded) =>
      acts.openContact(recorded, { mallId }, opening),
    );
    return { contactNo };
  });

  bindOffice(app, contract.showContact, ({ params, read }) =>
    read(async (reader) => {
      const contact = await repository.findContact(reader, { ...params, now: clock() });
      if (!contact) throw new AppError('4040');
      const memos = await repository.listMemos(reader, params);
      const filter = {
        mallId: { operator: 'is', values: [String(params.mallId)] },
        contactNo: params.contactNo,
      } as const;
      const promised = await repository.listFollowUps(reader, filter, { key: undefined, size: pageSizes.most });
      return {
        ...contact,
        beganAt: contact.beganAt.toISOString(),
        endedAt: contact.endedAt?.toISOString() ?? null,
        lookingUntil: contact.lookingUntil?.toISOString() ?? null,
        memos: memos.map((memo) => ({ ...memo, writtenAt: memo.writtenAt.toISOString() })),
        followUps: promised.map(toFollowUp),
      };
    }),
  );

  bindOffice(app, contract.verifyCaller, async ({ params: { mallId, contactNo }, body, staff, write }) => {
    const guess = { at: clock(), address: staff.address, of: ['answer', staff.staffNo] } as const;
    return limitAnswers({ database, secret: config.tokenSecret }, guess, () =>
      write({ ...about(mallId, contactNo), changes: { proof: body.proof } }, (recorded) =>
        acts.verifyCaller(recorded, { mallId }, { contactNo, ...body }),
      ),
    );
  });
  bindOffice(app, contract.addMemo, async ({ params: { mallId, contactNo }, body, staff, write }) => {
    const memo = { contactNo, staffNo: staff.staffNo, ...body };
    const memoNo = await write(about(mallId, contactNo), (recorded) => acts.addMemo(recorded, { mallId }, memo));
    return { memoNo };
  });
  bindOffice(app, contract.addFollowUp, async ({ params: { mallId, contactNo }, body, staff, write }) => {
    const promised = { contactNo, staffNo: staff.staffNo, ...body };
    const followUpNo = await write(about(mallId, contactNo), (recorded) =>
      acts.promise(recorded, { mallId }, promised),
    );
    return { followUpNo };
  });
  bindOffice(app, contract.endContact, async ({ params: { mallId, contactNo }, body, staff, write }) => {
    const { topic, result } = body;
    await write({ ...about(mallId, contactNo), changes: { topic, result } }, (recorded) =>
      acts.endContact(recorded, { mallId }, { contactNo, staffNo: staff.staffNo, ...body }),
    );
    return null;
  });

  bindOffice(app, contract.listFollowUps, async ({ query, read }) => {
    const size = sizeOf(query);
    const found = await read(async (reader) => ({
      rows: await repository.listFollowUps(reader, query, { key: readCursor(query.cursor, 2), size }),
      count: await repository.countFollowUps(reader, query),
    }));
    const page = pageOf(found.rows, size, ({ dueAt, followUpNo }) => [dueAt.toISOString(), followUpNo]);
    return { ...page, rows: page.rows.map(toFollowUp), count: found.count };
  });
  bindOffice(app, contract.finishFollowUp, async ({ params: { mallId, followUpNo }, write }) => {
    await write({ mallId, subject: `follow-up ${followUpNo}` }, (recorded) =>
      acts.finishFollowUp(recorded, { mallId }, followUpNo),
    );
    return null;
  });
}

const about = (mallId: number, contactNo: number) => ({ mallId, subject: `contact ${contactNo}` });
const toFollowUp = (row: repository.StoredFollowUp) => ({
  ...row,
  dueAt: row.dueAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
});

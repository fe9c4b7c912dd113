import { AppError } from '@mall/contracts/errors';
import type { Personal } from '@mall/contracts/office/personal';
import * as contract from '@mall/contracts/office/privacy';
import { inMall } from '@mall/db/in-mall';
import { officeScreens } from '@mall/domain/office/screens';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bindOffice } from '../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../office/list-page.ts';
import { openCase } from '../case/cases.ts';
import { answerRequest, correctIdentity, eraseMember, memberOfOpen } from './answer-request.ts';
import { flatten, heldWorkbook } from './held-workbook.ts';
import * as repository from './privacy.repository.ts';

const day = 86_400_000;
const archiveWords = {
  ORDER: '주문',
  QUESTION: '문의',
  APPLICATION: '휴대폰 신청',
  SUBSCRIPTION: '구독 신청',
} as const;
/** The personal data that a copy of everything, or an archived record, may contain. */
const allClasses = ['name', 'id', 'phone', 'email', 'address', 'birth', 'account'];

/** Persons' rights requests, and records of former members that the law requires to be kept. */
export function privacyOfficeRoutes(app: FastifyInstance, { officeDatabase }: Dependencies): void {
  if (!officeDatabase) return;
  bindOffice(app, contract.listPrivacyRequests, async ({ query, read }) => {
    const size = sizeOf(query);
    const direction = query.sort === '-dueAt' ? 'desc' : 'asc';
    const page = { key: readCursor(query.cursor, 3), direction, size } as const;
    const [found, count] = await read((reader) =>
      Promise.all([repository.listRequestRows(reader, query, page), repository.countRequests(reader, query)]),
    );
    const shown = pageOf(found, size, ({ dueAt, mallId, requestNo }) => [dueAt.toISOString(), mallId, requestNo]);
    return {
      data: { ...shown, rows: shown.rows.map(toRow), count },
      subjects: shown.rows.map(({ memberNo }) => memberNo),
    };
  });

  bindOffice(app, contract.showPrivacyRequest, async ({ params, read }) => {
    const found = await read((reader) => repository.findRequest(reader, params));
    if (!found) throw new AppError('4040');
    const { phone, email, detail, answer, openedBy, answeredBy } = found;
    const data = { ...toRow(found), phone, email, detail, answer, openedBy, answeredBy };
    return { data, subjects: [found.memberNo], mallId: found.mallId };
  });

  bindOffice(app, contract.openPrivacyRequest, async ({ params: { mallId }, body, staff, write }) => {
    const requestNo = await write(
      { mallId, subject: `member ${body.memberNo}`, changes: { kind: body.kind } },
      ({ database, clock }) =>
        inMall(database, { mallId }, async (transaction) => {
          if (!(await repository.isMemberThere(transaction, body.memberNo))) throw new AppError('4040');
          const openedAt = clock();
          const dueAt = new Date(openedAt.getTime() + contract.privacyDays * day);
          const opened = { ...body, openedAt, dueAt, openedBy: staff.staffNo };
          const inserted = await repository.insertRequest(transaction, opened);
          if (inserted === undefined) throw new AppError('4094', { description: '같은 요청이 이미 열려 있어요.' });
          return inserted;
        }),
    );
    return { requestNo };
  });

  bindOffice(app, contract.copyOfPerson, async ({ params: { mallId, requestNo }, mallOf, write }) => {
    const mall = await mallOf(mallId);
    const { held, memberNo } = await write(about({ mallId, requestNo }), ({ database }) =>
      inMall(database, mall, async (transaction) => {
        const request = await repository.lockOpenRequest(transaction, requestNo);
        if (request?.kind !== 'COPY') throw new AppError('4090', { description: '열려 있는 열람 요청이 아니에요.' });
        return { held: await repository.listHeld(transaction, request.memberNo), memberNo: request.memberNo };
      }),
    );
    return {
      data: Buffer.from(heldWorkbook(held)),
      ...{ subjects: [memberNo], mallId, fields: allClasses, reason: `request ${requestNo}` },
    };
  });

  bindOffice(app, contract.correctPerson, async ({ params: { mallId, requestNo }, body, staff, mallOf, write }) => {
    const mall = await mallOf(mallId);
    const changes = { name: body.name !== '', phone: body.phone !== '' };
    await write({ ...about({ mallId, requestNo }), changes }, (recorded) =>
      correctIdentity(recorded, mall, { ...body, requestNo, staffNo: staff.staffNo }),
    );
    return null;
  });

  bindOffice(app, contract.erasePerson, async ({ params: { mallId, requestNo }, staff, mallOf, write }) => {
    const mall = await mallOf(mallId);
    // Looked up first, because the first transaction of what follows is the one that erases.
    const member = await memberOfOpen({ database: officeDatabase }, mall, { requestNo, kind: 'ERASE' });
    await write(about({ mallId, requestNo }), (recorded) =>
      eraseMember(recorded, mall, { ...member, requestNo, staffNo: staff.staffNo }),
    );
    return null;
  });

  bindOffice(app, contract.answerPrivacyRequest, async ({ params, body, staff, mallOf, write }) => {
    const { mallId, requestNo } = params;
    const mall = await mallOf(mallId);
    await write({ ...about(params), changes: { isRefused: body.isRefused } }, (recorded) =>
      answerRequest(recorded, mall, { ...body, requestNo, staffNo: staff.staffNo }),
    );
    return null;
  });

  bindOffice(app, contract.askForArchive, async ({ params: { mallId }, body, staff, write }) => {
    const { kind, reference, reason } = body;
    const subject = `archive ${kind} ${reference}`;
    const caseNo = await write({ mallId, subject, reason }, ({ database, clock }) =>
      database.transaction().execute((transaction) =>
        openCase(
          transaction,
          {
            ...{ kind: 'archive.open', ofMallId: mallId, subject, request: {}, reason, path: officeScreens.privacy },
            differences: [{ name: `${archiveWords[kind]} ${reference}`, before: '닫힘', after: '하루 동안 열림' }],
            risks: ['떠난 회원의 개인정보를 그대로 보여 줘요'],
          },
          { madeBy: staff.staffNo, at: clock() },
        ),
      ),
    );
    return { caseNo };
  });

  bindOffice(app, contract.openArchive, async ({ params: { mallId, caseNo }, staff, write }) => {
    const record = await write({ mallId, subject: `case ${caseNo}` }, ({ database, clock }) =>
      inMall(database, { mallId }, async (transaction) => {
        const opening = { caseNo, staffNo: staff.staffNo, at: clock() };
        const opened = await repository.openArchiveRecord(transaction, opening);
        if (!opened) throw new AppError('4040');
        return opened;
      }),
    );
    const fields = flatten(record).map(({ name, value }) => ({ name, value: value as unknown as Personal<'name'> }));
    return {
      data: { fields: fields.slice(0, 500) },
      ...{ subjects: [Number(record['member_no'])], mallId, fields: allClasses, reason: `case ${caseNo}` },
    };
  });
}

const about = ({ mallId, requestNo }: { readonly mallId: number; readonly requestNo: number }) => ({
  ...{ mallId, subject: `request ${mallId}/${requestNo}` },
});

const toRow = (row: repository.StoredRequest) => ({
  ...{ mallId: row.mallId, mallName: row.mallName, requestNo: row.requestNo, memberNo: row.memberNo, name: row.name },
  ...{ kind: row.kind, state: row.state, openedAt: row.openedAt.toISOString(), dueAt: row.dueAt.toISOString() },
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

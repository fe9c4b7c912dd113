import { AppError } from '@mall/contracts/errors';
import type { Finding } from '@mall/contracts/office/reviews';
import * as contract from '@mall/contracts/office/reviews';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { AuditedWrite } from '../../office/audited-write.ts';
import { bindOffice } from '../../office/bind-office.ts';
import * as repository from './review.repository.ts';
import { reviewFile, signReview } from './sign-review.ts';

const shownMonths = 13;
/** Papers are kept for as long as the office stands. */
const everyMonth = 1200;

/** The monthly review of the access log: prepared findings, decided by who does not operate. */
export function reviewOfficeRoutes(app: FastifyInstance, { officeDatabase, clock, files }: Dependencies): void {
  if (!officeDatabase) return;

  bindOffice(app, contract.listReviews, async ({ staff, scope }) => {
    // A review is of all malls.
    if (scope.kind !== 'all') return { reviews: [] };
    const since = shiftedDay(seoulDayOf(clock()), -shownMonths * 31);
    const [reviews, findings] = await Promise.all([
      repository.listReviewRows(officeDatabase, shownMonths),
      repository.listFindings(officeDatabase, since),
    ]);
    const byMonth = Map.groupBy(findings, ({ month }) => month);
    return {
      reviews: reviews.map(({ month, signedAt, signedBy }) => ({
        ...{ month, signedAt: signedAt?.toISOString() ?? null, signedBy },
        findings: (byMonth.get(month) ?? []).map(toFinding(staff.staffNo)),
      })),
    };
  });

  bindOffice(app, contract.listAsked, async ({ staff: { staffNo } }) => ({
    findings: (await repository.listAskedOf(officeDatabase, staffNo)).map(toFinding(staffNo)),
  }));

  type Moving = Omit<Parameters<typeof repository.moveFinding>[1], 'at'>;
  const move = async (write: AuditedWrite, wanted: Moving) => {
    const found = await repository.findFinding(officeDatabase, wanted.findingNo);
    // What is not asked of oneself does not exist.
    if (!found || (wanted.isOwn && found.staffNo !== wanted.by)) throw new AppError('4040');
    await write({ subject: `finding ${wanted.findingNo}`, changes: { state: wanted.to } }, ({ database }) =>
      database.transaction().execute(async (transaction) => {
        if (!(await repository.moveFinding(transaction, { ...wanted, at: clock() }))) throw new AppError('4090');
      }),
    );
    return null;
  };

  bindOffice(app, contract.clearFinding, ({ staff, params: { findingNo }, write }) =>
    move(write, { findingNo, from: ['OPEN', 'ASKED', 'ANSWERED'], to: 'FINE', by: staff.staffNo, isOwn: false }),
  );
  bindOffice(app, contract.askAboutFinding, ({ staff, params: { findingNo }, write }) =>
    move(write, { findingNo, from: ['OPEN'], to: 'ASKED', by: staff.staffNo, isOwn: false }),
  );
  bindOffice(app, contract.answerFinding, ({ staff, params: { findingNo }, body: { answer }, write }) =>
    move(write, { findingNo, from: ['ASKED'], to: 'ANSWERED', by: staff.staffNo, isOwn: true, answer }),
  );

  bindOffice(app, contract.signReview, async ({ staff, params: { month }, body: { note }, write }) => {
    await write({ subject: `review ${month}`, reason: note }, ({ database }) =>
      signReview({ database, clock, files }, { staff, month, note }),
    );
    return null;
  });

  bindOffice(app, contract.fetchReview, async ({ scope, params: { month }, reply }) => {
    const reviews = scope.kind === 'all' ? await repository.listReviewRows(officeDatabase, everyMonth) : [];
    const isSigned = reviews.some((one) => one.month === month && one.signedAt !== null);
    const paper = isSigned ? await files.read(reviewFile(month)) : undefined;
    if (!paper) throw new AppError('4040');
    reply.header('content-type', 'application/pdf').header('content-disposition', 'attachment');
    return paper;
  });
}

type Stored = Awaited<ReturnType<typeof repository.listFindings>>[number];

const toFinding =
  (staffNo: number) =>
  ({ month: _, latestAt, ...finding }: Stored): Finding => ({
    ...{ ...finding, latestAt: latestAt.toISOString(), isOwn: finding.staffNo === staffNo },
  });

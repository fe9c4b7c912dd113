import { AppError } from '@mall/contracts/errors';
import type { Finding } from '@mall/contracts/office/reviews';
import * as contract from '@mall/contracts/office/reviews';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { create } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { AuditedWrite } from '../../office/audited-write.ts';
import { bindOffice } from '../../office/bind-office.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import * as repository from './review.repository.ts';
import { reviewFile, signReview } from './sign-review.ts';

const shownMonths = 13;
/** Signed papers are kept indefinitely. */
const everyMonth = 1200;

/** The monthly review of the access log: prepared findings, decided by staff who do not operate. */
export function reviewOfficeRoutes(app: FastifyInstance, { officeDatabase, clock, files }: Dependencies): void {
  if (!officeDatabase) return;

  /** Moves a finding of an unsigned month. Errors: 4040; 4090 it is signed, in another state, or (not) about the staff who move it. */
  const change = async (write: AuditedWrite, findingNo: number, moveOf: (found: Found) => Move) => {
    const found = await repository.findFinding(officeDatabase, findingNo);
    if (!found) throw new AppError('4040');
    const move = moveOf(found);
    await write({ subject: `finding ${findingNo}`, changes: { state: move.to } }, ({ database }) =>
      database.transaction().execute(async (transaction) => {
        const review = await repository.lockReview(transaction, found.month);
        const isMoved =
          !review?.isSigned && (await repository.moveFinding(transaction, { ...move, findingNo, at: clock() }));
        if (!isMoved) throw new AppError('4090');
      }),
    );
    return null;
  };

  bindOffice(app, contract.listReviews, async ({ staff, scope }) => {
    // A review covers all malls.
    if (scope.kind !== 'all') return { reviews: [] };
    const since = shiftedDay(seoulDayOf(clock()), -shownMonths * 31);
    const [reviews, findings] = await Promise.all([
      repository.listReviewRows(officeDatabase, shownMonths),
      repository.listFindings(officeDatabase, since),
    ]);
    const byMonth = Map.groupBy(findings, ({ month }) => month);
    return {
      reviews: reviews.map(({ signedAt, ...review }) => ({
        ...{ ...review, signedAt: signedAt?.toISOString() ?? null },
        findings: (byMonth.get(review.month) ?? []).map(toFinding(staff.staffNo)),
      })),
    };
  });

  bindOffice(app, contract.listAsked, async ({ staff: { staffNo } }) => ({
    findings: (await repository.listAskedOf(officeDatabase, staffNo)).map(toFinding(staffNo)),
  }));

  bindOffice(app, contract.clearFinding, ({ staff, params: { findingNo }, write }) =>
    change(write, findingNo, () => ({ ...others(staff), from: ['OPEN', 'ASKED', 'ANSWERED'], to: 'FINE' })),
  );
  bindOffice(app, contract.reopenFinding, ({ staff, params: { findingNo }, write }) =>
    change(write, findingNo, ({ answer }) => ({
      ...{ ...others(staff), from: ['FINE'] },
      to: answer === '' ? 'OPEN' : 'ANSWERED',
    })),
  );
  bindOffice(app, contract.askAboutFinding, ({ staff, params: { findingNo }, write }) =>
    change(write, findingNo, () => ({ ...others(staff), from: ['OPEN'], to: 'ASKED' })),
  );
  bindOffice(app, contract.answerFinding, ({ staff: { staffNo }, params: { findingNo }, body: { answer }, write }) =>
    change(write, findingNo, (found) => {
      // A finding that is not about oneself does not exist.
      if (found.staffNo !== staffNo) throw new AppError('4040');
      return { by: staffNo, isOwn: true, from: ['ASKED'], to: 'ANSWERED', answer };
    }),
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
    const name = `개인정보 접속 기록 월 점검 ${month.slice(0, 7)}.pdf`;
    reply.header('content-type', 'application/pdf').header('content-disposition', create(name));
    return paper;
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof repository.findFinding>>>;
type Move = Omit<Parameters<typeof repository.moveFinding>[1], 'at' | 'findingNo'>;
/** By the reviewers, about anybody but themselves. */
const others = ({ staffNo }: StaffCaller) => ({ by: staffNo, isOwn: false });

type Stored = Awaited<ReturnType<typeof repository.listFindings>>[number];

const toFinding =
  (staffNo: number) =>
  ({ latestAt, ...finding }: Stored): Finding => ({
    ...{ ...finding, latestAt: latestAt.toISOString(), isOwn: finding.staffNo === staffNo },
  });

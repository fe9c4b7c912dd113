import type { ApplicationHold, ApplicationState } from '@mall/contracts/application-codes';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { Permission } from '@mall/contracts/office/rights';
import { needsWords } from '@mall/domain/application-states';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { operateApplication } from '../operate-application.ts';
import { findQueueRow } from './application-queue.repository.ts';

export type Moving = {
  readonly staff: StaffCaller;
  readonly at: Date;
  readonly read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) => Promise<Result>;
  readonly write: AuditedWrite;
};
type Move = {
  readonly mallId: number;
  readonly applicationNo: string;
  readonly permission: Permission;
  readonly to: ApplicationState;
  readonly reason: string;
  readonly hold?: ApplicationHold | undefined;
  readonly parcel?: { readonly carrier: string; readonly invoiceNo: string } | undefined;
};

/** Moves an application within reach; 4040 out of reach, 4097 for an illegal move, 4220 without a required reason or parcel. */
export async function moveQueuedApplication({ staff, at, read, write }: Moving, move: Move): Promise<void> {
  const { mallId, applicationNo, permission, to, hold, parcel } = move;
  const reason = move.reason.trim();
  const row = await read((transaction) =>
    findQueueRow(transaction, { mallId, applicationNo }, { reaches: staff.reachOf(permission), at }),
  );
  if (!row) throw new AppError('4040');
  if (needsWords(to) && reason === '') throw fieldError('reason', '회원이 읽을 사유를 적어 주세요.');
  if (to === 'ON_HOLD' && !hold) throw fieldError('hold', '무엇을 기다리는지 골라 주세요.');
  if (to === 'SHIPPED' && !parcel) throw fieldError('parcel', '택배사와 송장 번호를 적어 주세요.');
  const change = { mallId, subject: `application ${applicationNo}`, reason, changes: { state: [row.state, to] } };
  await write(change, (dependencies) =>
    operateApplication(
      dependencies,
      { mallId },
      { applicationNo, to, reason, hold, staffNo: staff.staffNo, ...(to === 'SHIPPED' && parcel && { parcel }) },
    ),
  );
}

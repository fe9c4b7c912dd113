import { AppError, fieldError } from '@mall/contracts/errors';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { operateSubscription } from '../operate-subscription.ts';
import { findQueueRow } from './subscription-queue.repository.ts';

type Moving = {
  readonly staff: { readonly staffNo: number };
  readonly read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) => Promise<Result>;
  readonly write: AuditedWrite;
};
type Move = {
  readonly mallId: number;
  readonly applicationNo: string;
  readonly to: SubscriptionState;
  readonly reason: string;
  /** Instants. */
  readonly installationAt?: string | undefined;
  readonly was?: string | null | undefined;
};

/** Moves an application of the scope; 4040 outside it, 4090, 4097, 4220 without a required reason or a future time. */
export async function moveQueuedSubscription({ staff, read, write }: Moving, move: Move): Promise<void> {
  const { mallId, applicationNo, to, installationAt, was } = move;
  const reason = move.reason.trim();
  const row = await read((transaction) => findQueueRow(transaction, { mallId, applicationNo }));
  if (!row) throw new AppError('4040');
  if ((to === 'CANCELLED' || to === 'TERMINATED') && reason === '')
    throw fieldError('reason', '회원이 읽을 사유를 적어 주세요.');
  const changes = {
    state: [row.state, to],
    ...(installationAt && { installationAt: [row.installationAt, installationAt] }),
  };
  const operation = { applicationNo, to, reason, staffNo: staff.staffNo };
  await write({ mallId, subject: `subscription ${applicationNo}`, reason, changes }, (dependencies) =>
    operateSubscription(
      dependencies,
      { mallId },
      {
        ...operation,
        ...(installationAt !== undefined && { installationAt: new Date(installationAt) }),
        ...(was !== undefined && { was: was === null ? null : new Date(was) }),
      },
    ),
  );
}

import { AppError } from '@mall/contracts/errors';
import type { SubscriptionApplicationDetail, SubscriptionSheet } from '@mall/contracts/subscription-application';
import type { MallTransaction } from '@mall/db/in-mall';
import { findSubscriptionRow, listSubscriptionEvents } from './subscription-application.repository.ts';
import { toSubscriptionApplicationCard } from './to-subscription-application-card.ts';

/** An application as its member reads it. */
export type OwnSubscription = { readonly applicationNo: string; readonly memberNo: number };

/** An application in full; undefined when it is not this member's, or the member has left. */
export async function findSubscriptionApplication(
  transaction: MallTransaction,
  own: OwnSubscription,
): Promise<SubscriptionApplicationDetail | undefined> {
  const row = await findSubscriptionRow(transaction, own);
  if (!row) return undefined;
  const events = await listSubscriptionEvents(transaction, own.applicationNo);
  return {
    card: toSubscriptionApplicationCard(row),
    sheet: row.blankedAt ? null : row.sheet,
    installationAt: row.installationAt?.toISOString() ?? null,
    installedOn: row.installedOn,
    history: events.map(({ toState, happenedAt, reason }) => ({
      state: toState,
      happenedAt: happenedAt.toISOString(),
      reason,
    })),
  };
}

/** One that still has its sheet. */
export type SignedSubscription = SubscriptionApplicationDetail & { readonly sheet: SubscriptionSheet };

/** The data for mails; undefined as above, and once its retention period is over. */
export async function findSignedSubscription(
  transaction: MallTransaction,
  own: OwnSubscription,
): Promise<SignedSubscription | undefined> {
  const application = await findSubscriptionApplication(transaction, own);
  return application?.sheet ? { ...application, sheet: application.sheet } : undefined;
}

/** An application in full; it exists only for its own member (4044). */
export async function getSubscriptionApplication(
  transaction: MallTransaction,
  own: OwnSubscription,
): Promise<SubscriptionApplicationDetail> {
  const application = await findSubscriptionApplication(transaction, own);
  if (!application) throw new AppError('4044');
  return application;
}

/** The sheet as it was signed, for its PDF; 4044 also once its retention period is over. */
export async function getSubscriptionSheet(
  transaction: MallTransaction,
  own: OwnSubscription,
): Promise<SubscriptionSheet> {
  const row = await findSubscriptionRow(transaction, own);
  if (!row || row.blankedAt) throw new AppError('4044');
  return row.sheet;
}

import type { ApplicationDetail, ContractSheet } from '@mall/contracts/application';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findApplicationRow, listApplicationEvents } from './application.repository.ts';
import { toApplicationCard } from './to-application-card.ts';

/** An application as its member reads it. */
export type OwnApplication = { readonly applicationNo: string; readonly memberNo: number };

/** An application in full; to other members it does not exist. */
export async function getApplication(transaction: MallTransaction, own: OwnApplication): Promise<ApplicationDetail> {
  const row = await findApplicationRow(transaction, own);
  if (!row) throw new AppError('4044');
  const events = await listApplicationEvents(transaction, own.applicationNo);
  return {
    card: toApplicationCard(row),
    sheet: row.blankedAt ? null : row.sheet,
    carrier: row.carrier,
    invoiceNo: row.invoiceNo,
    history: events.map(({ toState, happenedAt, reason }) => ({
      state: toState,
      happenedAt: happenedAt.toISOString(),
      reason,
    })),
  };
}

/** The sheet as it was signed, for its PDF; 4044 also once its retention period is over. */
export async function getSheet(transaction: MallTransaction, own: OwnApplication): Promise<ContractSheet> {
  const row = await findApplicationRow(transaction, own);
  if (!row || row.blankedAt) throw new AppError('4044');
  return row.sheet;
}

import type { OrderTrial } from '@mall/contracts/office/mall-opening';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { findTrial, type Outcome, saveTrial } from './trial.repository.ts';

type Trial = { readonly outcome: Outcome; readonly staffNo: number };

/** Stores the outcome of a test order, replacing the previous one. */
export const recordTrial = (
  { database }: Pick<Dependencies, 'database'>,
  mall: MallScope,
  { outcome, staffNo }: Trial,
): Promise<void> => inMall(database, mall, (transaction) => saveTrial(transaction, { ...outcome, staffNo }));

/** The outcome of the last test order; null when there is none. */
export async function getLastTrial(reader: OfficeReader, mallId: number): Promise<OrderTrial | null> {
  const found = await findTrial(reader, mallId);
  return found ? trialOf(found) : null;
}

export const trialOf = ({ triedAt, ...outcome }: Outcome): OrderTrial => ({
  ...outcome,
  triedAt: triedAt.toISOString(),
});

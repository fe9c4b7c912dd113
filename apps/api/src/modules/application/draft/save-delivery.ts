import type { ApplicationDelivery, ApplicationDraft } from '@mall/contracts/application-draft';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { type DraftKey, lockDraftRow, updateDraft } from './draft.repository.ts';
import { getDraft } from './get-draft.ts';

type Saving = DraftKey & { readonly delivery: ApplicationDelivery; readonly at: Date };

/** Stores where the phone goes. */
export async function saveDelivery(
  transaction: MallTransaction,
  mall: Mall,
  { delivery, at, ...key }: Saving,
): Promise<ApplicationDraft> {
  if (!(await lockDraftRow(transaction, key))) throw new AppError('4040');
  await updateDraft(transaction, { ...key, delivery, savedAt: at });
  return getDraft(transaction, mall, key);
}

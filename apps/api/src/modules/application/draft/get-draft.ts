import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../../auth/assert-own-account.ts';
import { type DraftKey, deleteDraft, findDraftRow } from './draft.repository.ts';
import { toDraft } from './to-draft.ts';

/** The member's unfinished application for a phone; 4040 without one. */
export async function getDraft(transaction: MallTransaction, mall: Mall, key: DraftKey): Promise<ApplicationDraft> {
  assertOwnAccount(mall, key.memberNo);
  const row = await findDraftRow(transaction, key);
  if (!row) throw new AppError('4040');
  return toDraft(row);
}

/** Deletes the draft; 4040 without one. */
export async function dropDraft(
  transaction: MallTransaction,
  mall: Mall,
  key: DraftKey,
): Promise<{ productNo: string }> {
  assertOwnAccount(mall, key.memberNo);
  if (!(await deleteDraft(transaction, key))) throw new AppError('4040');
  return { productNo: key.productNo };
}

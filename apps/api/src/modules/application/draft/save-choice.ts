import type { ApplicationChoice, ApplicationDraft } from '@mall/contracts/application-draft';
import { fieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { carrierError } from '@mall/domain/application-steps';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../../auth/assert-own-account.ts';
import { priceApplication } from '../price-application.ts';
import { type DraftKey, lockDraftRow, putDraftChoice } from './draft.repository.ts';
import { getDraft } from './get-draft.ts';

type Saving = DraftKey & { readonly choice: ApplicationChoice; readonly at: Date };

/** Begins an application with the choices made at the phone, or changes it: only with what is available now and valid for the line. */
export async function saveChoice(
  transaction: MallTransaction,
  mall: Mall,
  { choice, at, ...key }: Saving,
): Promise<ApplicationDraft> {
  assertOwnAccount(mall, key.memberNo);
  const draft = await lockDraftRow(transaction, key);
  const birthDate = draft?.applicant?.birthDate ?? null;
  const { plan } = await priceApplication(transaction, { ...key, choice, birthDate, at });
  // With another joining type, the first step asks for the line's carrier again.
  if (draft?.applicant && draft.choice.joinType === choice.joinType) {
    const { currentCarrier } = draft.applicant;
    const message = carrierError(choice.joinType, { currentCarrier, planCarrier: plan.carrier });
    if (message) throw fieldError('planNo', message);
  }
  await putDraftChoice(transaction, { ...key, choice, savedAt: at });
  return getDraft(transaction, mall, key);
}

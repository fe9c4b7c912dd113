import type { Applicant, ApplicationDraft } from '@mall/contracts/application-draft';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { ageOn } from '@mall/domain/age';
import { youngestApplicant } from '@mall/domain/application-states';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { IdentityVault } from '../../../certification/identity-vault.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { ProvenIdentity } from '../../certification/sealed-identity.ts';
import { takeCertification } from '../../certification/take-certification.ts';
import { type DraftKey, lockDraftRow, updateDraft } from './draft.repository.ts';
import { getDraft } from './get-draft.ts';

type Saving = DraftKey & { readonly certificationKey: string; readonly vault: IdentityVault; readonly at: Date };

/**
 * Uses a certification up for a draft. 4400 when it is not valid, 4402 when it is of somebody else than the applicant, 4403 when the
 * applicant may not sign alone; a refused one is not used up.
 */
export async function saveCertification(
  transaction: MallTransaction,
  mall: Mall,
  { certificationKey, vault, at, ...key }: Saving,
): Promise<ApplicationDraft> {
  const draft = await lockDraftRow(transaction, key);
  if (!draft?.applicant) throw new AppError('4040');
  const { memberNo } = key;
  const identity = await takeCertification(transaction, {
    ...{ certificationKey, purpose: 'APPLICATION', memberNo, vault, at },
  });
  if (!isApplicant(identity, draft.applicant)) throw new AppError('4402');
  if (ageOn(seoulDayOf(at), identity.birthDate) < youngestApplicant) throw new AppError('4403');
  const sealedIdentity = vault.seal(identity);
  await updateDraft(transaction, { ...key, sealedIdentity, certifiedAt: at, savedAt: at });
  return getDraft(transaction, mall, key);
}

const isApplicant = (identity: ProvenIdentity, { name, birthDate, phone }: Applicant): boolean =>
  identity.name.trim() === name && identity.birthDate === birthDate && identity.phone === phone;

import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { maskName, maskPhone } from '@mall/contracts/masking';
import { nextStepOf } from '@mall/domain/application-steps';
import type { DraftRow } from './draft.repository.ts';

/** A draft as its member sees it. The applicant is the certified person, so their name and number are masked. */
export function toDraft({ productNo, choice, applicant, delivery, certifiedAt, savedAt }: DraftRow): ApplicationDraft {
  const isCertified = certifiedAt !== null && applicant !== null;
  const certified = isCertified ? { name: maskName(applicant.name), phone: maskPhone(applicant.phone) } : null;
  const filled = { choice, applicant, certified, delivery };
  return { productNo, ...filled, step: nextStepOf(filled), savedAt: savedAt.toISOString() };
}

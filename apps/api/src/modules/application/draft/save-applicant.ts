import type { Applicant, ApplicantInput, ApplicationDraft } from '@mall/contracts/application-draft';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { ageOn } from '@mall/domain/age';
import { youngestApplicant } from '@mall/domain/application-states';
import { ageWords, allowsAge } from '@mall/domain/plan-eligibility';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { IdentityVault } from '../../../certification/identity-vault.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { listAddresses } from '../../address/list-addresses.ts';
import { assertOwnAccount } from '../../auth/assert-own-account.ts';
import { takeCertification } from '../../certification/take-certification.ts';
import { findPlanRule, hasPlansOf } from '../plan-rule.repository.ts';
import { type DraftKey, type DraftRow, lockDraftRow, updateDraft } from './draft.repository.ts';
import { getDraft } from './get-draft.ts';

type Saving = DraftKey & { readonly applicant: ApplicantInput; readonly vault: IdentityVault; readonly at: Date };

/**
 * Stores the applicant: the person of the certification, which is used up, or the one certified before. A certification refused
 * for age or plan is not used up. The line's carrier and the place of delivery are filled in from what is known.
 */
export async function saveApplicant(
  transaction: MallTransaction,
  mall: Mall,
  { applicant: { certificationKey, email, currentCarrier }, vault, at, ...key }: Saving,
): Promise<ApplicationDraft> {
  assertOwnAccount(mall, key.memberNo);
  const draft = await lockDraftRow(transaction, key);
  if (!draft) throw new AppError('4040');
  const { person, ownCarrier, ...proof } =
    certificationKey === null
      ? { person: certifiedBefore(draft), ownCarrier: '' }
      : await certified(transaction, { ...key, certificationKey, vault, at });
  await assertPlanAge(transaction, { planNo: draft.choice.planNo, birthDate: person.birthDate, at });
  const isNewLine = draft.choice.joinType === 'NEW';
  const carrier = isNewLine ? '' : currentCarrier || ownCarrier;
  if (!isNewLine && carrier === '') throw fieldError('currentCarrier', '지금 쓰는 통신사를 골라 주세요.');
  const applicant = { ...person, email, currentCarrier: carrier };
  const delivery = draft.delivery ?? (await usualDelivery(transaction, mall, key.memberNo));
  await updateDraft(transaction, { ...key, ...proof, applicant, delivery, savedAt: at });
  return getDraft(transaction, mall, key);
}

type Person = Pick<Applicant, 'name' | 'birthDate' | 'phone'>;

function certifiedBefore({ applicant, certifiedAt }: DraftRow): Person {
  if (!applicant || !certifiedAt) throw new AppError('4400');
  const { name, birthDate, phone } = applicant;
  return { name, birthDate, phone };
}

type Certifying = DraftKey & Pick<Saving, 'vault' | 'at'> & { readonly certificationKey: string };

async function certified(transaction: MallTransaction, { certificationKey, memberNo, vault, at }: Certifying) {
  const identity = await takeCertification(transaction, {
    ...{ certificationKey, purpose: 'APPLICATION', memberNo, vault, at },
  });
  if (ageOn(seoulDayOf(at), identity.birthDate) < youngestApplicant) throw new AppError('4403');
  const { name, birthDate, phone } = identity;
  return {
    person: { name: name.trim(), birthDate, phone },
    ownCarrier: await carrierHere(transaction, identity.carrier),
    sealedIdentity: vault.seal(identity),
    certifiedAt: at,
  };
}

const carrierNames: Readonly<Record<string, string>> = { SKT: 'SKT', KT: 'KT', LGU: 'LG U+' };

/** The carrier of the certified line, as the mall's plans name it; empty where no plan does. */
async function carrierHere(transaction: MallTransaction, carrier: string): Promise<string> {
  const name = carrierNames[carrier];
  if (!name) return '알뜰폰';
  return (await hasPlansOf(transaction, name)) ? name : '';
}

/** The member's usual delivery address; another one may be chosen before signing. */
async function usualDelivery(transaction: MallTransaction, mall: Mall, memberNo: number) {
  const { addresses } = await listAddresses(transaction, mall, { memberNo });
  const usual = addresses.find(({ isDefault }) => isDefault);
  if (!usual) return null;
  const { recipient, phone, postcode, roadAddress, detailAddress } = usual;
  return { recipient, phone, postcode, roadAddress, detailAddress, request: '' };
}

type Aged = { readonly planNo: number; readonly birthDate: string; readonly at: Date };

/** An age limit is reported at once, not days later; a plan that is no longer sold is reported at the plan's own step. */
async function assertPlanAge(transaction: MallTransaction, { planNo, birthDate, at }: Aged): Promise<void> {
  const plan = await findPlanRule(transaction, planNo);
  if (!plan || allowsAge(plan, ageOn(seoulDayOf(at), birthDate))) return;
  const message = `고른 요금제(${plan.name})는 ${ageWords(plan)}만 가입할 수 있어요. 휴대폰 화면에서 다른 요금제를 골라 주세요.`;
  throw fieldError('planNo', message);
}

import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { ageOn } from '@mall/domain/age';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { assertEligible } from '../wireless/assert-eligible.ts';
import type { LockedApplication } from './application.repository.ts';
import { findSignedPlanRule } from './plan-rule.repository.ts';

/**
 * Checks the plan again on the day of the activation, by the certified birth date on the sheet: in the meantime the member may have
 * grown too old or the carrier may have changed its terms. 4220 with the reasons.
 */
export async function assertStillEligible(
  transaction: MallTransaction,
  application: LockedApplication,
  at: Date,
): Promise<void> {
  const { applicationNo, sheet } = application;
  const rule = await findSignedPlanRule(transaction, applicationNo);
  if (!rule) throw new AppError('4220', { description: '신청한 요금제를 찾을 수 없어서 개통할 수 없어요.' });
  const age = ageOn(seoulDayOf(at), sheet.applicant.birthDate);
  assertEligible(rule, { network: rule.network, joinType: sheet.joinType, age });
}

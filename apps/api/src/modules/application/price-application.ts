import type { ApplicationChoice } from '@mall/contracts/application-draft';
import { fieldError } from '@mall/contracts/errors';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { MallTransaction } from '@mall/db/in-mall';
import { applicantAge } from '@mall/domain/plan-eligibility';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { type PricedChoice, priceChoice } from '@mall/domain/wireless-choice';
import { assertEligible } from '../wireless/assert-eligible.ts';
import { getWireless } from '../wireless/get-wireless.ts';

type Input = {
  readonly memberNo: number;
  readonly productNo: string;
  readonly choice: ApplicationChoice;
  /** YYYY-MM-DD, as certified, or as typed before that; null when unknown. */
  readonly birthDate: string | null;
  readonly at: Date;
};
/** A choice that may be applied for, with its phone and its current price. */
export type PricedApplication = PricedChoice & { readonly detail: WirelessDetail };

/**
 * Prices a choice by the same function as the phone's own page, with the rows in force. 4042 when the mall does not sell the phone, 4220
 * at the unavailable part of the choice, or at planNo when the applicant may not take the plan.
 */
export async function priceApplication(
  transaction: MallTransaction,
  { memberNo, productNo, choice, birthDate, at }: Input,
): Promise<PricedApplication> {
  const detail = await getWireless(transaction, { viewer: { memberNo }, productNo, at });
  const memory = detail.memories.find((one) => one.memory === choice.memory);
  const colour = detail.colours.find(({ name }) => name === choice.colour);
  if (!memory || memory.isSoldOut) throw fieldError('memory', '고른 용량이 품절됐어요. 다른 용량을 골라 주세요.');
  if (!colour || colour.isSoldOut) throw fieldError('colour', '고른 색상이 품절됐어요. 다른 색상을 골라 주세요.');
  const plan = detail.plans.find(({ planNo }) => planNo === choice.planNo);
  const age = plan ? applicantAge(plan, birthDate, seoulDayOf(at)) : null;
  if (plan) assertEligible(plan, { network: detail.network, joinType: choice.joinType, age });
  const priced = priceChoice(detail, choice, age);
  if (!priced) throw fieldError('planNo', '이 휴대폰과 함께 가입할 수 없는 요금제예요. 다른 요금제를 골라 주세요.');
  return { ...priced, detail };
}

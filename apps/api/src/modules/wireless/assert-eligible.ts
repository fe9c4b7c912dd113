import { AppError } from '@mall/contracts/errors';
import { ineligibilityReasons, type PlanRule, type PlanSeeker } from '@mall/domain/plan-eligibility';

/** 4220 at planNo, with the reasons, when somebody may not take a plan, with this phone or by this joining type. */
export function assertEligible(rule: PlanRule, seeker: PlanSeeker): void {
  const message = ineligibilityReasons(rule, seeker)
    .map((reason) => reason.message)
    .join(' ');
  if (message) throw new AppError('4220', { description: message, fieldErrors: [{ field: 'planNo', message }] });
}

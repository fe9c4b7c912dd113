import type { JoinType } from '@mall/contracts/codes';
import { saveApplicantLimits as applicantLimits } from '@mall/contracts/limits/application-draft';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, unchosen } from '../../../lib/form/rules.ts';

/** What nobody certifies. */
export type ApplicantForm = { readonly email: string; readonly currentCarrier: string };

export { applicantLimits };

/** What must be corrected before the step can be saved. */
export const applicantErrors = (form: ApplicantForm, joinType: JoinType) =>
  foundErrors({
    email: emailError(form.email),
    currentCarrier: joinType === 'NEW' ? undefined : unchosen(form.currentCarrier, '지금 쓰는 통신사를'),
  });

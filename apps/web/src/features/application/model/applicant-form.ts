import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError } from '../../../lib/form/rules.ts';

/** The data that is not certified; the server knows the carrier of some lines. */
export type ApplicantForm = { readonly email: string; readonly currentCarrier: string };

/** What must be corrected before the step can be saved. */
export const applicantErrors = ({ email }: ApplicantForm) => foundErrors({ email: emailError(email) });

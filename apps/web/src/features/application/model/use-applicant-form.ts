import { saveApplicant } from '@mall/contracts/application-draft';
import { saveApplicantLimits } from '@mall/contracts/limits/application-draft';
import { useEffect, useRef } from 'react';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { useVisit } from '../../../entities/phone-conditions/visit-conditions.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { type ApplicantForm, applicantErrors } from './applicant-form.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepForm } from './use-step-form.ts';

const otherCarrier = '알뜰폰';

/** The first step: the applicant, certified by phone, and the current carrier of their line. */
export function useApplicantForm({ draft, detail, form: { memberEmail }, priced }: OpenApplication) {
  const { productNo, choice, applicant: known, certified } = draft;
  const { joinType } = choice;
  const certification = useCertification('APPLICATION');
  const { certificationKey, person, reset } = certification;
  const { conditions } = useVisit();
  // A change of phone keeps the plan's carrier; for a transfer, the current carrier may be known already.
  const stated = conditions?.joinType === joinType ? conditions.currentCarrier : '';
  const form = useStepForm<ApplicantForm>(productNo, {
    values: {
      email: known?.email ?? memberEmail,
      currentCarrier: known?.currentCarrier || (joinType === 'CHANGE' ? priced?.plan.carrier : stated) || '',
    },
    limits: saveApplicantLimits,
    validate: (typed) => applicantErrors(typed),
    send: async ({ email, currentCarrier }) => {
      const body = { certificationKey, email: email.trim(), currentCarrier };
      const saved = await call(saveApplicant, { params: { productNo }, body });
      reset();
      return saved;
    },
    // Another certification is needed; one that was refused because of the plan is not used up.
    onError: (error) => (isApiError(error, '4400') || isApiError(error, '4403') ? reset() : undefined),
  });
  // If everything else is known, nothing is left to type: the server says what is missing.
  const { submit } = form;
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    if (certificationKey !== null) latest.current();
  }, [certificationKey]);
  const carriers = [...new Set(detail.plans.map(({ carrier }) => carrier)), otherCarrier];
  return {
    form,
    joinType,
    certification,
    certified,
    isCertified: person !== null || certified !== null,
    carriers: carriers.map((carrier) => ({ value: carrier, label: carrier })),
  };
}

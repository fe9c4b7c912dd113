import { saveApplicant } from '@mall/contracts/application-draft';
import { formatPhone } from '@mall/domain/phone-number';
import { call } from '../../../lib/api/api-client.ts';
import { type ApplicantForm, applicantErrors, applicantLimits, toApplicant } from './applicant-form.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepForm } from './use-step-form.ts';

const otherCarrier = '알뜰폰';

/** The first step: who applies, and whose line it is now. */
export function useApplicantForm({ draft, detail, form: { memberName, memberEmail } }: OpenApplication) {
  const { productNo, choice, applicant: known } = draft;
  const form = useStepForm<ApplicantForm>(
    { step: 'join', productNo },
    {
      values: {
        name: known?.name ?? memberName,
        birthDate: known?.birthDate.replaceAll('-', '') ?? '',
        phone: formatPhone(known?.phone ?? ''),
        email: known?.email ?? memberEmail,
        currentCarrier: known?.currentCarrier ?? '',
      },
      limits: applicantLimits,
      validate: (typed) => applicantErrors(typed, choice.joinType),
      send: (typed) => call(saveApplicant, { params: { productNo }, body: toApplicant(typed) }),
    },
  );
  const carriers = [...new Set(detail.plans.map(({ carrier }) => carrier)), otherCarrier];
  return {
    form,
    joinType: choice.joinType,
    carriers: carriers.map((carrier) => ({ value: carrier, label: carrier })),
  };
}

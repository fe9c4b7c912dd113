import { saveApplicant } from '@mall/contracts/application-draft';
import { formatPhone } from '@mall/domain/phone-number';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { type ApplicantForm, applicantComplaints, toApplicant } from './applicant-form.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepSaving } from './use-step-saving.ts';

const otherCarrier = '알뜰폰';

/** The first step: who applies, and whose line it is now. */
export function useApplicantForm({ draft, detail, form: { memberName, memberEmail } }: OpenApplication) {
  const known = draft.applicant;
  const [form, setForm] = useState<ApplicantForm>({
    name: known?.name ?? memberName,
    birthDate: known?.birthDate.replaceAll('-', '') ?? '',
    phone: formatPhone(known?.phone ?? ''),
    email: known?.email ?? memberEmail,
    currentCarrier: known?.currentCarrier ?? '',
  });
  const { productNo, choice } = draft;
  const saving = useStepSaving<ApplicantForm>({
    step: 'join',
    productNo,
    save: (typed) => call(saveApplicant, { params: { productNo }, body: toApplicant(typed) }),
  });
  const carriers = [...new Set(detail.plans.map(({ carrier }) => carrier)), otherCarrier];
  return {
    form,
    change: (changed: Partial<ApplicantForm>) => {
      setForm({ ...form, ...changed });
      saving.forgive(changed);
    },
    joinType: choice.joinType,
    carriers: carriers.map((carrier) => ({ value: carrier, label: carrier })),
    complaints: saving.complaints,
    problem: saving.problem,
    isSaving: saving.isSaving,
    submit: () => {
      const complaints = applicantComplaints(form, choice.joinType);
      if (Object.keys(complaints).length === 0) return saving.save(form);
      saving.setComplaints(complaints);
    },
  };
}

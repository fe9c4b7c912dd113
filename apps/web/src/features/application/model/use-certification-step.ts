import { saveApplicationCertification } from '@mall/contracts/application-draft';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepSaving } from './use-step-saving.ts';

/** The second step: the applicant proves by phone to be themselves. */
export function useCertificationStep({ draft: { productNo, certified } }: OpenApplication) {
  const certification = useCertification('APPLICATION');
  const navigate = useMallNavigate();
  const saving = useStepSaving<string>({
    step: 'certification',
    productNo,
    save: async (certificationKey) => {
      const draft = await call(saveApplicationCertification, { params: { productNo }, body: { certificationKey } });
      certification.reset();
      return draft;
    },
    // Whoever it was, it was not the applicant: the next try begins anew.
    onRefused: certification.reset,
  });
  const { certificationKey } = certification;
  return {
    certification,
    certified,
    problem: saving.problem,
    isSaving: saving.isSaving,
    mayGoOn: certificationKey !== null || certified !== null,
    submit: () => {
      if (certificationKey) saving.save(certificationKey);
      else if (certified) void navigate({ screen: 'applicationStep', step: 'plan', productNo });
    },
  };
}

import { saveApplicationCertification } from '@mall/contracts/application-draft';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { call } from '../../../lib/api/api-client.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepForm } from './use-step-form.ts';

/** The second step: the applicant proves by phone to be themselves. */
export function useCertificationStep({ draft }: OpenApplication) {
  const { productNo, certified } = draft;
  const certification = useCertification('APPLICATION');
  const { certificationKey } = certification;
  const form = useStepForm(
    { step: 'certification', productNo },
    {
      values: {},
      send: async () => {
        if (certificationKey === null) return draft;
        const saved = await call(saveApplicationCertification, { params: { productNo }, body: { certificationKey } });
        certification.reset();
        return saved;
      },
      // Somebody else than the applicant was certified: the next try begins anew.
      onError: certification.reset,
    },
  );
  return { form, certification, certified, mayGoOn: certificationKey !== null || certified !== null };
}

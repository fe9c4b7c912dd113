import { submitApplication } from '@mall/contracts/application';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsKey } from '../../../entities/application/applications.query.ts';
import { consentsError, missingConsents } from '../../../entities/terms/missing-consents.ts';
import { wirelessQuery } from '../../../entities/wireless/wireless.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import type { OpenApplication } from './use-application.ts';

/** The last step: a summary, the consents, and the signature. */
export function useSigning({ draft, form: { terms }, priced }: OpenApplication) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  // One request key for this page: submitted twice, it is the same application.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const { productNo } = draft;
  return useMallForm({
    values: { agreedTerms: [] as number[] },
    validate: ({ agreedTerms }) => foundErrors({ agreedTerms: consentsError(missingConsents(terms, agreedTerms)) }),
    send: ({ agreedTerms }) =>
      call(submitApplication, {
        body: {
          ...{ productNo, requestKey, agreedTerms },
          expectedMonthly: priced?.quote.monthlyTotal ?? 0,
          expectedTotal: priced?.quote.termTotal ?? 0,
        },
      }),
    onSent: async ({ applicationNo }) => {
      await navigate({ screen: 'applicationDone', applicationNo }, { replace: true });
      await queryClient.invalidateQueries({ queryKey: applicationsKey });
    },
    onError: (failure) => {
      // The shown amounts are outdated: the new amounts and plans are shown before the next submission.
      if (isApiError(failure, '4093') || isApiError(failure, '4220'))
        void queryClient.invalidateQueries(wirelessQuery(productNo));
      // After the error about a used key the member has seen the list: the next submission is another application.
      if (isApiError(failure, '4221')) setRequestKey(crypto.randomUUID());
    },
    failure: '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}

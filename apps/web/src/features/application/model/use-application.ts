import type { ApplicationStep } from '@mall/contracts/application-codes';
import type { ApplicationDraft, getApplicationForm } from '@mall/contracts/application-draft';
import type { DataOf } from '@mall/contracts/endpoint';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { mayOpenStep, stepLabels } from '@mall/domain/application-steps';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wirelessQuery } from '../../../entities/wireless/wireless.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { draftQuery, formQuery } from '../api/application.query.ts';
import { priceFor } from './judged-plan.ts';

/** The data of an application for one of its steps. */
export type OpenApplication = {
  readonly draft: ApplicationDraft;
  readonly detail: WirelessDetail;
  readonly form: DataOf<typeof getApplicationForm>;
  /** Undefined when the choice is no longer available, or not for the applicant. */
  readonly priced: PricedChoice | undefined;
};

/** The draft of a phone, the phone, and the form's data; somebody who skips a step is redirected to the next one. */
export function useApplication(step: ApplicationStep, productNo: string) {
  usePageTitle(`휴대폰 신청 · ${stepLabels[step]}`);
  const navigate = useMallNavigate();
  const draft = useQuery(draftQuery(productNo));
  const detail = useQuery(wirelessQuery(productNo));
  const form = useQuery(formQuery());
  const isAhead = draft.data !== undefined && !mayOpenStep(draft.data, step);
  useEffect(() => {
    if (draft.data && isAhead)
      void navigate({ screen: 'applicationStep', step: draft.data.step, productNo }, { replace: true });
  }, [draft.data, isAhead, productNo, navigate]);
  const open: OpenApplication | undefined =
    draft.data && detail.data && form.data && !isAhead
      ? {
          draft: draft.data,
          detail: detail.data,
          form: form.data,
          priced: priceFor({ draft: draft.data, detail: detail.data }, draft.data.choice),
        }
      : undefined;
  return {
    open,
    // Signed, deleted, or never begun; or the mall does not sell the phone.
    isMissing: isApiError(draft.error, '4040') || isApiError(draft.error, '4000') || isApiError(detail.error, '4042'),
    error: draft.error ?? detail.error ?? form.error,
    retry: () => void Promise.all([draft.refetch(), detail.refetch(), form.refetch()]),
  };
}

import type { ApplicationStep as Step } from '@mall/contracts/application-codes';
import type { OpenApplication } from '../model/use-application.ts';
import { ApplicantStep } from './applicant-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { PlanStep } from './plan-step.tsx';

type Props = { readonly step: Step; readonly application: OpenApplication };

/** The open step; changes on another device reset it. */
export function ApplicationStep({ step, application }: Props) {
  const key = `${step} ${application.draft.savedAt}`;
  switch (step) {
    case 'join':
      return <ApplicantStep key={key} application={application} />;
    case 'plan':
      return <PlanStep key={key} application={application} />;
    case 'delivery':
      return <DeliveryStep key={key} application={application} />;
    case 'confirm':
      return <ConfirmStep key={key} application={application} />;
  }
}

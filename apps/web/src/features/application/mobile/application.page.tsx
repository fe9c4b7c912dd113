import type { ApplicationStep as Step } from '@mall/contracts/application-codes';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useApplication } from '../model/use-application.ts';
import { ApplicationStep } from '../parts/application-step.tsx';
import { ChoiceSummary } from '../parts/choice-summary.tsx';
import { NoApplication } from '../parts/no-application.tsx';
import { StepList } from '../parts/step-list.tsx';
import styles from './application.module.css';

type Props = { step: Step; productNo: string };

/** A step of the application for a phone, on the mobile site; the bar above has the title. */
export function ApplicationPage({ step, productNo }: Props) {
  const { open, isMissing, error, retry } = useApplication(step, productNo);
  if (isMissing) return <NoApplication />;
  if (open) {
    return (
      <div className={styles.page}>
        <StepList draft={open.draft} current={step} />
        <div className={styles.summary}>
          <ChoiceSummary {...open} />
        </div>
        <ApplicationStep step={step} application={open} />
      </div>
    );
  }
  return error ? <ErrorNotice error={error} onRetry={retry} /> : <Skeleton height={480} />;
}

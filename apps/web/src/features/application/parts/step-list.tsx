import { type ApplicationStep, applicationSteps } from '@mall/contracts/application-codes';
import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { mayOpenStep, stepLabels } from '@mall/domain/application-steps';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import styles from './step-list.module.css';

/** The steps; those that may be opened are links. */
export function StepList({ draft, current }: { draft: ApplicationDraft; current: ApplicationStep }) {
  return (
    <Row as="ol" gap={6} className={styles.steps} aria-label="신청 단계">
      {applicationSteps.map((step, index) => {
        const text = (
          <>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {stepLabels[step]}
          </>
        );
        const isOpen = step !== current && mayOpenStep(draft, step);
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {isOpen ? (
              <ScreenLink screen="applicationStep" step={step} productNo={draft.productNo}>
                {text}
              </ScreenLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </Row>
  );
}

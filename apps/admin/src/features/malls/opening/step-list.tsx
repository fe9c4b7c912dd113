import type { MallOpening, OpeningStep } from '@mall/contracts/office/mall-opening';
import Check from 'lucide-react/icons/check';
import { OfficeLink } from '../../../kit/office-link.tsx';
import styles from './opening.module.css';
import { stepTitles } from './step-words.ts';

/** The mall's progress: each step with its decisions, in any order. */
export function StepList({ opening: { mallId, steps }, step: here }: { opening: MallOpening; step: OpeningStep }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <nav className={styles.rail} aria-label="몰 여는 단계">
      <div className={styles.progress}>
        <span id="opening-progress">{`${steps.length}단계 중 ${done}단계를 마쳤어요`}</span>
        <progress aria-labelledby="opening-progress" max={steps.length} value={done} />
      </div>
      <ol>
        {steps.map(({ step, isDone, words }, at) => (
          <li key={step}>
            <OfficeLink
              screen="mallOpening"
              params={{ mallId }}
              search={{ step }}
              className={styles.stepLink}
              aria-current={step === here ? 'step' : undefined}
            >
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Check size={13} strokeWidth={2.6} aria-label="마침" /> : at + 1}
              </span>
              <span>
                {stepTitles[step]}
                {words !== '' && <small>{words}</small>}
              </span>
            </OfficeLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

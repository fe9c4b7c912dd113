import { momentText } from '../lib/moments.ts';
import styles from './way.module.css';

type Props<Step extends string> = {
  steps: readonly Step[];
  names: Readonly<Record<Step, string>>;
  /** The index of the current step. */
  at: number;
  momentOf: (step: Step) => string | undefined;
};

/** The progress of something through its steps, with the time of each. */
export const Way = <Step extends string>({ steps, names, at, momentOf }: Props<Step>) => (
  <ol className={styles.way} aria-label="진행">
    {steps.map((step, index) => {
      const moment = index <= at ? momentOf(step) : undefined;
      return (
        <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <b>{names[step]}</b>
          <span>{moment && momentText(moment)}</span>
        </li>
      );
    })}
  </ol>
);

import { momentText } from '../lib/moments.ts';
import styles from './way.module.css';

type Props<Step extends string> = {
  steps: readonly Step[];
  names: Readonly<Record<Step, string>>;
  /** The place of the step at which it stands. */
  at: number;
  momentOf: (step: Step) => string | undefined;
};

/** How far something has come on its way, with when it came to each step. */
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

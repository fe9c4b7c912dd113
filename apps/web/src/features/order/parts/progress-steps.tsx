import styles from './progress-steps.module.css';

type Props = {
  label: string;
  steps: readonly string[] /** Index of the current step; -1: none yet. */;
  reached: number;
};

/** The progress of something, as dots on a line. */
export function ProgressSteps({ label, steps, reached }: Props) {
  return (
    <ol className={styles.steps} aria-label={label} style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}>
      {steps.map((step, index) => (
        <li key={step} data-done={index <= reached || undefined} aria-current={index === reached ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

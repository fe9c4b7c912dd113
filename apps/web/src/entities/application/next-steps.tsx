import type { ReactNode } from 'react';
import styles from './next-steps.module.css';

export type NextStep = { readonly title: string; readonly text: string };

/** What happens once somebody has applied, in its order, and what there is to mind. */
export function NextSteps({ steps, children }: { steps: readonly NextStep[]; children?: ReactNode }) {
  return (
    <section className={styles.next} aria-label="이제 이렇게 진행돼요">
      <h2>이제 이렇게 진행돼요</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

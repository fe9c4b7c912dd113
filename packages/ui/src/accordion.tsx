import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { cx } from './cx.ts';

type Props = {
  title: ReactNode;
  children: ReactNode;
  /** Of those that share a group, one is open at a time. */
  group?: string;
  isOpenAtFirst?: boolean;
  /** Called each time the fold opens. */
  onOpen?: () => void;
  className?: string;
};

/**
 * A title that opens the content below it. The browser's own `details`: it works before the script runs, and a search within the page opens
 * it. Stack several for a list of questions.
 */
export function Accordion({ title, children, group, isOpenAtFirst, onOpen, className }: Props) {
  return (
    <details
      className={cx(styles.accordion, className)}
      name={group}
      open={isOpenAtFirst}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.title}>
        <span className={styles.text}>{title}</span>
        <ChevronDown className={styles.mark} size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

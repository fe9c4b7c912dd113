import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './error-text.module.css';

type Props = {
  id?: string;
  /** It is announced when it appears. */
  isAnnounced?: boolean;
  children: ReactNode;
};

/** What failed, or what must be corrected at a control that is not a text field; nothing without a text. */
export function ErrorText({ id, isAnnounced = false, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './error-text.module.css';

type Props = {
  id?: string;
  /** It is read aloud when it appears. */
  isAnnounced?: boolean;
  children: ReactNode;
};

/** What has failed, or must be corrected where the control is no text field; nothing without words. */
export function ErrorText({ id, isAnnounced = false, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

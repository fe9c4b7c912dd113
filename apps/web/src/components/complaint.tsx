import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './complaint.module.css';

type Props = {
  id?: string;
  /** It is read aloud when it appears. */
  isAnnounced?: boolean;
  children: ReactNode;
};

/** What has failed, or must be put right where the control is no text field; nothing without words. */
export function Complaint({ id, isAnnounced = false, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={styles.complaint} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

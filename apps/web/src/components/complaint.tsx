import { CircleAlert } from 'lucide-react';
import styles from './complaint.module.css';

type Props = {
  id?: string;
  /** It is read aloud when it appears. */
  isAnnounced?: boolean;
  children: string | null | undefined;
};

/** What must be put right in a section whose control is no text field. */
export function Complaint({ id, isAnnounced = false, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={styles.complaint} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </p>
  );
}

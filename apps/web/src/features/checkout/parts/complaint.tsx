import { CircleAlert } from 'lucide-react';
import styles from './complaint.module.css';

/** What must be put right in a section whose control is no text field. */
export function Complaint({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.complaint}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </p>
  );
}

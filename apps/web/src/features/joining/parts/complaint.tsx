import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import styles from './joining.module.css';

/** What must be put right in a section whose control is no text field. */
export function Complaint({ children }: { children: string | undefined }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {children && (
        <p className={styles.complaint}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {children}
        </p>
      )}
    </div>
  );
}

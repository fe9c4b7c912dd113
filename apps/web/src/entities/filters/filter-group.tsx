import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

type Props = { title: string; isOpen?: boolean; children: ReactNode };

/** A collapsible group of filters under its title. */
export function FilterGroup({ title, isOpen = true, children }: Props) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={styles.groupBody}>{children}</div>
    </details>
  );
}

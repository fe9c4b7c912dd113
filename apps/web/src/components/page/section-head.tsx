import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import { MallLink } from '../link/mall-link.tsx';
import styles from './section-head.module.css';

type Props = { title: string; subtitle?: string; more?: { to: MallAddress; label: string }; children?: ReactNode };

/** The head of a section: title, a line below it, and either a link to the rest or the section's own controls. */
export function SectionHead({ title, subtitle, more, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
      {more && (
        <MallLink to={more.to} className={styles.more} aria-label={`${title} ${more.label}`}>
          {more.label}
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </MallLink>
      )}
    </div>
  );
}

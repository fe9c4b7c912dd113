import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/routing/use-page-title.ts';
import styles from './account-page.module.css';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** The frame of a page about access to an account: one column, a heading, and what to do. */
export function AccountPage({ title, lead, children }: Props) {
  usePageTitle(title);
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

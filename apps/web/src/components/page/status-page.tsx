import type { ReactNode } from 'react';
import styles from './status-page.module.css';

type Props = { picture: ReactNode; title: string; children: ReactNode; actions: ReactNode };

/** The frame of the not-found and the error page. */
export function StatusPage({ picture, title, children, actions }: Props) {
  return (
    <section className={styles.page}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

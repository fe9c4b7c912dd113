import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

type HeadProps = {
  title: ReactNode;
  /** The window's title; by default the title, when that is text. */
  name?: string;
  /** One line of context: which malls, as of when. */
  context?: ReactNode;
  /** Where it belongs, as a link. */
  parent?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
};

/** The head of a screen: title, one line of context, actions on the right. */
export function PageHead({ title, name, context, parent, badges, actions }: HeadProps) {
  useWindowTitle(name ?? (typeof title === 'string' ? title : '몰 관리자'));
  return (
    <header className={styles.head}>
      {parent && (
        <span className={styles.parent}>
          {parent}
          <ChevronRight size={13} aria-hidden="true" />
        </span>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {badges}
      {context && <span className={styles.context}>{context}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** Sets the title of the browser's tab. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | 몰 관리자`;
  }, [title]);
}

type PageProps = {
  children: ReactNode;
  isTinted?: boolean;
  /** Nothing inside can be focused, so the body itself can: for scrolling by keyboard. */
  isReadOnly?: boolean;
};

/** A screen that scrolls below its head. */
export function PageBody({ children, isTinted, isReadOnly }: PageProps) {
  return (
    <div className={styles.body} data-tinted={isTinted || undefined} tabIndex={isReadOnly ? 0 : undefined}>
      {children}
    </div>
  );
}

/** A thing, and further data beside it: history, memos, its owner. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.two}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}

type CardProps = {
  title?: ReactNode;
  /** Grey, beside the title. */
  note?: ReactNode;
  /** At the right of the head. */
  end?: ReactNode;
  footer?: ReactNode;
  /** Its content reaches the edges: tables and lists. */
  isFlush?: boolean;
  children?: ReactNode;
};

/** A framed section of a screen. */
export function Card({ title, note, end, footer, isFlush, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && (
        <header className={styles.cardHead}>
          <h2>{title}</h2>
          {note && <span className={styles.note}>{note}</span>}
          {end && <div className={styles.end}>{end}</div>}
        </header>
      )}
      <div className={styles.cardBody} data-flush={isFlush || undefined} data-headless={!title || undefined}>
        {children}
      </div>
      {footer && <footer className={styles.cardFoot}>{footer}</footer>}
    </section>
  );
}

/** A section of a drawer or of a side column. */
export function Part({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <header>
        <h3>{title}</h3>
        {end}
      </header>
      {children}
    </section>
  );
}

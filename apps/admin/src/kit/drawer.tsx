import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { type AuditedThing, ChangeHistory } from './change-history.tsx';
import styles from './drawer.module.css';
import { useKeys } from './keys/use-keys.ts';

/** How a drawer moves between rows and closes; provided by the list. */
export type DrawerWalk = {
  readonly close: () => void;
  readonly next?: (() => void) | undefined;
  readonly previous?: (() => void) | undefined;
  /** The same thing on its own page. */
  readonly page?: string | undefined;
};

export const DrawerContext = createContext<DrawerWalk>({ close: () => undefined });

/** Lets the content of a drawer close it or move on, for example after an action. */
export const useDrawer = (): DrawerWalk => use(DrawerContext);

type Props = {
  title: ReactNode;
  /** Its name for screen readers, when the title is not text. */
  label?: string;
  badge?: ReactNode;
  /** Beside the badge: the deadline. */
  note?: ReactNode;
  /** The thing as the audit names it, for its 변경 이력. */
  history?: AuditedThing | false | undefined;
  /** What the button will do, in words. */
  consequence?: ReactNode;
  /** Buttons; the next legal move last. */
  actions?: ReactNode;
  isWide?: boolean;
  /** Nearly the whole sheet, for work that the list only leads to; the content has its own padding. */
  isDesk?: boolean;
  children: ReactNode;
};

/** A thing beside its list, which keeps its place: J and K move on, Esc returns to the row. */
export function Drawer({ title, label, badge, note, history, consequence, actions, isWide, isDesk, children }: Props) {
  const { close, next, previous, page } = useDrawer();
  const own = useRef<HTMLElement>(null);
  useKeys([{ keys: 'escape', label: '닫기', group: '목록', run: close, inFields: true }]);
  useEffect(() => own.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={own}
      tabIndex={-1}
      className={styles.drawer}
      data-drawer=""
      data-wide={isWide || undefined}
      data-desk={isDesk || undefined}
      aria-label={label ?? (typeof title === 'string' ? title : '상세')}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        {badge}
        {note && <span className={styles.note}>{note}</span>}
        <div className={styles.walk}>
          {history && <ChangeHistory {...history} isSign />}
          <IconButton icon={ChevronUp} label="앞 항목" disabled={!previous} onClick={previous} />
          <IconButton icon={ChevronDown} label="다음 항목" disabled={!next} onClick={next} />
          {page !== undefined && (
            <a className={styles.page} href={page} target="_blank" rel="noreferrer" title="새 창에서 열기">
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="visually-hidden">새 창에서 열기</span>
            </a>
          )}
          <IconButton icon={X} label="닫기" onClick={close} />
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && (
        <footer className={styles.foot}>
          <span className={styles.consequence}>{consequence}</span>
          {actions}
        </footer>
      )}
    </section>
  );
}

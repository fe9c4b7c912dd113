import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { type AuditedThing, ChangeHistory } from './change-history.tsx';
import styles from './drawer.module.css';
import { useKeys } from './keys/use-keys.ts';

/** How a drawer leads on; the list gives it. */
export type DrawerWalk = {
  readonly close: () => void;
  readonly next?: (() => void) | undefined;
  readonly previous?: (() => void) | undefined;
  /** The same thing as a page of its own. */
  readonly page?: string | undefined;
};

export const DrawerContext = createContext<DrawerWalk>({ close: () => undefined });

/** Closes or walks the drawer that one is in, as after a thing is done. */
export const useDrawer = (): DrawerWalk => use(DrawerContext);

type Props = {
  title: ReactNode;
  /** Its name for screen readers, where the title is no text. */
  label?: string;
  badge?: ReactNode;
  /** Beside the badge: until when. */
  note?: ReactNode;
  /** The thing as the audit names it: its 변경 이력 is one press away. */
  history?: AuditedThing | false | undefined;
  /** What pressing the button will do, in words. */
  consequence?: ReactNode;
  /** Buttons; the next legal move last. */
  actions?: ReactNode;
  isWide?: boolean;
  /** Nearly all of the sheet, for work that a list only leads to; its content brings its own edges. */
  isDesk?: boolean;
  children: ReactNode;
};

/** A thing beside its list, which stays where it was: J and K walk on, Esc goes back to the row. */
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

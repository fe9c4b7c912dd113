import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { panelMilliseconds, usePanelPhase } from '../../lib/browser/use-panel-phase.ts';
import { useScrollLock } from '../../lib/browser/use-scroll-lock.ts';
import styles from './slide-up.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  /** How long each slide takes, in milliseconds. */
  duration?: number;
  children: ReactNode;
};

/** R4.12: a full-screen panel that slides up over everything, traps the focus and locks the page behind it. */
export function SlideUp({ isOpen, onClose, label, duration = panelMilliseconds, children }: Props) {
  const phase = usePanelPhase(isOpen, duration);
  const panel = useRef<HTMLDialogElement>(null);
  const isShown = phase !== 'exited';
  useScrollLock(isShown);
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!isShown || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The panel has left the page by then, and a browser returns the focus only from an element in the page.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <dialog
      ref={panel}
      className={styles.panel}
      data-phase={phase}
      style={{ '--t-slide': `${duration}ms` } as CSSProperties}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

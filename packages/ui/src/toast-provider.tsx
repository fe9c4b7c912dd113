import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import styles from './toast-provider.module.css';

export type ToastOptions = {
  message: string;
  /** A button, or a link with a complete address, since toasts are outside of any page. */
  action?: ReactNode;
  tone?: 'ok' | 'err';
};

type Show = (options: ToastOptions | string) => void;
type Shown = ToastOptions & { id: number };

/** Long enough to read it and to reach its action; it stays while it is hovered or focused. */
const shownMs = 7000;
const leaveMs = 120;
const ToastContext = createContext<Show | null>(null);

let lastId = 0;

/** One toast at a time, bottom centre, read politely. Place it inside the router so that actions may be links. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const show = useCallback<Show>((options) => {
    lastId += 1;
    setToast({ ...(typeof options === 'string' ? { message: options } : options), id: lastId });
  }, []);
  const remove = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <div className={styles.region} role="status" aria-live="polite">
          {toast && <Toast key={toast.id} {...toast} onGone={remove} />}
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}

export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('A toast was shown outside ToastProvider');
  return show;
}

function Toast({ message, action, tone = 'ok', onGone }: ToastOptions & { onGone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(isLeaving ? onGone : () => setLeaving(true), isLeaving ? leaveMs : shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, isLeaving, onGone]);
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert;
  // Its time must not run out while it is hovered or focused.
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding is a courtesy, the action inside is the control
    <div
      className={cx(styles.toast, isLeaving && !isHeld && styles.leaving)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{message}</span>
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}

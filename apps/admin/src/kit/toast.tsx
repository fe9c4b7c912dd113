import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { errorText } from '../lib/office-error.ts';
import { Kbd } from './keys/kbd.tsx';
import { useKeys } from './keys/use-keys.ts';
import styles from './toast.module.css';

type ToastOptions = {
  readonly message: string;
  /** Undoes the action; offered for ten seconds, also as ⌘Z. */
  readonly undo?: () => unknown;
  /** A further action. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Failures stay until they are closed. */
  readonly tone?: 'ok' | 'err';
};
type Toast = ToastOptions & { readonly id: number };

type Show = {
  /** What happened, as a person would say it: `4건을 발송했어요`. */
  (options: ToastOptions | string): void;
  /** What went wrong, in the server's words. */
  readonly error: (error: unknown, fallback?: string) => void;
};

const shownSeconds = 5;
const undoSeconds = 10;
const ToastContext = createContext<Show | null>(null);
let lastId = 0;

/** One toast at a time, with a failure beside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [show] = useState(() => {
    const add = (options: ToastOptions | string) => {
      lastId += 1;
      const toast = { ...(typeof options === 'string' ? { message: options } : options), id: lastId };
      setToasts((shown) => [...shown.filter(({ tone }) => tone !== toast.tone), toast]);
    };
    const error = (cause: unknown, fallback?: string) => add({ message: errorText(cause, fallback), tone: 'err' });
    return Object.assign(add, { error });
  });
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <div className={styles.region} role="status" aria-live="polite">
          {toasts.map((toast) => (
            <ToastView key={toast.id} {...toast} onGone={() => remove(toast.id)} />
          ))}
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}

/** Says what has happened: `toast({ message: '4건을 발송했어요', undo })`. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('A toast was shown outside ToastProvider');
  return show;
}

function ToastView({ message, undo, action, tone = 'ok', onGone }: Toast & { onGone: () => void }) {
  const left = useCountdown(tone === 'err' ? undefined : undo ? undoSeconds : shownSeconds, onGone);
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert;
  const closing = (run: () => unknown) => () => {
    onGone();
    run();
  };
  const takeBack = closing(() => undo?.());
  return (
    <div className={styles.toast} data-tone={tone} {...left.held}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{message}</span>
      {action && (
        <button type="button" className={styles.link} onClick={closing(action.run)}>
          {action.label}
        </button>
      )}
      {undo && (
        <button type="button" className={styles.link} onClick={takeBack}>
          되돌리기
        </button>
      )}
      {undo && <UndoKey run={takeBack} />}
      {undo && <span className={styles.left}>{left.seconds}초</span>}
      {tone === 'err' && (
        <button type="button" className={styles.close} aria-label="알림 닫기" onClick={onGone}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function UndoKey({ run }: { run: () => void }) {
  useKeys([{ keys: 'mod+z', label: '되돌리기', group: '공통', run }]);
  return <Kbd keys="mod+z" />;
}

/** Whole seconds left; paused while somebody hovers over or focuses it. */
function useCountdown(from: number | undefined, onEnd: () => void) {
  const [seconds, setSeconds] = useState(from ?? 0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (from === undefined || isHeld) return;
    const timer = setTimeout(() => (seconds <= 1 ? onEnd() : setSeconds(seconds - 1)), 1000);
    return () => clearTimeout(timer);
  }, [from, isHeld, seconds, onEnd]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return { seconds, held: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } };
}

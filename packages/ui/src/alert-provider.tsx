import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { AlertBox } from './alert-box.tsx';

export type AlertOptions = {
  /** `알림` by default; `안내` for load failures and notices. */
  title?: string;
  message: ReactNode;
  /** `확인` by default. */
  confirmLabel?: string;
};

export type ConfirmOptions = AlertOptions & { cancelLabel?: string };

type Request = ConfirmOptions & { id: number; hasCancel: boolean; resolve: (isConfirmed: boolean) => void };
type OpenDialog = (options: ConfirmOptions, hasCancel: boolean) => Promise<boolean>;

const AlertContext = createContext<OpenDialog | null>(null);

let lastId = 0;

/** Shows alerts one after another, above everything else. Place it inside the router so that messages may contain links. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Request[]>([]);
  const open = useCallback<OpenDialog>(
    (options, hasCancel) =>
      new Promise((resolve) => {
        lastId += 1;
        const request = { ...options, id: lastId, hasCancel, resolve };
        setQueue((waiting) => [...waiting, request]);
      }),
    [],
  );
  const [current] = queue;
  return (
    <AlertContext value={open}>
      {children}
      {current && (
        <AlertBox
          key={current.id}
          title={current.title ?? '알림'}
          message={current.message}
          confirmLabel={current.confirmLabel ?? '확인'}
          cancelLabel={current.hasCancel ? (current.cancelLabel ?? '취소') : undefined}
          onDecide={(isConfirmed) => {
            setQueue((waiting) => waiting.filter(({ id }) => id !== current.id));
            current.resolve(isConfirmed);
          }}
        />
      )}
    </AlertContext>
  );
}

function useDialog(): OpenDialog {
  const open = use(AlertContext);
  if (!open) throw new Error('An alert was opened outside AlertProvider');
  return open;
}

/** `await alert('최대 3개까지 선택 가능합니다.')`: one button, resolves when it closes. */
export function useAlert(): (options: AlertOptions | string) => Promise<void> {
  const open = useDialog();
  return useCallback(
    async (options) => {
      await open(typeof options === 'string' ? { message: options } : options, false);
    },
    [open],
  );
}

/** Like an alert with a second button to cancel: resolves true only for the confirming button. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const open = useDialog();
  return useCallback((options) => open(options, true), [open]);
}

import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { AlertBox } from './alert-box.tsx';

export type AlertOptions = {
  /** `알림` unless given; `안내` for load failures and notices. */
  title?: string;
  message: ReactNode;
  /** `확인` unless given. */
  confirmLabel?: string;
};

export type ConfirmOptions = AlertOptions & { cancelLabel?: string };

type Request = ConfirmOptions & { id: number; hasCancel: boolean; answer: (isConfirmed: boolean) => void };
type Ask = (options: ConfirmOptions, hasCancel: boolean) => Promise<boolean>;

const AlertContext = createContext<Ask | null>(null);

let lastId = 0;

/** Shows alerts one after another, above everything else. Place it inside the router so that messages may hold links. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Request[]>([]);
  const ask = useCallback<Ask>(
    (options, hasCancel) =>
      new Promise((answer) => {
        lastId += 1;
        const request = { ...options, id: lastId, hasCancel, answer };
        setQueue((waiting) => [...waiting, request]);
      }),
    [],
  );
  const [current] = queue;
  return (
    <AlertContext value={ask}>
      {children}
      {current && (
        <AlertBox
          key={current.id}
          title={current.title ?? '알림'}
          message={current.message}
          confirmLabel={current.confirmLabel ?? '확인'}
          cancelLabel={current.hasCancel ? (current.cancelLabel ?? '취소') : undefined}
          onAnswer={(isConfirmed) => {
            setQueue((waiting) => waiting.filter(({ id }) => id !== current.id));
            current.answer(isConfirmed);
          }}
        />
      )}
    </AlertContext>
  );
}

function useAsk(): Ask {
  const ask = use(AlertContext);
  if (!ask) throw new Error('An alert was asked for outside AlertProvider');
  return ask;
}

/** `await alert('최대 3개까지 선택 가능합니다.')`: one button, resolves when it closes. */
export function useAlert(): (options: AlertOptions | string) => Promise<void> {
  const ask = useAsk();
  return useCallback(
    async (options) => {
      await ask(typeof options === 'string' ? { message: options } : options, false);
    },
    [ask],
  );
}

/** Like an alert with a way back: resolves true only for the confirming button. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((options) => ask(options, true), [ask]);
}

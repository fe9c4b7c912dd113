import { showMe } from '@mall/contracts/office/account';
import * as contract from '@mall/contracts/office/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '../../kit/overlay/modal.tsx';
import { callOffice } from '../../lib/call.ts';
import { handleInterruptions, type Interruption } from '../../lib/interruption.ts';
import { reading } from '../../lib/use-office.ts';
import { ProofForm } from './proof-form.tsx';
import { SignInFlow } from './sign-in-flow.tsx';

type Open = { readonly kind: Interruption; readonly resolve: (isProved: boolean) => void };

const titles: Readonly<Record<Interruption, string>> = {
  ended: '다시 로그인해 주세요',
  locked: '오래 쓰지 않아 화면을 잠갔어요',
  unproved: '본인인지 한 번 더 확인할게요',
};

/** Asks for proof of identity over the current screen, which stays as it is: typed text is not lost. */
export function SessionGuard() {
  const [open, setOpen] = useState<Open>();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(reading(showMe));
  useEffect(() => handleInterruptions((kind) => new Promise((resolve) => setOpen({ kind, resolve }))), []);
  useIdleLock(() => setOpen((now) => now ?? { kind: 'locked', resolve: () => {} }));
  if (!open) return null;
  const end = (isProved: boolean) => {
    setOpen(undefined);
    open.resolve(isProved);
    if (isProved) void queryClient.invalidateQueries({ queryKey: [showMe.path] });
  };
  const { kind } = open;
  return (
    <Modal
      isOpen
      isClosable={kind === 'unproved'}
      onClose={() => end(false)}
      title={titles[kind]}
      {...(me && kind !== 'ended' && { note: me.name })}
    >
      {kind === 'ended' ? (
        <SignInFlow email={me?.email ?? ''} onSignedIn={() => end(true)} />
      ) : (
        <ProofForm isLocked={kind === 'locked'} onProved={() => end(true)} />
      )}
    </Modal>
  );
}

const idleMilliseconds = 30 * 60_000;

/** Locks an idle screen: the server locks sessions without calls, and lists that refresh themselves must not keep one open. */
function useIdleLock(lock: () => void): void {
  const latest = useRef(lock);
  latest.current = lock;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const expire = () =>
      void callOffice(contract.lockSession)
        .catch(() => undefined)
        .then(() => latest.current());
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(expire, idleMilliseconds);
    };
    touch();
    const events = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const event of events) addEventListener(event, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, touch);
    };
  }, []);
}

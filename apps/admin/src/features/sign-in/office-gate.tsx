import { showMe } from '@mall/contracts/office/account';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Failure } from '../../kit/states.tsx';
import { isOfficeError } from '../../lib/office-error.ts';
import { reading } from '../../lib/use-office.ts';
import { Entrance } from './entrance.tsx';
import { SignInPage } from './sign-in.page.tsx';

const ProofForm = lazy(() => import('./proof-form.tsx').then((module) => ({ default: module.ProofForm })));

/** Shows the office with a session, and otherwise the sign-in, at every address. */
export function OfficeGate({ children }: { children: ReactNode }) {
  const me = useQuery({ ...reading(showMe), staleTime: 60_000 });
  if (me.data) return children;
  if (me.isPending) return null;
  if (isOfficeError(me.error, '4010')) return <SignInPage />;
  // The session was already locked when the page was loaded.
  if (isOfficeError(me.error, '4011')) return <LockedPage onOpen={() => void me.refetch()} />;
  return <Failure error={me.error} what="관리자 화면을" retry={() => void me.refetch()} />;
}

function LockedPage({ onOpen }: { onOpen: () => void }) {
  return (
    <Entrance>
      <Suspense>
        <ProofForm isLocked onProved={onOpen} />
      </Suspense>
    </Entrance>
  );
}

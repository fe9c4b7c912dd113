import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../entities/member/use-session.ts';
import { TemporaryPasswordNotice } from './temporary-password-notice.tsx';

const Reconsent = lazy(async () => ({
  default: (await import('../../features/member/parts/reconsent.tsx')).Reconsent,
}));

/** The temporary password comes first: a session with one can do nothing else. */
export function DueNotices(): ReactNode {
  const { user } = useSession();
  if (user?.hasTemporaryPassword) return <TemporaryPasswordNotice />;
  return (
    <Suspense>
      <Reconsent />
    </Suspense>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../entities/member/use-session.ts';

// If this fails to load, it is requested again with the next page.
const Notices = lazy(() =>
  import('./due-notices.tsx').then(
    ({ DueNotices }) => ({ default: DueNotices }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** What few members must handle before anything else; its code therefore loads only for them. */
export function MemberNotices() {
  const { user } = useSession();
  return (
    (user?.hasTemporaryPassword || user?.owesConsent) && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}

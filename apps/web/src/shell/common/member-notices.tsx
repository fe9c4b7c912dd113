import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../entities/member/use-session.ts';

// What does not come is asked for again with the next page.
const Notices = lazy(() =>
  import('./due-notices.tsx').then(
    ({ DueNotices }) => ({ default: DueNotices }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** What few members have to see to before anything else, whose code therefore loads for them alone. */
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

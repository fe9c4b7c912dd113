import type { UserInfo } from '@mall/contracts/auth';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../entities/member/use-session.ts';

type Due = ComponentType<{ user: UserInfo }>;

/** Asked for again with the next page when it does not come. */
const Notices = lazy(async (): Promise<{ default: Due }> => {
  const part = await import('./due-notices.tsx').catch(() => undefined);
  return { default: part?.DueNotices ?? (() => null) };
});

/** What few members have to see to before anything else, whose code therefore loads for them alone. */
export function MemberNotices() {
  const { user } = useSession();
  return (
    (user?.hasTemporaryPassword || user?.owesConsent) && (
      <Suspense>
        <Notices user={user} />
      </Suspense>
    )
  );
}

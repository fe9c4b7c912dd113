import { useMall } from '../../lib/mall/mall-context.tsx';
import { useSession } from './use-session.ts';

/** What to call the member on screen; the guest whom a marketing mall signs in has no name of their own (R1.06). */
export function useMemberName(): string | undefined {
  const { mall } = useMall();
  const { user } = useSession();
  return mall.isMarketing ? undefined : user?.memberName;
}

import { useMall } from '../../lib/mall/mall-context.tsx';
import { useSession } from './use-session.ts';

/** The member's name on screen; the guest of a marketing mall has no name (R1.06). */
export function useMemberName(): string | undefined {
  const { mall } = useMall();
  const { user } = useSession();
  return mall.isMarketing ? undefined : user?.memberName;
}

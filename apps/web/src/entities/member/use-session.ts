import type { UserInfo } from '@mall/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { userInfoQuery } from './user-info.query.ts';

export type Session = { isSignedIn: boolean; user: UserInfo | undefined };

/** Whether somebody is signed in, and who. */
export function useSession(): Session {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...userInfoQuery(), enabled: isSignedIn });
  return { isSignedIn, user: isSignedIn ? data : undefined };
}

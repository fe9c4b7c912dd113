import { useQueryClient } from '@tanstack/react-query';
import { Entrance } from './entrance.tsx';
import { SignInFlow } from './sign-in-flow.tsx';

/** Shown at every address until somebody has signed in; then the address shows its own page. */
export function SignInPage() {
  const queryClient = useQueryClient();
  return (
    <Entrance>
      <title>로그인 | 몰 관리자</title>
      <SignInFlow onSignedIn={() => void queryClient.resetQueries()} />
    </Entrance>
  );
}

import { chatVisit } from '@mall/contracts/chatbot';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../../entities/member/user-info.query.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';

/** R6.06: the chat window's address with the mall and the member, if any; null until the session is known. */
export function useChatAddress(): string | null {
  const { mall, chatbotUrl } = useMall();
  const isSignedIn = useIsSignedIn();
  const { data: user, isPending } = useQuery({ ...userInfoQuery(), enabled: isSignedIn });
  if (chatbotUrl === undefined || (isSignedIn && isPending)) return null;
  const visit = { mallId: mall.mallId, mallName: mall.name, ...(isSignedIn && user && { memberNo: user.memberNo }) };
  const address = new URL(chatbotUrl);
  for (const [name, value] of Object.entries(chatVisit.encode(visit))) address.searchParams.set(name, value);
  return address.href;
}

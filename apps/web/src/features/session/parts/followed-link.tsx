import { approvalWords } from '@mall/domain/approval-words';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Text } from '@mall/ui/text';
import { useQuery } from '@tanstack/react-query';
import { UnbrokenNumbers } from '../../../components/content/unbroken-numbers.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { followLinkQuery } from '../api/follow-link.query.ts';
import styles from './held-mail.module.css';

const effects = {
  EMAIL_VERIFIED: '이메일을 확인했어요. 이제 로그인할 수 있어요.',
  EMAIL_CHANGED: '이메일을 바꿨어요. 다른 기기에서는 로그아웃했어요.',
  AWAKE: '휴면 상태를 해제했어요. 이제 로그인할 수 있어요.',
} as const;
const failed = '링크를 확인하지 못했어요. 잠시 뒤에 다시 열어 주세요.';

/** The result of a mail's link, in words. */
export function FollowedLink({ token }: { token: string }) {
  const { data, error } = useQuery(followLinkQuery(token));
  const openMall = useMall();
  const { decides, contact } = approvalWords(openMall.mall);
  const isSignedIn = useIsSignedIn();
  const next = isSignedIn ? homeBelowMall(openMall) : '/login';
  if (error) {
    return (
      <div className={styles.form}>
        <Text variant="reading" tone="soft" role="alert">
          {errorText(error, failed)}
        </Text>
        <Button variant="primary" size="xl" block render={<ScreenLink screen="login" />}>
          로그인하고 메일 다시 받기
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Text variant="reading" tone="soft" role="status">
        링크를 확인하고 있어요…
      </Text>
    );
  }
  // Nothing is left to do here: signing in would repeat the message.
  if (data.isAwaitingApproval) {
    return (
      <div className={styles.form} role="status">
        <Text variant="reading" tone="soft">
          <b>이메일을 확인했어요.</b>
        </Text>
        <Text variant="reading" tone="soft">
          {decides}
        </Text>
        <Note>
          <UnbrokenNumbers text={contact} />
        </Note>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <Text variant="reading" tone="soft" role="status">
        {effects[data.effect]}
      </Text>
      <Button variant="primary" size="xl" block render={<MallLink to={next} />}>
        {isSignedIn ? '홈으로 가기' : '로그인'}
      </Button>
    </div>
  );
}

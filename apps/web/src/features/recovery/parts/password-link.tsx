import { Button } from '@mall/ui/button';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { usePasswordLink } from '../model/use-reset-password.ts';
import styles from './recovery.module.css';
import { Result } from './result.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

/** The page of the mailed link. */
export function PasswordLink({ token }: { token: string }) {
  const { data, error, isPending, mutate } = usePasswordLink();
  if (data) return <TemporaryPassword {...data} />;
  if (error) {
    return (
      <Result title="임시 비밀번호를 만들지 못했어요">
        <Text variant="reading" tone="soft">
          {errorText(error, '잠시 뒤에 다시 시도해 주세요.')}
        </Text>
        <Button variant="primary" size="xl" block render={<ScreenLink screen="findPassword" />}>
          비밀번호 다시 찾기
        </Button>
      </Result>
    );
  }
  return (
    <div className={styles.form}>
      <Text variant="reading" tone="soft">
        임시 비밀번호를 만들면 지금 비밀번호는 쓸 수 없고, 로그인한 모든 기기에서 로그아웃돼요.
      </Text>
      <Button variant="primary" size="xl" block isLoading={isPending} onClick={() => isPending || mutate(token)}>
        임시 비밀번호 만들기
      </Button>
    </div>
  );
}

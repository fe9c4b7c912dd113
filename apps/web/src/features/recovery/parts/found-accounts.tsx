import type { FoundAccount } from '@mall/contracts/recovery';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Note } from '@mall/ui/note';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { NoAccount } from './no-account.tsx';
import styles from './recovery.module.css';
import { Result } from './result.tsx';

type Props = { accounts: readonly FoundAccount[]; mailedTo: readonly string[] };

/** The ids of the certified person, masked on the screen; the mail has them in full. */
export function FoundAccounts({ accounts, mailedTo }: Props) {
  if (accounts.length === 0) return <NoAccount />;
  return (
    <Result title="아이디를 찾았어요">
      <ul className={styles.accounts}>
        {accounts.map(({ maskedId, joinedOn }) => (
          <li key={maskedId + joinedOn}>
            <b>{maskedId}</b>
            <span>{joinedOn.replaceAll('-', '. ')} 가입</span>
          </li>
        ))}
      </ul>
      {mailedTo.length > 0 ? (
        <Note>
          <p>전체 아이디는 가입할 때 확인한 이메일로 보냈어요.</p>
          <Text as="ul" weight="semibold">
            {mailedTo.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </Text>
        </Note>
      ) : (
        <Note>확인한 이메일이 없어요. 비밀번호를 찾으면 전체 아이디도 함께 알려 드려요.</Note>
      )}
      <Grid columns="1fr 1fr" gap={10}>
        <Button size="xl" render={<ScreenLink screen="findPassword" />}>
          비밀번호 찾기
        </Button>
        <Button variant="primary" size="xl" render={<ScreenLink screen="login" />}>
          로그인
        </Button>
      </Grid>
    </Result>
  );
}

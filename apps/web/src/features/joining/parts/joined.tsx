import { approvalWords } from '@mall/domain/approval-words';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { UnbrokenNumbers } from '../../../components/content/unbroken-numbers.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './joining.module.css';

type Props = { maskedEmail: string; needsApproval: boolean };

/** What is left to do: the link in the mail. */
export function Joined({ maskedEmail, needsApproval }: Props) {
  const { decides, contact } = approvalWords(useMall().mall);
  return (
    <Stack
      as="section"
      gap={18}
      className={styles.joined}
      aria-label="메일을 확인해 주세요"
      tabIndex={-1}
      ref={(section) => section?.focus()}
    >
      <Text as="h2" tone="strong">
        메일을 확인해 주세요
      </Text>
      <p>
        <b>{maskedEmail}</b> 주소로 메일을 보냈어요. 24시간 안에 메일의 링크를 눌러{' '}
        {needsApproval ? '이메일을 확인해 주세요.' : '이메일을 확인하면 가입이 끝나요.'}
      </p>
      {needsApproval && (
        <>
          <p>그다음 {decides}</p>
          <p>
            <UnbrokenNumbers text={contact} />
          </p>
        </>
      )}
      <Note>메일이 오지 않으면 스팸함을 확인해 주세요. 로그인하면 메일을 다시 받을 수 있어요.</Note>
      <Button variant="primary" size="xl" block render={<ScreenLink screen="login" />}>
        로그인하러 가기
      </Button>
    </Stack>
  );
}
